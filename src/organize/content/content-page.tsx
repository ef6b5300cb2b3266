import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ListedDocument } from '#engine/contract/site-documents.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { SearchField } from '../registrations/search-field.tsx';
import { Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useTitle } from '../shell/use-title.ts';
import { DeletedDocuments } from './deleted-documents.tsx';
import { DocumentTable } from './document-table.tsx';
import { documentsByKind } from './documents-by-kind.ts';
import { Drafts } from './drafts.tsx';
import { EditPanel } from './edit-panel.tsx';
import { Opening } from './opening.tsx';
import { ContentMatches } from './search/content-matches.tsx';
import { useDrafts, useSiteDocuments } from './use-content.ts';

/** The content of the site: drafts of changes, and the published documents. */
export function ContentPage() {
  const t = useDeskTexts();
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const { data, error, refetch } = useSiteDocuments();
  const drafts = useDrafts();
  const [edited, setEdited] = useState<{ readonly document: ListedDocument; readonly pointer?: string }>();
  const opener = useRef<HTMLElement | null>(null);
  useTitle(t('content.title'));
  function edit(document: ListedDocument, pointer?: string) {
    opener.current =
      window.document.activeElement instanceof HTMLElement ? window.document.activeElement : null;
    setEdited({ document, ...(pointer !== undefined && { pointer }) });
  }
  function close() {
    setEdited(undefined);
    opener.current?.focus();
  }
  const groups = data ? documentsByKind(data.kinds, data.documents, search, locale) : [];
  const count = groups.reduce((sum, { documents }) => sum + documents.length, 0);
  return (
    <div className="dk-page dk-page-scroll">
      <div className="dk-head dk-invoices-head">
        <h1>{t('content.title')}</h1>
        <SearchField
          value={search}
          field={field}
          label={t('content.search_label')}
          placeholder={t('content.search')}
          onChange={(q) => setParams(q === '' ? {} : { q }, { replace: true })}
        />
      </div>
      <div className="dk-invoices dk-content">
        {search === '' && <Opening documents={data?.documents} />}
        {search === '' && <Drafts />}
        {edited && drafts.data && (
          <EditPanel
            key={`${edited.document.kind}/${edited.document.code}`}
            {...edited}
            drafts={drafts.data.drafts}
            onClose={close}
          />
        )}
        <section className="dk-content-part" aria-labelledby="content-documents">
          <h2 id="content-documents">{t('content.published_documents')}</h2>
          {error ? (
            <Failed error={error} onRetry={() => void refetch()} />
          ) : !data ? (
            <Loading />
          ) : groups.length === 0 ? (
            <p className="dk-soft" role="status">
              {t('content.nothing')}
            </p>
          ) : (
            <>
              <p className="dk-soft" role="status">
                {t('content.document_count', { count })}
              </p>
              <DocumentTable groups={groups} onEdit={edit} />
            </>
          )}
        </section>
        {data && data.deleted.length > 0 && <DeletedDocuments deleted={data.deleted} kinds={data.kinds} />}
        {data && <ContentMatches search={search} kinds={data.kinds} listed={data.documents} onOpen={edit} />}
      </div>
    </div>
  );
}
