import { Link } from 'react-router';
import { useEventIfKnown } from '#src/api/event-context.tsx';
import { StatusPage } from '#src/layout/status-page.tsx';
import { useUnmeasuredView } from '#src/lib/analytics/unmeasured-view.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { useAnswerStatus } from '#src/lib/navigation/answer-status.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button-class.ts';

/** An address where no page is (spec §2, §8). */
export function NotFoundPage() {
  const { t } = useTranslation('errors');
  const locale = useLocale();
  const event = useEventIfKnown();
  useAnswerStatus(404);
  useUnmeasuredView('missing');
  return (
    <StatusPage
      code="404"
      heading={t('not_found')}
      lead={t('not_found_text')}
      tile="pencil"
      title={t('not_found')}
    >
      <Link className={buttonClass({ size: 'l' })} to={pathTo('home', locale)}>
        {t('back_home')}
      </Link>
      {event !== null && event.sessions > 0 && (
        <Link className={buttonClass({ variant: 'quiet', size: 'l' })} to={pathTo('schedule', locale)}>
          {t('open_schedule')}
        </Link>
      )}
    </StatusPage>
  );
}
