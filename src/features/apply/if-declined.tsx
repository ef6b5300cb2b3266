import { formatCents } from '#engine/form/format/money.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';

/** What is refunded if the organizers decline an application; nothing if it cost nothing. */
export function IfDeclined({ review: { receipt, invoice } }: { review: Review }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  if (invoice?.state === 'open') return <p>{t('payment.invoice.declinedLater')}</p>;
  const paid = receipt?.quote.total ?? 0;
  if (paid === 0) return null;
  return <p>{t('payment.declinedLater', { amount: formatCents(paid, locale) })}</p>;
}
