import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import type { DeskJob } from '#engine/contract/desk-jobs.ts';
import { organizerChannel } from '#engine/contract/live-messages.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { formatCount } from '#engine/form/format/count.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useLiveMessage, useLiveState } from '#src/api/realtime/use-live.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useOrganizer } from '../api/use-organizer.ts';
import { deskPath } from '../shell/paths.ts';
import { Empty, Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';
import { useTitle } from '../shell/use-title.ts';
import { JobProgress } from './job-progress.tsx';
import { useJobWords } from './use-job-words.ts';

/** The jobs of the event, running and past; each with its faults on a page of its own. */
export function JobsPage() {
  const t = useDeskTexts();
  const locale = useLocale();
  const { id } = useParams();
  useTitle(t('jobs.title'));
  return (
    <div className="dk-page dk-page-scroll">
      <div className="dk-head">
        <h1>{t('jobs.title')}</h1>
        <span className="dk-grow" />
        <Link className="dk-button" to={deskPath(locale, id ? '/jobs' : '/registrations')}>
          {t(id ? 'jobs.all' : 'one.back')}
        </Link>
      </div>
      <div className="dk-jobs">{id ? <OneJob id={id} /> : <Jobs />}</div>
    </div>
  );
}

function OneJob({ id }: { readonly id: string }) {
  const { data } = useJobs();
  const words = useJobWords();
  const t = useDeskTexts();
  const job = data?.jobs.find((each) => each.id === id);
  return (
    <>
      <JobProgress id={id} title={job ? words.title(job) : t('jobs.one')} />
      {job && <StartedBy job={job} />}
    </>
  );
}

function Jobs() {
  const t = useDeskTexts();
  const { data, error, refetch } = useJobs();
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.jobs.length === 0) return <Empty title={t('jobs.none_title')}>{t('jobs.none')}</Empty>;
  return (
    <>
      <p className="dk-soft">{t('jobs.lead')}</p>
      <ul className="dk-job-list">
        {data.jobs.map((job) => (
          <JobEntry key={job.id} job={job} />
        ))}
      </ul>
    </>
  );
}

function JobEntry({ job }: { readonly job: DeskJob }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const words = useJobWords();
  const over = job.done + job.failed;
  return (
    <li>
      <Link className="dk-link" to={deskPath(locale, `/jobs/${job.id}`)}>
        {words.title(job)}
      </Link>
      <span className="dk-row">
        <b>{t(`jobs.states.${job.state}`)}</b>
        <span className="dk-num">
          {t('jobs.numbers', { done: formatCount(over, locale), total: formatCount(job.total, locale) })}
        </span>
        {job.failed > 0 && <span className="dk-bad">{t('jobs.failed', { count: job.failed })}</span>}
      </span>
      {job.state === 'running' && (
        <progress className="dk-progress" aria-label={t('jobs.progress')} max={job.total} value={over} />
      )}
      <StartedBy job={job} />
    </li>
  );
}

function StartedBy({ job }: { readonly job: DeskJob }) {
  const t = useDeskTexts();
  const { time } = useMoments();
  const by = job.by || t('audit.root');
  return <p className="dk-soft">{t('jobs.by', { by, time: time(job.started_at) })}</p>;
}

/** How often jobs are loaded while one is running, in milliseconds. */
const POLLED = 5_000;

/** The latest jobs, loaded again as they advance. */
function useJobs() {
  const { repeat: _, ...options } = query(useCall(), api.deskJobs.listDeskJobs, {});
  const { event, session } = useOrganizer();
  const channel = { name: organizerChannel(event, session) };
  const result = useQuery({
    ...options,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => data?.jobs.some(({ state }) => state === 'running') && POLLED,
  });
  const load = () => void result.refetch();
  useLiveState(load, channel);
  useLiveMessage('DeskChanged', load, channel);
  return result;
}
