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

/** Another amount comes back now than the one that was shown: nothing was cancelled, ask again. */
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

/** An attendee who names a refund of their own. */
export const refundNotYours = (field: 'issue_refund' | 'refund_amount') =>
  invalidField(field, inEveryLanguage('cancellations.refundNotYours'));

/** More than is left of what was paid. */
export const refundTooLarge = (left: number) =>
  invalidField(
    'refund_amount',
    inEveryLanguage('cancellations.refundTooLarge', {
      amount: textSaid((locale) => formatMoney(left / 100, locale)),
    }),
  );
