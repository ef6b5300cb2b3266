import { textSaid } from '#engine/configuration/text.ts';
import { formatMoney } from '#engine/format/money.ts';
import { invalidField, type Message, Refusal } from '#server/domain/refusal.ts';
import { inEveryLanguage } from '#server/languages/words.ts';

/** There is not so much left of what was asked for; told under the field that named it. */
export const soldOut = (field: string, left: Message) =>
  new Refusal('conflict', { [field]: [left] }, { reason: 'full' });

/** It costs something else than was shown, in cents; nothing is picked. */
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

/** What is not in the catalogue, or not for this track. */
export const notOffered = (field: string) => invalidField(field, inEveryLanguage('picks.notOffered'));

/** More than one registration may have. */
export const tooMany = (field: string, most: number) =>
  invalidField(field, inEveryLanguage('picks.tooMany', { most }));
