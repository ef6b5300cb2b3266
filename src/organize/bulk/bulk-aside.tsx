import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { api } from '#engine/contract/organizer-calls.ts';
import { queryKeyOf } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { JobProgress } from '../jobs/job-progress.tsx';
import { useDeskJob } from '../jobs/use-desk-job.ts';
import { useJobWords } from '../jobs/use-job-words.ts';
import { Icon } from '../shell/icon.tsx';
import { deskPath } from '../shell/paths.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import type { BulkAction } from './bulk-bar.tsx';
import { CancelManyPanel } from './cancel-many-panel.tsx';
import { ExportPanel } from './export-panel.tsx';
import type { BulkPanelProps } from './panel-props.ts';
import { TagPanel } from './tag-panel.tsx';

/** An action on chosen rows, beside the list. */
export function BulkAside({ action, ...props }: BulkPanelProps & { readonly action: BulkAction }) {
  const t = useDeskTexts();
  return (
    <aside className="dk-aside" aria-label={t(`bulk.open.${action}`)}>
      {action === 'tag' ? (
        <TagPanel {...props} />
      ) : action === 'export' ? (
        <ExportPanel {...props} />
      ) : (
        <CancelManyPanel {...props} />
      )}
    </aside>
  );
}

/** A job that was started from the list, beside it. */
export function JobAside({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const words = useJobWords();
  const queries = useQueryClient();
  const { data } = useDeskJob(id);
  const job = data?.job;
  const isOver = job !== undefined && job.state !== 'running';
  useEffect(() => {
    if (!isOver) return;
    for (const read of [api.desk.listDossiers, api.deskActions.listTags])
      void queries.invalidateQueries({ queryKey: queryKeyOf(read) });
  }, [isOver, queries]);
  return (
    <aside className="dk-aside" aria-label={t('jobs.one')}>
      <div className="dk-row">
        <Link className="dk-link" to={deskPath(locale, '/jobs')}>
          {t('jobs.all')}
        </Link>
        <span className="dk-grow" />
        <button type="button" className="dk-icon-button" aria-label={t('one.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <JobProgress id={id} title={job ? words.title(job) : t('jobs.one')} />
    </aside>
  );
}
