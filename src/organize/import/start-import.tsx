import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { failureText } from '../api/failure-text.ts';
import { Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { Problems } from './problems.tsx';

type StartImportProps = {
  readonly file: File;
  /** Tells one chosen file from the next. */
  readonly version: number;
  readonly columns: readonly string[];
  readonly onStart: (job: string) => void;
};

/** What importing a file with these columns would do, row by row, and the button that does it. */
export function StartImport({ file, version, columns, onStart }: StartImportProps) {
  const t = useDeskTexts();
  const call = useCall();
  const [notify, setNotify] = useState(false);
  const body = { columns: JSON.stringify(columns) };
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    queryKey: [api.deskImport.checkImport.path, version, body.columns],
    queryFn: ({ signal }) => call(api.deskImport.checkImport, { body, file, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const start = useMutation({
    mutationFn: () =>
      call(api.deskImport.startImport, {
        body: { ...body, notify: notify ? 'Y' : 'N', ready: data?.ready },
        file,
      }),
    onSuccess: ({ job }) => onStart(job),
    onError: () => void refetch(),
  });
  if (error)
    return (
      <p className="dk-error" role="alert">
        {failureText(error, t)}
      </p>
    );
  if (!data) return <Loading />;
  const isOpen = data.ready > 0 && !isPlaceholderData && !isFetching && !start.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOpen) start.mutate();
  };
  return (
    <form
      className="dk-import-start"
      onSubmit={submit}
      aria-label={t('import.check')}
      aria-busy={isPlaceholderData}
    >
      <p role="status">{t('import.found', { ready: data.ready, wrong: data.wrong })}</p>
      <Problems check={data} />
      <label className="dk-check">
        <input type="checkbox" checked={notify} onChange={(changed) => setNotify(changed.target.checked)} />
        {t('import.notify')}
      </label>
      {data.ready > 0 && (
        <div className="dk-say">
          <b>{t('act.press')}</b>
          <ul className="dk-consequences">
            <li>{t('import.says_registers', { count: data.ready })}</li>
            {data.incomplete > 0 && <li>{t('import.says_incomplete', { count: data.incomplete })}</li>}
            {data.wrong > 0 && <li>{t('import.says_left_out', { count: data.wrong })}</li>}
            <li>{t(notify ? 'import.says_mails' : 'act.no_mail')}</li>
            <li>{t('import.says_once')}</li>
          </ul>
        </div>
      )}
      {start.error && (
        <p className="dk-error" role="alert">
          {failureText(start.error, t)}
        </p>
      )}
      <div className="dk-row">
        <button type="submit" className="dk-button dk-button-primary" aria-disabled={!isOpen || undefined}>
          {start.isPending ? t('act.working') : t('import.start', { count: data.ready })}
        </button>
      </div>
    </form>
  );
}
