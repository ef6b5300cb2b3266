import { useDeferredValue } from 'react';
import type { Overview } from '#engine/contract/overview.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { Empty, Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useTitle } from '../shell/use-title.ts';
import { daysBetween } from './day-bins.ts';
import { Feed } from './feed.tsx';
import { Figures } from './figures.tsx';
import { Money } from './money.tsx';
import { Needs } from './needs.tsx';
import { Places } from './places.tsx';
import { SignUps } from './sign-ups.tsx';
import { useFigureWords } from './use-figure-words.ts';
import { useOverview } from './use-overview.ts';

/** The first page of the desk: an event in figures that follow what happens. */
export function OverviewPage() {
  const t = useDeskTexts();
  useTitle(t('overview.title'));
  const { data, error, refetch, live } = useOverview();
  // The figures are painted first, then the plot and the lists.
  const isFollowed = useDeferredValue(data !== undefined, false);
  return (
    <div className="dk-page dk-page-scroll">
      <div className="dk-head">
        <h1>{t('overview.title')}</h1>
        {data && <Countdown data={data} />}
      </div>
      {error && !data && <Failed error={error} onRetry={() => void refetch()} />}
      {error && data && (
        <p className="dk-note dk-overview-old" role="status">
          {t('overview.old')}
        </p>
      )}
      {!data && !error && <Loading />}
      {data && (
        <>
          <Figures data={data} />
          {isFollowed && <Details data={data} live={live} />}
        </>
      )}
    </div>
  );
}

type DetailsProps = { readonly data: Overview; readonly live: ReturnType<typeof useOverview>['live'] };

/** What the figures are made of, and what happens now. */
function Details({ data, live }: DetailsProps) {
  const t = useDeskTexts();
  return (
    <div className="dk-overview">
      <Needs data={data} />
      <div className="dk-overview-main">
        {data.flows.length === 0 ? (
          <Empty title={t('list.empty_title')}>{t('overview.empty')}</Empty>
        ) : (
          <SignUps data={data} />
        )}
        <div className="dk-overview-pair">
          <Money data={data} />
          <Places data={data} />
        </div>
      </div>
      <Feed data={data} live={live} />
    </div>
  );
}

/** Today, how long it is until the event, and what comes before. */
function Countdown({ data: { today, marks } }: { readonly data: Overview }) {
  const t = useDeskTexts();
  const { date } = useEvent();
  const { day } = useFigureWords();
  const next = marks.find((mark) => mark.day >= today && mark.kind === 'price');
  const parts = [day(today)];
  if (today < date.start) parts.push(t('overview.days_to_go', { count: daysBetween(today, date.start) }));
  if (next) parts.push(t('overview.days_to', { count: daysBetween(today, next.day) }));
  return <span className="dk-soft">{parts.join(' · ')}</span>;
}
