import { formatMoney } from '#engine/format/money.ts';
import { invalidField, type Message, Refusal } from '#server/domain/refusal.ts';

/** There is not so much left of what was asked for; told under the field that named it. */
export const soldOut = (field: string, left: Message) =>
  new Refusal('conflict', { [field]: [left] }, { reason: 'full' });

/** It costs something else than was shown, in cents; nothing is picked. */
export const anotherAmount = (field: string, amount: number) =>
  new Refusal(
    'conflict',
    {
      [field]: [
        {
          en: `has changed to ${formatMoney(amount / 100, 'en')}. Please look at it once more.`,
          fr: `est maintenant de ${formatMoney(amount / 100, 'fr')}. Veuillez le vérifier de nouveau.`,
        },
      ],
    },
    { reason: 'price' },
  );

/** What is not in the catalogue, or not for this track. */
export const notOffered = (field: string) =>
  invalidField(field, {
    en: 'is not offered with what you chose.',
    fr: 'n’est pas offert avec ce que vous avez choisi.',
  });

/** More than one registration may have. */
export const tooMany = (field: string, most: number) =>
  invalidField(field, {
    en: `must be at most ${most} in all.`,
    fr: `ne peut dépasser ${most} en tout.`,
  });
