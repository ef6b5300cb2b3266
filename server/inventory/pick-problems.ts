import { formatMoney } from '#engine/form/format/money.ts';
import { textSaid } from '#engine/form/languages/text.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { invalidField, type Message, Refusal } from '#server/refusals/refusal.ts';

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

/** More than one registration may have; less of it, or a larger limit, and it may have the item. */
export class OverLimit extends Refusal {
  override name = 'OverLimit';
}

export const tooMany = (field: string, most: number) =>
  new OverLimit('invalid', { [field]: [inEveryLanguage('picks.tooMany', { most })] });
