import type { CancellationPreview } from '#engine/contract/cancellation.ts';
import { brandName } from '#engine/event/properties/card-brand.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';

type WayBack = Pick<CancellationPreview, 'card' | 'to_group' | 'to_own'>;

/** Says where a refund goes, in cents; of several payers only the policy's refund is known to be divided as shown. */
export function useWayBack(): (way: WayBack, amount: number, byPolicy: number) => string {
  const t = useDeskTexts();
  const locale = useLocale();
  const money = (cents: number) => formatCents(cents, locale);
  return ({ card, to_group, to_own }, cents, byPolicy) => {
    const amount = money(cents);
    if (card)
      return t('act.refund_goes', { amount, card: t('act.card', { ...card, brand: brandName(card.brand) }) });
    if (to_own && cents === byPolicy) return t('act.refund_to_both', { amount, own: money(to_own.amount) });
    return t(to_group === 'Y' ? 'act.refund_to_group' : 'act.refund_goes_back', { amount });
  };
}
