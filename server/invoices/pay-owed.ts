import { and, eq } from 'drizzle-orm';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { invoiceOver, nothingOwed } from '#server/billing/invoice-problems.ts';
import { type InvoiceRow, openInvoicesOf } from '#server/billing/invoice-rows.ts';
import { eventOf } from '#server/configuration/event-of.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import type { Database } from '#server/database/database.ts';
import { invoice, payment } from '#server/database/schema.ts';
import { type DossierRow, lockDossier } from '#server/dossiers/dossier-row.ts';
import { findPayment, type PaymentRow, refuseWhilePaying } from '#server/dossiers/payment-under-way.ts';
import { checkCard } from '#server/gateways/check-card.ts';
import type { Answer, IdempotentCall } from '#server/idempotency/idempotency.ts';
import { keyReused } from '#server/idempotency/idempotency-refusals.ts';
import { priceChanged } from '#server/prices/price-changed.ts';
import { invoiceEndOf } from './invoice-ends.ts';
import { isHolders, type ToPay } from './pay-link.ts';

/** Stored with the charge: the invoice that it pays. */
const StoredOwed = Type.Object({ invoice: Type.Integer(), returnUrl: Type.String() });

export type PayingOwed = {
  readonly dossierId: string;
  /** Whether an invoice is among those that the link opens. */
  readonly opens: ToPay['opens'];
  /** In cents, as it was shown. */
  readonly total: number;
  /** The gateway's token of a card. */
  readonly credit: string | undefined;
  /** The page that a bank sends the visitor back to. */
  readonly returnUrl: string;
};

/**
 * The first transaction of paying an open invoice by card: stores the payment before the gateway is called. Throws 409
 * `closed` if nothing is owed, `price` if it is another amount now.
 */
export async function claimOwed(
  tx: Database,
  { gateway }: Pick<Stores, 'gateway'>,
  { dossierId, opens, total, credit, returnUrl }: PayingOwed,
  call: IdempotentCall,
): Promise<Answer | undefined> {
  const row = await lockDossier(tx, dossierId);
  // Older than the keys that are kept, and still the same payment.
  const known = await findPayment(tx, dossierId, call.key);
  if (known && known.bodyHash !== call.bodyHash) throw keyReused();
  if (known) return undefined;
  await refuseWhilePaying(tx, dossierId);
  const open = await owedBy(tx, row, opens);
  if (!open) throw nothingOwed();
  if (open.quote.total !== total) throw priceChanged(open.quote);
  const stored: Static<typeof StoredOwed> = { invoice: open.number, returnUrl };
  await tx.insert(payment).values({
    dossierId,
    eventCode: row.eventCode,
    purpose: 'owed',
    submitKey: call.key,
    bodyHash: call.bodyHash,
    amount: total,
    currency: open.quote.currency,
    quote: open.quote,
    submission: stored,
    gateway: gateway.name,
    token: checkCard(credit),
  });
  return undefined;
}

/** Settles the invoice that a charge has paid; nothing changes it while the charge is open. */
export async function finishOwed(
  tx: Database,
  stores: Stores,
  row: DossierRow,
  paid: PaymentRow,
  now = new Date(),
): Promise<Answer> {
  const { invoice: number } = Value.Parse(StoredOwed, paid.submission);
  const [settled] = await tx
    .update(invoice)
    .set({ state: 'paid', paidAt: now, paidBy: 'card' })
    .where(and(eq(invoice.eventCode, row.eventCode), eq(invoice.number, number), eq(invoice.state, 'open')))
    .returning();
  if (!settled) throw invoiceOver();
  const of = { event: eventOf(stores.configuration, row), invoice: settled, row, payment: paid };
  await invoiceEndOf(row, settled).paid(tx, stores, of, now);
  return owedAnswer(paid);
}

/** The answer once the invoice is paid. */
export const owedAnswer = ({ amount }: Pick<PaymentRow, 'amount'>): Answer => ({
  status: 200,
  body: { status: 'confirmed', amount },
});

/** The first open invoice of a submitted dossier that its holder pays, or that a link opens; undefined without any. */
export async function owedBy(
  db: Database,
  row: DossierRow,
  opens: ToPay['opens'] = isHolders,
): Promise<InvoiceRow | undefined> {
  return row.status === 'Submitted' ? (await openInvoicesOf(db, row.id)).find(opens) : undefined;
}

/** Whether an open charge pays an invoice. */
export const pays = ({ purpose, submission }: PaymentRow, { number }: InvoiceRow): boolean =>
  purpose === 'owed' && Value.Parse(StoredOwed, submission).invoice === number;
