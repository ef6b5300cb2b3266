import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CodesPlan } from '#engine/contract/desk-codes.ts';
import { isActive } from '#engine/event/documents/discounts/is-active.ts';
import type { Discount } from '#engine/event/documents/discounts/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { hold } from '#server/database/schema.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { codesChanged } from './codes-problems.ts';
import { codesOf, type Publication, publishCodes } from './publish-codes.ts';

/** Codes to deactivate or activate: one, or those of a batch. */
export type ChosenCodes = {
  readonly code?: string | undefined;
  readonly batch?: string | undefined;
  readonly active: 'Y' | 'N';
};

/** What deactivating or activating codes would do. Throws 404 for an unknown code or batch. */
export async function planCodes(
  db: Database,
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
  chosen: ChosenCodes,
): Promise<CodesPlan> {
  const codes = changing(codesOf(configuration, eventCode), chosen).map(({ code }) => code);
  if (codes.length === 0) return { codes: 0, uses: 0, drafts: 0 };
  const among = (state: 'reserved' | 'held') =>
    sql<number>`count(*) filter (where ${hold.state} = ${state})::int`;
  const [held] = await db
    .select({ uses: among('reserved'), drafts: among('held') })
    .from(hold)
    .where(and(eq(hold.eventCode, eventCode), eq(hold.kind, 'discount'), inArray(hold.item, codes)));
  return { codes: codes.length, uses: held?.uses ?? 0, drafts: held?.drafts ?? 0 };
}

/** Deactivates or activates codes, and returns the result of `around`. Throws 409 if others change than `expected`. */
export async function setCodesActive<Result>(
  configuration: ConfigurationStore,
  eventCode: string,
  chosen: ChosenCodes,
  expected: number,
  around: Publication<Result>,
): Promise<Result> {
  const change = (all: readonly Discount[]): Discount[] => {
    const codes = new Set(changing(all, chosen).map(({ code }) => code));
    if (codes.size !== expected) throw codesChanged();
    return all.map((discount) => {
      if (!codes.has(discount.code)) return discount;
      const { active: _, ...rest } = discount;
      return chosen.active === 'Y' ? rest : { ...rest, active: 'N' };
    });
  };
  return publishCodes(configuration, eventCode, change, around);
}

/** The chosen codes that are not yet as they should be. */
function changing(all: readonly Discount[], { code, batch, active }: ChosenCodes): Discount[] {
  const chosen = all.filter((each) => (code === undefined ? each.batch === batch : each.code === code));
  if ((code === undefined) === (batch === undefined) || chosen.length === 0) throw notFound();
  return chosen.filter((each) => isActive(each) !== (active === 'Y'));
}
