import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { DeskJob } from '#engine/contract/desk-jobs.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { formatCount } from '#engine/form/format/count.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { useCall } from '#src/api/call-context.tsx';
import { queryKeyOf } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { failureText } from '../api/failure-text.ts';
import { useNotify } from '../shell/notices.tsx';
import { Empty, Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { JobFaults } from './job-faults.tsx';
import { useDeskJob } from './use-desk-job.ts';

type JobProgressProps = {
  readonly id: string;
  /** What the job does, as a heading. */
  readonly title: string;
};

/** How far a job is, a button that stops it while it runs, and the rows that failed. */
export function JobProgress({ id, title }: JobProgressProps) {
  const t = useDeskTexts();
  const { data, error, refetch } = useDeskJob(id);
  if (error instanceof ApiFailure && error.status === 404)
    return <Empty title={t('jobs.unknown_title')}>{t('jobs.unknown')}</Empty>;
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return <Progress job={data.job} title={title} />;
}

function Progress({ job, title }: { readonly job: DeskJob; readonly title: string }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const id = useId();
  const over = job.done + job.failed;
  const outcome = {
    running: t('jobs.goes_on'),
    stopped: (job.stop_reason ? `${t('jobs.role')} ` : '') + t('jobs.stopped', { count: job.total - over }),
    done: t('jobs.done', { count: job.done }),
  }[job.state];
  return (
    <section className="dk-job" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="dk-row">
        <progress className="dk-progress" aria-label={t('jobs.progress')} max={job.total} value={over} />
        <span className="dk-num">
          {t('jobs.numbers', { done: formatCount(over, locale), total: formatCount(job.total, locale) })}
        </span>
        {job.failed > 0 && <span className="dk-num">{t('jobs.failed', { count: job.failed })}</span>}
        {job.state === 'running' && <StopButton id={job.id} />}
      </div>
      <p role="status">{outcome}</p>
      <JobFaults job={job} />
    </section>
  );
}

function StopButton({ id }: { readonly id: string }) {
  const t = useDeskTexts();
  const call = useCall();
  const notify = useNotify();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(api.deskJobs.stopDeskJob, { body: { id } }),
    onSuccess: (answer) => {
      queries.setQueriesData({ queryKey: queryKeyOf(api.deskJobs.getDeskJob, { params: { id } }) }, answer);
    },
    onError: (error) => notify(failureText(error, t), true),
  });
  return (
    <button
      type="button"
      className="dk-button"
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && mutate()}
    >
      {t(isPending ? 'jobs.stopping' : 'jobs.stop')}
    </button>
  );
}
