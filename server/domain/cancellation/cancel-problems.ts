import { textSaid } from '#engine/configuration/text.ts';
import { formatMoney } from '#engine/format/money.ts';
import { invalidField, Refusal } from '#server/domain/refusal.ts';
import { inEveryLanguage } from '#server/languages/words.ts';

/** A registration that was cancelled before. */
export const alreadyCancelled = () =>
  new Refusal('conflict', {
    registration: [inEveryLanguage('cancellations.alreadyCancelled')],
  });

/** The last day on which an attendee may cancel is over. */
export const tooLateToCancel = () =>
  new Refusal(
    'conflict',
    {
      registration: [inEveryLanguage('cancellations.tooLateToCancel')],
    },
    { reason: 'closed' },
  );

/** The refund has changed since it was shown: nothing was cancelled. */
export function refundChanged(back: number): Refusal {
  const amount = textSaid((locale) => formatMoney(back / 100, locale));
  return new Refusal(
    'conflict',
    {
      expected_refund: [inEveryLanguage('cancellations.refundChanged', { amount })],
    },
    { reason: 'price' },
  );
}

/** An attendee must not set the refund. */
export const refundNotYours = (field: 'issue_refund' | 'refund_amount') =>
  invalidField(field, inEveryLanguage('cancellations.refundNotYours'));

/** More than is left of the payment. */
export const refundTooLarge = (left: number) =>
  invalidField(
    'refund_amount',
    inEveryLanguage('cancellations.refundTooLarge', {
      amount: textSaid((locale) => formatMoney(left / 100, locale)),
    }),
  );
