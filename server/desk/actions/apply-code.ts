import type { CodePreview } from '#engine/contract/desk-discount.ts';
import type { Discount } from '#engine/event/documents/discounts/schema.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { scopeOf } from '#server/answers/condition-scope.ts';
import { openInvoicesOf } from '#server/billing/invoice-rows.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import type { Database } from '#server/database/database.ts';
import { asCode, findMeant } from '#server/discounts/applied-codes.ts';
import { applyCode } from '#server/discounts/apply-code.ts';
import { codeProblems, refusalOf } from '#server/discounts/code-problems.ts';
import { type DossierRow, lockDossier } from '#server/dossiers/dossier-row.ts';
import { lockUnsubmitted } from '#server/dossiers/lock-unsubmitted.ts';
import { refuseWhilePaying } from '#server/dossiers/payment-under-way.ts';
import { alreadyCancelled } from '#server/dossiers/registration-problems.ts';
import { type HoldRow, picksOf, reserveHold, takeHold } from '#server/inventory/holds.ts';
import { isSoldOut, lockItems, takenOf } from '#server/inventory/inventory-lock.ts';
import type { EventLink } from '#server/mail/event-link.ts';
import { quotePicked } from '#server/prices/quote-dossier.ts';
import { quoteOfRecord } from '#server/refunds/quote-of-record.ts';
import { chargesOf, leftOf, lockCharges } from '#server/refunds/refund-left.ts';
import { invalidField } from '#server/refusals/refusal.ts';
import { type Adjusting, adjustOwed, owedOn, previewAdjustment } from './adjust-owed.ts';

const FIELD = 'discount_code';

type Configured = { readonly configuration: ConfigurationStore };

/**
 * What a code would save: of a draft, off its price; of a submitted registration, as a credit. Throws 422 for a code that
 * cannot be applied, or saves nothing of what was submitted.
 */
export async function previewCode(
  db: Database,
  configured: Configured,
  event: EventDocument,
  row: DossierRow,
  typed: string,
  now = new Date(),
): Promise<CodePreview> {
  const { configuration } = configured;
  const discount = await usableCode(db, configuration, event, row, typed, now);
  const { before, after } = await quotesWith(db, configuration, row, discount, now);
  const item = { kind: 'discount' as const, item: discount.code };
  if (await isSoldOut(db, row, item, discount.limit, now)) throw invalidField(FIELD, codeProblems.usedUp);
  const uses = (await takenOf(db, row.eventCode, 'discount', [discount.code])).get(discount.code) ?? 0;
  const about = {
    discount_code: discount.code,
    label: discount.label,
    uses,
    ...(discount.limit !== undefined && { limit: discount.limit }),
  };
  if (row.status !== 'Submitted') return { ...about, saves: before - after, total: after };
  const { amount } = await creditFor(db, row, before - after);
  const credit = await previewAdjustment(db, configured, row, { kind: 'credit', amount });
  return { ...about, saves: amount, credit };
}

/** A code that was applied, and what it saves in cents. */
export type AppliedByDesk = { readonly code: string; readonly saves: number };

/**
 * Applies a code to a registration: counted as its holder's own in a draft; in a submitted one a use of it is kept, and
 * what it saves becomes a credit. Throws as `previewCode` and `adjustOwed` do.
 */
export async function applyCodeAtDesk(
  tx: Database,
  stores: Stores & { link: EventLink },
  event: EventDocument,
  { id, status }: DossierRow,
  typed: string,
  adjusting: Adjusting,
  now = new Date(),
): Promise<AppliedByDesk> {
  const { configuration } = stores;
  if (status === 'Not Submitted') {
    const row = await lockUnsubmitted(tx, id);
    const discount = await usableCode(tx, configuration, event, row, typed, now);
    const { before, after } = await quotesWith(tx, configuration, row, discount, now);
    await applyCode(tx, configuration, event, row, { field: FIELD, typed }, now);
    return { code: discount.code, saves: before - after };
  }
  const row = await lockDossier(tx, id);
  await refuseWhilePaying(tx, id);
  await lockCharges(tx, id);
  const discount = await usableCode(tx, configuration, event, row, typed, now);
  const { before, after } = await quotesWith(tx, configuration, row, discount, now);
  const { amount } = await creditFor(tx, row, before - after);
  const item = { kind: 'discount' as const, item: discount.code };
  await lockItems(tx, row.eventCode, [item]);
  // Its price was settled by the credit: the code must not count in a later change again.
  const detail = { applied_at: now.toISOString(), credited: 'Y' };
  const wish = { ...item, quantity: 1, limit: discount.limit, detail };
  if (!(await takeHold(tx, row, wish, now, { now }))) throw invalidField(FIELD, codeProblems.usedUp);
  await reserveHold(tx, row, item);
  await adjustOwed(
    tx,
    stores,
    event,
    row,
    { kind: 'credit', amount },
    { ...adjusting, why: `${discount.code}: ${adjusting.why}` },
    now,
  );
  return { code: discount.code, saves: amount };
}

/** A typed code that a registration may use and has not used yet. */
async function usableCode(
  db: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  row: DossierRow,
  typed: string,
  now: Date,
): Promise<Discount> {
  if (row.status === 'Cancelled') throw alreadyCancelled();
  const discount = findMeant(configuration, row.eventCode, asCode(typed));
  const scope = scopeOf(configuration, row);
  const refusal = refusalOf({ discount, scope, time: { now, timezone: event.timezone } });
  if (!discount || refusal) throw invalidField(FIELD, refusal ?? codeProblems.unknown);
  const own = await picksOf(db, row, 'discount');
  if (own.some(({ item, state }) => item === discount.code && state !== 'lapsed'))
    throw invalidField(FIELD, codeProblems.alreadyApplied);
  return discount;
}

/** What a registration costs now without and with a code, in cents; what it paid for keeps its price. */
async function quotesWith(
  db: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
  { code }: Discount,
  now: Date,
): Promise<{ before: number; after: number }> {
  const picked = await picksOf(db, row);
  const recorded = row.status === 'Submitted' ? await quoteOfRecord(db, row.id) : undefined;
  const paid = recorded && { codesAt: now, paid: recorded.lines, besides: [] };
  const { id: dossierId, eventCode } = row;
  const applied: HoldRow = {
    dossierId,
    eventCode,
    kind: 'discount',
    item: code,
    quantity: 1,
    state: 'held',
    detail: {},
    heldSince: now,
    heldUntil: null,
  };
  const totalOf = (holds: readonly HoldRow[]) =>
    quotePicked(configuration, row, holds, now, paid).quote.total;
  const others = picked.filter(({ kind, item }) => kind !== 'discount' || item !== code);
  return { before: totalOf(others), after: totalOf([...others, applied]) };
}

/** The credit for what a code saves: at most what is owed and what is left of the charges. */
async function creditFor(db: Database, row: DossierRow, saves: number): Promise<{ amount: number }> {
  const owed = owedOn(await openInvoicesOf(db, row.id));
  const amount = Math.min(saves, owed + leftOf(await chargesOf(db, row.id)));
  if (amount <= 0) throw invalidField(FIELD, codeProblems.savesNothing);
  return { amount };
}
