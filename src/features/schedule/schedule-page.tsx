import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ScheduleFilter } from '#engine/event/documents/schedule/schema.ts';
import type { ScheduleBand } from '#engine/event/schedule/session.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { useMyWorkshops } from '#src/flow/my-workshops/use-my-workshops.ts';
import { PageHead } from '#src/layout/page-head.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ErrorState } from '#src/ui/error-state.tsx';
import { Note } from '#src/ui/note.tsx';
import { Loading, SkeletonCards } from '#src/ui/skeleton.tsx';
import { Downloads } from './downloads.tsx';
import type { SchedulePlaces } from './schedule-places.ts';
import { filtersQuery, scheduleQuery } from './schedule-queries.ts';
import { ScheduleView } from './schedule-view.tsx';
import { useDelayedLoss } from './use-delayed-loss.ts';
import { useLiveSchedule } from './use-live-schedule.ts';
import './schedule.css';
import './schedule-bar.css';
import './schedule-day.css';
import './schedule-cards.css';

/** More sessions than these do not travel with the page. */
const MOST_DRAWN = 300;

const NONE: readonly ScheduleFilter[] = [];
const NO_BANDS: readonly ScheduleBand[] = [];

/** The schedule of the event (spec §2, §3 "Workshop"): every session by day, time and room, as full as it is now. */
export function SchedulePage({ Places }: { Places: SchedulePlaces }) {
  const { t } = useTranslation('schedule');
  const locale = useLocale();
  const call = useCall();
  const askedThere = useEvent().sessions > MOST_DRAWN;
  const schedule = useQuery({ ...scheduleQuery(call), meta: { askedThere } });
  const filters = useQuery(filtersQuery(call));
  const workshops = useMyWorkshops();
  const isLost = useDelayedLoss(useLiveSchedule());
  const times = schedule.data?.times;
  return (
    <div className="wrap schedule-page">
      <PageHead title={t('title')} description={t('description')} />
      <div className="section-head">
        <h1 tabIndex={-1}>{t('title')}</h1>
        {times && times.length > 0 && <Downloads />}
      </div>
      <div role="status">
        {isLost && (
          <Note tone="warning" icon="offline" title={t('lost_title')}>
            {t('lost_text')}
          </Note>
        )}
      </div>
      {times === undefined && schedule.error === null && (
        <Loading label={t('loading')}>
          <SkeletonCards count={6} />
        </Loading>
      )}
      {times === undefined && schedule.error !== null && (
        <ErrorState
          heading={t('error_title')}
          actions={
            <Button busy={schedule.isFetching} onClick={() => void schedule.refetch()}>
              {t('try_again')}
            </Button>
          }
        >
          {t('error_text')}
        </ErrorState>
      )}
      {times?.length === 0 && (
        <EmptyState
          heading={t('empty_title')}
          actions={
            <Link className={buttonClass({ variant: 'secondary' })} to={pathTo('home', locale)}>
              {t('back_home')}
            </Link>
          }
        >
          {t('empty_text')}
        </EmptyState>
      )}
      {times && times.length > 0 && (
        <ScheduleView
          times={times}
          bands={schedule.data?.bands ?? NO_BANDS}
          filters={filters.data ?? NONE}
          workshops={workshops}
          Places={Places}
        />
      )}
    </div>
  );
}
