import type { ImportCheck } from '#engine/contract/desk-import.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

/** The rows of a file that cannot be registered, each with its number and why. */
export function Problems({ check }: { readonly check: ImportCheck }) {
  const t = useDeskTexts();
  const locale = useLocale();
  if (check.wrong === 0) return null;
  return (
    <>
      <table className="dk-table dk-fault-table" aria-label={t('import.problems')}>
        <tbody>
          {check.problems.map(({ row, why }) => (
            <tr key={row}>
              <th scope="row">{t('jobs.row', { row })}</th>
              <td>{why.map((each) => resolveText(each, locale)).join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {check.wrong > check.problems.length && (
        <p className="dk-soft">{t('jobs.first', { count: check.problems.length })}</p>
      )}
    </>
  );
}
