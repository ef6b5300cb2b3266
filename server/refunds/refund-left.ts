import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Quote } from '#engine/contract/money.ts';
import type { FeesDocument } from '#engine/event/documents/fees/schema.ts';
import type { Database } from '#server/database/database.ts';
import { groupMember, payment, refund } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import type { PaymentRow } from '#server/dossiers/payment-under-way.ts';
import { chargedLines } from './charged-lines.ts';
import { paidByGroup } from './paid-by-group.ts';
import { divideRefund } from './rules/divide-refund.ts';
import { isFewCents } from './rules/gather-cents.ts';
import { partOfQuote } from './rules/part-of-quote.ts';
import type { Divisible } from './rules/refund-part.ts';

/** A refund as it is stored. */
export type RefundRow = typeof refund.$inferSelect;

/** A refund that the gateway has made or refused, with its dossier and charge. */
export type SettledRefund = { row: DossierRow; refund: RefundRow; payment: PaymentRow };

/**
 * A charge with what is left of it in cents, without pending refunds; for a group's charge, the amount for this dossier
 * and the paid share of its prices.
 */
export type Charge = Divisible & { payment: PaymentRow; share?: number };

/** A part of a refund: the cents from one charge, with its lines if known. */
export type RefundPart = { payment: PaymentRow; amount: number; quote?: Quote };

/** The refunded quote, and the event's taxes. */
export type Refunded = { quote: Quote; taxes: FeesDocument['taxes'] };

/** The charges of a dossier, newest first; the group's charge for it comes last. */
export async function chargesOf(db: Database, dossierId: string): Promise<Charge[]> {
  const given = db
    .select({ sum: sql`coalesce(sum(${refund.amount}), 0)` })
    .from(refund)
    .where(and(eq(refund.paymentId, payment.id), inArray(refund.state, ['pending', 'succeeded'])));
  const rows = await db
    .select({ payment, given: sql<string>`(${given})` })
    .from(payment)
    .where(isCharge(dossierId))
    .orderBy(desc(payment.createdAt));
  const charged = await chargedLines(
    db,
    rows.map((row) => row.payment.id),
  );
  const own = rows.map((row) => ({
    payment: row.payment,
    left: row.payment.amount - Number(row.given),
    charged: charged.get(row.payment.id),
  }));
  const byGroup = await paidByGroup(db, dossierId);
  return byGroup?.charge ? [...own, { ...byGroup.charge, share: byGroup.share }] : own;
}

/** The same, the charges locked for the rest of the transaction. */
export async function lockCharges(tx: Database, dossierId: string): Promise<Charge[]> {
  const ofGroup = tx
    .select({ id: groupMember.paymentId })
    .from(groupMember)
    .where(eq(groupMember.dossierId, dossierId));
  await tx
    .select({ id: payment.id })
    .from(payment)
    .where(or(isCharge(dossierId), inArray(payment.id, ofGroup)))
    .orderBy(asc(payment.id))
    .for('update');
  return chargesOf(tx, dossierId);
}

function isCharge(dossierId: string) {
  return and(
    eq(payment.dossierId, dossierId),
    eq(payment.state, 'succeeded'),
    inArray(payment.purpose, ['submission', 'change', 'owed']),
  );
}

/** The sum left of all charges. */
export function leftOf(charges: readonly Charge[]): number {
  return charges.reduce((sum, { left }) => sum + left, 0);
}

/** The refund of an amount under the policy: at most what is left, and for a group's charge only its share. */
export function backOf(charges: readonly Charge[], amount: number): number {
  let open = amount;
  let back = 0;
  for (const { left, share = 1 } of charges) {
    const part = Math.min(Math.round(open * share), left);
    back += part;
    // The group's charge is the last one.
    open -= part;
  }
  return back;
}

/** A difference whose refund is limited to what was paid: what an organizer gave for free is not refunded. */
export function settledDifference(charges: readonly Charge[], difference: number): number {
  return difference < 0 ? 0 - backOf(charges, -difference) : difference;
}

/**
 * Takes a refund from charges: each line from the one that has it. If the receipts do not allow that, such as for an
 * amount set by an organizer, from the newest charge first with all lines in proportion; never more than is left.
 */
