import type { CancellationPreview } from '#engine/contract/cancellation.ts';
import { brandName } from '#engine/event/properties/card-brand.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useLocale } from './locale-provider.tsx';
import { useTranslation } from './use-translation.ts';

/** A refund in words of which a part goes to the person's own cards and the rest to their group. */
export function useRefundToBoth(back: number, own: CancellationPreview['to_own']): string | undefined {
  const { t } = useTranslation('manage');
  const locale = useLocale();
  if (!own) return undefined;
  const { amount, card } = own;
  const amounts = { group: formatCents(back - amount, locale), own: formatCents(amount, locale) };
  if (!card) return t('cancel.toBoth', amounts);
  return t('cancel.toBothCard', { ...amounts, brand: brandName(card.brand), last4: card.last4 });
}
