import { useId } from 'react';
import { Link } from 'react-router';
import type { DeskJob } from '#engine/contract/desk-jobs.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { dossierPath } from '../shell/paths.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

/** The rows of a job that failed, each with why. */
export function JobFaults({ job }: { readonly job: DeskJob }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const id = useId();
  if (job.faults.length === 0) return null;
  return (
    <section aria-labelledby={id} className="dk-faults">
      <h3 id={id}>{t('jobs.faults')}</h3>
      <table className="dk-table dk-fault-table">
        <tbody>
          {job.faults.map(({ row, why }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: faults are only ever added at the end
            <tr key={index}>
              <th scope="row">
                {job.kind === 'import' ? (
                  t('jobs.row', { row })
                ) : (
                  <Link className="dk-link" to={dossierPath(locale, row)}>
                    {row}
                  </Link>
                )}
              </th>
              <td>{resolveText(why, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {job.failed > job.faults.length && (
        <p className="dk-soft">{t('jobs.first', { count: job.faults.length })}</p>
      )}
    </section>
  );
}
