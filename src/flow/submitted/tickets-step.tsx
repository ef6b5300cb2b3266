import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Registration } from '#engine/contract/registration.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { NextStep } from './next-step.tsx';

/** The way to the tickets of an order, where it has any. */
export function TicketsStep({ registration: { code, email } }: { registration: Registration }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  return (
    <NextStep icon="ticket" title={t('confirmation.tickets')} words={t('confirmation.ticketsText')}>
      <Link
        className={buttonClass({ size: 's' })}
        to={pathTo('registration.tickets', locale, {}, { code, email })}
      >
        {t('confirmation.ticketsAction')}
      </Link>
    </NextStep>
  );
}
