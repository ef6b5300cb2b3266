import type { ApplicationStanding } from '#engine/contract/application.ts';
import { formatCents } from '#engine/form/format/money.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';

interface IfDeclinedProps {
  readonly invoice: Review['invoice'];
  readonly refund: ApplicationStanding['refund'];
}

/** What is refunded if the organizers decline an application; nothing if it cost nothing. */
export function IfDeclined({ invoice, refund: { paid } }: IfDeclinedProps) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  if (invoice?.state === 'open') return <p>{t('payment.invoice.declinedLater')}</p>;
  if (paid === 0) return null;
  return <p>{t('payment.declinedLater', { amount: formatCents(paid, locale) })}</p>;
}
