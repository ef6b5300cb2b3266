import { Link } from 'react-router';
import type { DeletedDocument, KindName } from '#engine/contract/site-documents.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';
import { documentName } from './documents-by-kind.ts';
import { historyPath } from './draft-paths.ts';
import { whoPublished } from './who-published.ts';

type DeletedDocumentsProps = {
  readonly deleted: readonly DeletedDocument[];
  readonly kinds: readonly KindName[];
};

/** Documents that are no longer on the site, each with the way to its versions, where it can be restored. */
export function DeletedDocuments({ deleted, kinds }: DeletedDocumentsProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { time } = useMoments();
  return (
    <section className="dk-content-part" aria-labelledby="content-deleted">
      <h2 id="content-deleted">{t('content.deleted_documents')}</h2>
      <ul className="dk-items">
        {deleted.map((each) => {
          const { kind, code, deleted_at: at, deleted_by: by } = each;
          const name = documentName(each, locale);
          return (
            <li key={`${kind}/${code}`}>
              <Link
                className="dk-link"
                to={historyPath(locale, each)}
                aria-label={t('history.title', { name })}
              >
                {name}
              </Link>
              <span className="dk-soft">
                {kinds.find((named) => named.kind === kind)?.name ?? kind} ·{' '}
                {t('content.deleted_at', { time: time(at), by: whoPublished(by, t) })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
