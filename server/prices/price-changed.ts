import type { Quote } from '#engine/contract/money.ts';
import { formatMoney } from '#engine/form/format/money.ts';
import { textSaid } from '#engine/form/languages/text.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { Refusal } from '#server/refusals/refusal.ts';

/** The refusal of a submission whose total has changed: nothing was charged. */
export function priceChanged({ total }: Quote): Refusal {
  const amount = textSaid((locale) => formatMoney(total / 100, locale));
  return new Refusal(
    'conflict',
    {
      total: [inEveryLanguage('payments.priceChanged', { amount })],
    },
    {
      reason: 'price',
      changes: [
        {
          form_type: 'fees',
          path: 'total',
          change: 'price',
          label: inEveryLanguage('payments.newTotal', { amount }),
        },
      ],
    },
  );
}
