import { formatCents } from '#engine/form/format/money.ts';
import { textSaid } from '#engine/form/languages/text.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import type { Database } from '#server/database/database.ts';
import { tellDossier } from '#server/dossiers/dossier-news.ts';
import { lockDossier } from '#server/dossiers/dossier-row.ts';
import { refuseWhilePaying } from '#server/dossiers/payment-under-way.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { lockCharges, storeRefund } from '#server/refunds/refund-left.ts';
import { chargesLeft } from '#server/refunds/refundable.ts';
import { partOfQuote } from '#server/refunds/rules/part-of-quote.ts';
import { quoteOfLines } from '#server/refunds/rules/refundable-lines.ts';
import { invalidField, notFound, Refusal } from '#server/refusals/refusal.ts';

/** What an organizer refunds: lines of a charge that come to an amount, or just the amount; in cents. */
export type RefundOrder = {
  readonly dossierId: string;
  readonly payment: string;
  readonly lines: readonly string[] | undefined;
  readonly amount: number;
  readonly why: string;
  readonly notify: boolean;
};

/**
 * Stores a refund of part of a charge, before the gateway is called. Throws 404 for another's charge, 409 `in_flight`
 * while it is being paid for, `price` if its lines come to another amount now, `closed` if another gateway took it; 422
 * for more than is left. Returns the refund's id.
 */
export async function refundRegistration(
  tx: Database,
  { configuration, gateway }: Pick<Stores, 'configuration' | 'gateway'>,
  { dossierId, payment, lines, amount, why, notify }: RefundOrder,
  now = new Date(),
): Promise<string> {
  const row = await lockDossier(tx, dossierId);
  await refuseWhilePaying(tx, row.id);
  const charges = await lockCharges(tx, row.id);
  const all = await chargesLeft(tx, configuration, row.eventCode, charges);
  const found = all.find(({ charge }) => charge.payment.id === payment);
  if (!found) throw notFound();
  const { charge, receipt } = found;
  if (charge.payment.gateway !== gateway.name) throw takenElsewhere(charge.payment.gateway);
  const chosen = lines && found.lines.filter(({ line }) => lines.includes(line.id));
  const whole = receipt && quoteOfLines(receipt, chosen ?? found.lines);
  if (lines && (whole?.total !== amount || chosen?.length !== new Set(lines).size))
    throw linesChanged(whole?.total ?? 0);
  if (amount > charge.left) throw moreThanLeft(charge.left);
  // An amount is taken from all lines in proportion, unless they no longer add up to what is left.
  const isDivisible = chosen !== undefined || whole?.total === charge.left;
  const quote = isDivisible && whole && partOfQuote(whole, 0, amount);
  const part = { payment: charge.payment, amount, ...(quote && { quote }) };
  const [id] = await storeRefund(tx, [part], { of: row.id, notify, at: now, why });
  if (id === undefined) throw new Error(`the refund of ${row.code} was not stored`);
  await tellDossier(tx, row.id);
  return id;
}

const inWords = (cents: number) => textSaid((locale) => formatCents(cents, locale));

const moreThanLeft = (left: number) =>
  invalidField('amount', inEveryLanguage('cancellations.refundTooLarge', { amount: inWords(left) }));

const linesChanged = (total: number) =>
  new Refusal(
    'conflict',
    { amount: [inEveryLanguage('cancellations.linesChanged', { amount: inWords(total) })] },
    { reason: 'price' },
  );

const takenElsewhere = (gateway: string) =>
  new Refusal(
    'conflict',
    { payment: [inEveryLanguage('cancellations.takenElsewhere', { gateway })] },
    { reason: 'closed' },
  );
