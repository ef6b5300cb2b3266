import { Link } from 'react-router';
import type { Registration } from '#engine/contract/registration.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { nameIn } from '#src/flow/review/name-in.ts';
import { EventArt } from '#src/flow/submitted/event-art.tsx';
import { PageHead } from '#src/layout/page-head.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { StatusTag } from '../lookup/status-tag.tsx';
import { isReady } from './what-now.ts';

/** A registration's status and code, with a link to continue if it is unfinished. */
export function ExistingHead({ review, registration }: { review: Review; registration: Registration }) {
  const { t } = useTranslation('manage');
  const locale = useLocale();
  const { timezone } = useEvent();
  const { status, code, submitted_at } = registration;
  const { heading, lead } = useWords(review, registration);
  return (
    <div className="existing-head">
      <PageHead title={t('existing.title')} />
      <div>
        <p className="existing-state">
          <StatusTag status={status} />
          <span className="soft">
            {t('existing.code')} <b className="num nowrap">{code}</b>
          </span>
          {submitted_at !== undefined && (
            <span className="soft">
              {t('existing.submittedAt', {
                date: formatDate(dayIn(timezone, new Date(submitted_at)), locale),
              })}
            </span>
          )}
        </p>
        <h1 tabIndex={-1}>{heading}</h1>
        <p className="lead">{lead}</p>
        {status === 'Cancelled' && (
          <p className="existing-go actions">
            <Link
              className={buttonClass({ variant: 'secondary' })}
              to={pathTo('cancel-registration', locale)}
            >
              {t('existing.refund')}
            </Link>
            <Link className={buttonClass({ variant: 'quiet' })} to={pathTo('registration.start', locale)}>
              {t('existing.registerAgain')}
            </Link>
          </p>
        )}
        {status === 'Not Submitted' && (
          <p className="existing-go">
            <Link className={buttonClass({ size: 'l' })} to={pathTo('registration.step', locale)}>
              {t(isReady(registration) ? 'actions.reread' : 'existing.goOn')}
            </Link>
          </p>
        )}
      </div>
      {status === 'Submitted' && <EventArt />}
    </div>
  );
}

function useWords(
  { steps, quote }: Review,
  registration: Registration,
): { readonly heading: string; readonly lead: string } {
  const { t } = useTranslation('manage');
  const { status, group } = registration;
  switch (status) {
    case 'Submitted': {
      const { first } = nameIn(steps.map(({ values }) => values));
      return {
        heading: first ? t('existing.submittedTitle', { name: first }) : t('existing.submittedTitleNoName'),
        lead: t(quote.total > 0 ? 'existing.submittedPaid' : 'existing.submittedFree'),
      };
    }
    case 'Not Submitted':
      if (group && isReady(registration)) {
        const { group_contact_name: contact, group_organization: organization } = group;
        return {
          heading: t('existing.readyTitle'),
          lead: t('existing.readyLead', { contact, organization }),
        };
      }
      return { heading: t('existing.openTitle'), lead: t('existing.openLead') };
    case 'Cancelled':
      return { heading: t('existing.cancelledTitle'), lead: t('existing.cancelledLead') };
    default:
      return status satisfies never;
  }
}
