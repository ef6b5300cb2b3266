import { Link } from 'react-router';
import type { ListedDocument } from '#engine/contract/site-documents.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';
import { documentName, type KindGroup } from './documents-by-kind.ts';
import { historyPath } from './draft-paths.ts';
import { whoPublished } from './who-published.ts';

type DocumentTableProps = {
  readonly groups: readonly KindGroup[];
  readonly onEdit: (document: ListedDocument) => void;
};

/** Published documents by kind, each with its version, when it was published and by whom. */
export function DocumentTable({ groups, onEdit }: DocumentTableProps) {
  const t = useDeskTexts();
  return (
    <div className="dk-wide">
      <table className="dk-table">
        <thead>
          <tr>
            <th scope="col">{t('content.document')}</th>
            <th scope="col">{t('content.code')}</th>
            <th scope="col">{t('content.version')}</th>
            <th scope="col">{t('content.published')}</th>
            <th scope="col">
              <span className="dk-hidden">{t('content.actions')}</span>
            </th>
          </tr>
        </thead>
        {groups.map(({ kind, documents }) => (
          <tbody key={kind.kind}>
            <tr className="dk-kind">
              <th scope="rowgroup" colSpan={5}>
                {kind.name}
                <span className="dk-soft dk-line">{kind.description}</span>
              </th>
            </tr>
            {documents.map((each) => (
              <DocumentRow key={each.code} document={each} onEdit={onEdit} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

type DocumentRowProps = Pick<DocumentTableProps, 'onEdit'> & { readonly document: ListedDocument };

function DocumentRow({ document, onEdit }: DocumentRowProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { time } = useMoments();
  const name = documentName(document, locale);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="dk-mono">{document.code}</td>
      <td>
        <Link to={historyPath(locale, document)} aria-label={t('history.title', { name })}>
          {t('content.version_is', { version: document.version })}
        </Link>
      </td>
      <td>
        {time(document.published_at)}
        <span className="dk-soft dk-line">{whoPublished(document.published_by, t)}</span>
      </td>
      <td>
        <button
          type="button"
          className="dk-button"
          aria-label={t('content.edit_of', { name })}
          onClick={() => onEdit(document)}
        >
          {t('content.edit_document')}
        </button>
      </td>
    </tr>
  );
}
