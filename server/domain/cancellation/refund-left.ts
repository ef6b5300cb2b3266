import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { FeesDocument } from '#engine/configuration/fees-document.ts';
import type { Quote } from '#engine/contract/money.ts';
import type { Database } from '#server/database/database.ts';
import { groupMember, payment, refund } from '#server/database/schema.ts';
import { paidByGroup } from '#server/domain/groups/paid-by-group.ts';
import type { PaymentRow } from '#server/domain/payment-under-way.ts';
import { chargedLines } from './charged-lines.ts';
import { type Divisible, divideRefund } from './divide-refund.ts';
import { partOfQuote } from './part-of-quote.ts';

/** A refund as it is stored. */
export type RefundRow = typeof refund.$inferSelect;

/**
 * A charge, and how much of it has not been given back, nor is on its way; in cents. Of a group's, how much of it was for
 * the dossier, and what share of its prices that was.
 */
export type Charge = Divisible & { payment: PaymentRow; share?: number };

/** A part of a refund: what goes back of one charge, in cents, with its lines where they are known. */
export type RefundPart = { payment: PaymentRow; amount: number; quote?: Quote };

/** What a refund is of, and what the event's taxes are on. */
export type Refunded = { quote: Quote; taxes: FeesDocument['taxes'] };

/** What was charged for a dossier, the newest first; last what its group was charged for it. */
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
    inArray(payment.purpose, ['submission', 'change']),
  );
}

/** How much is left of all of them. */
export function leftOf(charges: readonly Charge[]): number {
  return charges.reduce((sum, { left }) => sum + left, 0);
}

/**
 * How much goes back of what a policy gives for a dossier's prices: never more than is left, and of what its group has paid
 * only that share of it.
 */
export function backOf(charges: readonly Charge[], amount: number): number {
  let open = amount;
  let back = 0;
  for (const { left, share = 1 } of charges) {
    const part = Math.min(Math.round(open * share), left);
    back += part;
    // A group's charge is the last of them.
    open -= part;
  }
  return back;
}

/** A difference with what goes back of it in place of what would: what an organizer has given for nothing does not. */
export function settledDifference(charges: readonly Charge[], difference: number): number {
  return difference < 0 ? 0 - backOf(charges, -difference) : difference;
}

/**
 * Takes a refund from charges: each line from the one it was charged by. Where the receipts do not allow that, such as after
 * an amount that an organizer decided on, the first charge gives first, with all lines in proportion; never more than is
 * left of one.
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
  return charges.flatMap(({ payment: charged, left }) => {
    const part = Math.min(open, left);
    const from = amount - open;
    open -= part;
    if (part <= 0) return [];
    return [
      { payment: charged, amount: part, ...(isWhole && { quote: partOfQuote(refunded.quote, from, part) }) },
    ];
  });
}

function addsUp({ lines, subtotal, taxes, total }: Quote): boolean {
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, each) => all + each.amount, 0);
  return sum(lines) === subtotal && subtotal + sum(taxes) === total;
}

/** Where a refund goes, as its dossier's holder is told: a group's card is not theirs to see. */
export function wayBack(parts: readonly RefundPart[], dossierId: string) {
  const toGroup = goesToGroup(parts, dossierId);
  return { card: toGroup ? undefined : cardOf(parts), toGroup };
}

/** Whether some of a refund goes back to a card of the dossier itself. */
export function goesToOwn(parts: readonly RefundPart[], dossierId: string): boolean {
  return parts.some(({ payment: charged }) => charged.dossierId === dossierId);
}

/** Whether some of a refund goes back to the group that has paid for a dossier. */
export function goesToGroup(parts: readonly RefundPart[], dossierId: string): boolean {
  return parts.some(({ payment: charged }) => charged.dossierId !== dossierId);
}

/** The one card that a refund goes back to; undefined where it goes to several, or to none. */
export function cardOf(parts: readonly RefundPart[]): { brand: string; last4: string } | undefined {
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
 * Stores a refund before the gateway is asked for it, at the moment of what it is of. The caller has locked the charges
 * and asks for the refunds after its commit.
 */
export async function storeRefund(
  tx: Database,
  parts: readonly RefundPart[],
  { of, notify, at, mails }: { of: string; notify: boolean; at: Date; mails?: RefundMails },
): Promise<void> {
  if (parts.length === 0) return;
  await tx.insert(refund).values(
    parts.map(({ payment: { id, eventCode, dossierId }, amount, quote }) => ({
      paymentId: id,
      eventCode,
      dossierId: dossierId === of ? null : of,
      amount,
      quote,
      mailId: (dossierId === of ? mails?.own : mails?.group) ?? null,
      notify: notify ? ('Y' as const) : ('N' as const),
      createdAt: at,
    })),
  );
}

/** Every refund of a dossier's charges, and of what its group was charged for it, the first one first. */
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
