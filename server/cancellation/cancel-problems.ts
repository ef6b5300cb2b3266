import { formatMoney } from '#engine/form/format/money.ts';
import { textSaid } from '#engine/form/languages/text.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { invalidField, Refusal } from '#server/refusals/refusal.ts';

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

/** A reason that the cancellation policy does not offer. */
export const unknownReason = () => invalidField('reason', inEveryLanguage('cancellations.unknownReason'));

/** An organizer who gives back another amount than the policy does has to say why. */
export const whyNeeded = () => invalidField('why', inEveryLanguage('cancellations.whyNeeded'));

/** More than is left of the payment. */
export const refundTooLarge = (left: number) =>
  invalidField(
    'refund_amount',
    inEveryLanguage('cancellations.refundTooLarge', {
      amount: textSaid((locale) => formatMoney(left / 100, locale)),
    }),
  );
