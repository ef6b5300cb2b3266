import { formatMoney } from '#engine/form/format/money.ts';
import { textSaid } from '#engine/form/languages/text.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { invalidField, Refusal } from '#server/refusals/refusal.ts';

/** The last day on which an attendee may change is over. */
export const tooLateToChange = () =>
  new Refusal(
    'conflict',
    {
      registration: [inEveryLanguage('changes.tooLateToChange')],
    },
    { reason: 'closed' },
  );

/** The item is not offered to the registration, or no longer. */
export const offerEnded = () =>
  new Refusal('conflict', { take: [inEveryLanguage('changes.offerEnded')] }, { reason: 'closed' });

/** The answers of a step that cannot be corrected, or no longer. */
export const notOpen = () =>
  new Refusal(
    'conflict',
    {
      form_type: [inEveryLanguage('changes.notOpen')],
    },
    { reason: 'closed' },
  );

/** Nothing differs from the current registration. */
export const nothingToChange = () => invalidField('track', inEveryLanguage('changes.nothingToChange'));

/** The difference has changed since it was shown: nothing was changed or charged. */
export function differenceChanged(difference: number): Refusal {
  const amount = textSaid((locale) => formatMoney(difference / 100, locale));
  return new Refusal(
    'conflict',
    {
      expected_difference: [inEveryLanguage('changes.differenceChanged', { amount })],
    },
    { reason: 'price' },
  );
}

/** A field that the chosen option cannot do without. */
export const needed = (field: string) => invalidField(field, inEveryLanguage('changes.needed'));

/** Sessions that overlap, or are of one workshop. */
export const notTogether = () => invalidField('sessions', inEveryLanguage('changes.notTogether'));