export function refundParts(charges: readonly Charge[], amount: number, refunded?: Refunded): RefundPart[] {
  const isWhole = refunded?.quote.total === amount && addsUp(refunded.quote);
  const quotes = isWhole ? divideRefund(refunded.quote, charges, refunded.taxes) : undefined;
  if (quotes) {
    return charges.flatMap(({ payment: charged }, at) => {
      const quote = quotes[at];
      return quote && quote.total > 0 ? [{ payment: charged, amount: quote.total, quote }] : [];
    });
  }
  let open = amount;
  return inTurn(charges, amount).flatMap(({ payment: charged, left }) => {
    const part = Math.min(open, left);
    const from = amount - open;
    open -= part;
    if (part <= 0) return [];
    return [
      { payment: charged, amount: part, ...(isWhole && { quote: partOfQuote(refunded.quote, from, part) }) },
    ];
  });
}

/** The charges to take an amount from: only one with room for all of it if another would refund a few cents. */
function inTurn(charges: readonly Charge[], amount: number): readonly Charge[] {
  const own = charges.filter(({ share }) => share === undefined);
  let open = amount;
  for (const { left } of own) {
    const part = Math.min(open, left);
    open -= part;
    const one = isFewCents(part) ? own.find((charge) => charge.left >= amount) : undefined;
    if (one) return [one];
  }
  return charges;
}

function addsUp({ lines, subtotal, taxes, total }: Quote): boolean {
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, each) => all + each.amount, 0);
  return sum(lines) === subtotal && subtotal + sum(taxes) === total;
}

/** The only card of a refund, whether it goes to a group, and the part for own cards beside that of the group. */
export type WayBack = {
  card: CardNamed | undefined;
  toGroup: boolean;
  toOwn?: { amount: number; card?: CardNamed };
};

type CardNamed = { brand: string; last4: string };

/** Where a refund goes, for the dossier's holder, who must not see a group's card. */
export function wayBack(parts: readonly RefundPart[], dossierId: string): WayBack {
  const toGroup = goesToGroup(parts, dossierId);
  const own = parts.filter(({ payment: charged }) => charged.dossierId === dossierId);
  if (!toGroup || own.length === 0) return { card: toGroup ? undefined : cardOf(parts), toGroup };
  const card = cardOf(own);
  const amount = own.reduce((sum, part) => sum + part.amount, 0);
  return { card: undefined, toGroup, toOwn: { amount, ...(card && { card }) } };
}

/** Whether part of a refund goes to the dossier's own card. */
export function goesToOwn(parts: readonly RefundPart[], dossierId: string): boolean {
  return parts.some(({ payment: charged }) => charged.dossierId === dossierId);
}

/** Whether part of a refund goes to the group that paid. */
export function goesToGroup(parts: readonly RefundPart[], dossierId: string): boolean {
  return parts.some(({ payment: charged }) => charged.dossierId !== dossierId);
}

/** The only card of a refund; undefined if there are several or none. */
export function cardOf(
  parts: readonly { payment: Pick<PaymentRow, 'brand' | 'last4'> }[],
): CardNamed | undefined {
  const cards = parts.flatMap(({ payment: { brand, last4 } }) =>
    brand === null || last4 === null ? [] : [{ brand, last4 }],
  );
  const [first] = cards;
  const isOne = cards.every(({ brand, last4 }) => brand === first?.brand && last4 === first.last4);
  return isOne ? first : undefined;
}

/** Ids of the mails that wait for refunds: the dossier's own, and its group's. */
export type RefundMails = { own?: string | undefined; group?: string | undefined };

/**
 * Stores a refund with the time of its cause, before the gateway is called. The caller has locked the charges and calls
 * the gateway after the commit. Returns the ids of its parts.
 */
export async function storeRefund(
  tx: Database,
  parts: readonly RefundPart[],
  {
    of,
    notify,
    at,
    why,
    mails,
  }: {
    of: string;
    notify: boolean;
    at: Date;
    /** An organizer's reason to refund what stays booked. */
    why?: string;
    mails?: RefundMails;
  },
): Promise<string[]> {
  if (parts.length === 0) return [];
  const values = parts.map(({ payment: { id, eventCode, dossierId }, amount, quote }) => ({
    paymentId: id,
    eventCode,
    dossierId: dossierId === of ? null : of,
    amount,
    quote,
    mailId: (dossierId === of ? mails?.own : mails?.group) ?? null,
    notify: notify ? ('Y' as const) : ('N' as const),
    createdAt: at,
    why: why ?? null,
  }));
  const rows = await tx.insert(refund).values(values).returning({ id: refund.id });
  return rows.map(({ id }) => id);
}

/** The refunds of a dossier's charges and of its group's charge for it, oldest first. */
export function refundsOf(
  db: Database,
  dossierId: string,
): Promise<{ refund: RefundRow; payment: PaymentRow }[]> {
  return db
    .select({ refund, payment })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(or(eq(payment.dossierId, dossierId), eq(refund.dossierId, dossierId)))
    .orderBy(refund.createdAt);
}
