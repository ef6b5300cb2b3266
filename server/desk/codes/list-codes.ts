import type { CodeState, ListedCode } from '#engine/contract/desk-codes.ts';
import { audienceOf } from '#engine/event/documents/discounts/audience.ts';
import { isActive } from '#engine/event/documents/discounts/is-active.ts';
import type { Discount } from '#engine/event/documents/discounts/schema.ts';
import { LOCALES, resolveText } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { type CodeTime, lettersOf, timeOf } from '#server/discounts/applied-codes.ts';
import { takenOf } from '#server/inventory/inventory-lock.ts';
import { folded, searchWords } from '../search-words.ts';
import { codesOf } from './publish-codes.ts';

const PAGE = 50;

/** Which codes to list. */
export type CodeFilter = {
  readonly q?: string | undefined;
  readonly kind?: Discount['kind'] | undefined;
  readonly state?: CodeState | undefined;
  readonly batch?: string | undefined;
};

type Configured = { readonly configuration: ConfigurationStore; readonly eventCode: string };

/** The codes of an event that match, the newest first, with their uses. */
export async function matchingCodes(
  db: Database,
  { configuration, eventCode }: Configured,
  filter: CodeFilter,
  time: CodeTime,
): Promise<ListedCode[]> {
  const uses = await takenOf(db, eventCode, 'discount');
  return codesOf(configuration, eventCode)
    .toReversed()
    .map((discount) => listedCode(discount, uses.get(discount.code) ?? 0, time))
    .filter(matcher(filter));
}

/** A page of them, and how many match in all with their uses. */
export async function listCodes(
  db: Database,
  configured: Configured,
  { after, ...filter }: CodeFilter & { readonly after?: string | undefined },
  time: CodeTime,
): Promise<{ rows: ListedCode[]; count: number; uses: number; next?: string }> {
  const all = await matchingCodes(db, configured, filter, time);
  const start = after === undefined ? 0 : all.findIndex(({ code }) => code === after) + 1;
  const rows = all.slice(start, start + PAGE);
  const last = rows.at(-1)?.code;
  return {
    rows,
    count: all.length,
    uses: all.reduce((sum, { uses }) => sum + uses, 0),
    ...(start + PAGE < all.length && last !== undefined && { next: last }),
  };
}

/** The batches of an event, the newest first. */
export function batchesOf(codes: readonly Discount[]): { batch: string; codes: number; active: number }[] {
  const batches = new Map<string, { batch: string; codes: number; active: number }>();
  for (const discount of codes.toReversed()) {
    if (discount.batch === undefined) continue;
    const found = batches.get(discount.batch) ?? { batch: discount.batch, codes: 0, active: 0 };
    found.codes += 1;
    if (isActive(discount)) found.active += 1;
    batches.set(discount.batch, found);
  }
  return [...batches.values()];
}

function listedCode(discount: Discount, uses: number, time: CodeTime): ListedCode {
  const { when, active: _, ...rest } = discount;
  const audience = audienceOf(when);
  return {
    ...rest,
    state: stateOf(discount, uses, time),
    uses,
    ...(audience ?? { conditional: 'Y' as const }),
  };
}

/** The state of a code at a given time. */
export function stateOf(discount: Discount, uses: number, time: CodeTime): CodeState {
  if (!isActive(discount)) return 'inactive';
  const when = timeOf(discount, time);
  if (when === 'after') return 'over';
  if (discount.limit !== undefined && uses >= discount.limit) return 'used_up';
  return when === 'before' ? 'upcoming' : 'usable';
}

function matcher({ q = '', kind, state, batch }: CodeFilter): (code: ListedCode) => boolean {
  const words = searchWords(q);
  const letters = lettersOf(q);
  return (code) => {
    if (kind !== undefined && code.kind !== kind) return false;
    if (state !== undefined && code.state !== state) return false;
    if (batch !== undefined && code.batch !== batch) return false;
    if (words.length === 0) return true;
    // A code is found with or without its hyphens.
    if (letters !== '' && lettersOf(code.code).includes(letters)) return true;
    const text = folded(
      [code.code, code.batch ?? '', ...LOCALES.map((locale) => resolveText(code.label, locale))].join(' '),
    );
    return words.every((word) => text.includes(word));
  };
}
