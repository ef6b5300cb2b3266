import type { Quote } from '#engine/contract/money.ts';
import { formatMoney } from '#engine/format/money.ts';
import { Refusal } from '#server/domain/refusal.ts';

/** The answer to a submission with another total than the one that is owed now: nothing was charged, ask again. */
export function priceChanged({ total }: Quote): Refusal {
  const amounts = { en: formatMoney(total / 100, 'en'), fr: formatMoney(total / 100, 'fr') };
  return new Refusal(
    'conflict',
    {
      total: [
        {
          en: `has changed to ${amounts.en} since you reviewed it. Nothing was charged. Please look at it once more.`,
          fr: `est maintenant de ${amounts.fr}\u00a0: il a changé depuis votre vérification. Rien n’a été débité. Veuillez le vérifier de nouveau.`,
        },
      ],
    },
    {
      reason: 'price',
      changes: [
        {
          form_type: 'fees',
          path: 'total',
          change: 'price',
          label: { en: `Total: ${amounts.en}`, fr: `Total\u00a0: ${amounts.fr}` },
        },
      ],
    },
  );
}
