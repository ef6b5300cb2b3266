import { textSaid } from '#engine/configuration/text.ts';
import { formatMoney } from '#engine/format/money.ts';
import { invalidField, type Message, Refusal } from '#server/domain/refusal.ts';
import { inEveryLanguage } from '#server/languages/words.ts';

/** There is not enough left; reported at the field that named it. */
export const soldOut = (field: string, left: Message) =>
  new Refusal('conflict', { [field]: [left] }, { reason: 'full' });

/** The price differs from the one shown, in cents; nothing is held. */
export const anotherAmount = (field: string, amount: number) =>
  new Refusal(
    'conflict',
    {
      [field]: [
        inEveryLanguage('picks.anotherAmount', {
          amount: textSaid((locale) => formatMoney(amount / 100, locale)),
        }),
      ],
    },
    { reason: 'price' },
  );

/** Not available, or not for this track. */
export const notOffered = (field: string) => invalidField(field, inEveryLanguage('picks.notOffered'));

/** More than one registration may have. */
export const tooMany = (field: string, most: number) =>
  invalidField(field, inEveryLanguage('picks.tooMany', { most }));
