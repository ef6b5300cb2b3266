import { Link } from 'react-router';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { NextStep } from './next-step.tsx';

/** The way to the tickets of an order, which has some. */
export function TicketsStep({ page }: { page: string }) {
  const { t } = useTranslation('registration');
  return (
    <NextStep icon="ticket" title={t('confirmation.tickets')} words={t('confirmation.ticketsText')}>
      <Link className={buttonClass({ size: 's' })} to={page}>
        {t('confirmation.ticketsAction')}
      </Link>
    </NextStep>
  );
}
