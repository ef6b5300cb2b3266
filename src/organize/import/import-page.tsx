import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { failureText } from '../api/failure-text.ts';
import { JobProgress } from '../jobs/job-progress.tsx';
import { deskPath } from '../shell/paths.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useTitle } from '../shell/use-title.ts';
import { asCsv, type FileFault } from './as-csv.ts';
import { ColumnChoice } from './column-choice.tsx';
import { FileChoice } from './file-choice.tsx';
import { StartImport } from './start-import.tsx';

type Read = AnswerOf<typeof api.deskImport.readImport>;
type Chosen = { readonly file: File; readonly version: number; readonly read: Read };

class UnusableFile extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Registers people from a file: it is chosen, its columns are matched, every row is checked, and a job does the rest. */
export function ImportPage() {
  const t = useDeskTexts();
  const locale = useLocale();
  useTitle(t('import.title'));
  const [search, setSearch] = useSearchParams();
  const job = search.get('job');
  return (
    <div className="dk-page dk-page-scroll">
      <div className="dk-head">
        <h1>{t('import.title')}</h1>
        <span className="dk-grow" />
        <Link className="dk-button" to={deskPath(locale, '/registrations')}>
          {t('one.back')}
        </Link>
      </div>
      <div className="dk-import">
        {job ? (
          <>
            <JobProgress id={job} title={t('import.progress')} />
            <p>
              <Link className="dk-link" to={deskPath(locale, '/registrations/import')}>
                {t('import.another')}
              </Link>
            </p>
          </>
        ) : (
          <ImportSteps onStart={(started) => setSearch({ job: started })} />
        )}
      </div>
    </div>
  );
}

function ImportSteps({ onStart }: { readonly onStart: (job: string) => void }) {
  const t = useDeskTexts();
  const call = useCall();
  const [columns, setColumns] = useState<readonly string[]>([]);
  const reading = useMutation({
    mutationFn: async (file: File): Promise<Chosen> => {
      const csv = await asCsv(file);
      if (typeof csv === 'string') throw new UnusableFile(csv);
      return {
        file: csv,
        version: Date.now(),
        read: await call(api.deskImport.readImport, { body: {}, file: csv }),
      };
    },
    onSuccess: ({ read }) => setColumns(read.columns.map(({ target }) => target)),
  });
  const { data, error, isPending } = reading;
  const problem =
    error instanceof UnusableFile
      ? t(`import.faults.${error.fault}`)
      : error
        ? failureText(error, t)
        : undefined;
  return (
    <>
      <p className="dk-soft">{t('import.lead')}</p>
      <FileChoice isReading={isPending} problem={problem} onChoose={(file) => reading.mutate(file)} />
      {data && (
        <>
          <section aria-labelledby="import-columns">
            <h2 id="import-columns">{t('import.columns')}</h2>
            <p>
              {t('import.read', { name: data.file.name, count: data.read.rows })}
              {data.read.source && ` ${t(`import.sources.${data.read.source}`)}`}
            </p>
            <ColumnChoice
              columns={data.read.columns}
              targets={data.read.targets}
              chosen={columns}
              onChange={setColumns}
            />
          </section>
          <section aria-labelledby="import-check">
            <h2 id="import-check">{t('import.check')}</h2>
            <StartImport file={data.file} version={data.version} columns={columns} onStart={onStart} />
          </section>
        </>
      )}
    </>
  );
}
