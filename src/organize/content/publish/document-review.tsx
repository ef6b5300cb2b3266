import { Link } from 'react-router';
import { isYes } from '#engine/form/field/flag.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { DiagnosticList } from '../diagnostic-list.tsx';
import { DocumentStatus } from '../draft/document-status.tsx';
import { documentPath } from '../draft-paths.ts';
import { KeepButton } from '../keep-button.tsx';
import { BrokenElsewhere } from './broken-elsewhere.tsx';
import { ChangeList } from './change-list.tsx';
import { RebaseNote } from './rebase-note.tsx';
import type { ReviewedDocument } from './use-reviewed.ts';

type DocumentReviewProps = { readonly draft: string; readonly document: ReviewedDocument };

/** One document of a draft before it is published: what it changes, what is wrong, and what was published since. */
export function DocumentReview({ draft, document }: DocumentReviewProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { found, checked, name, kindName, schema, published, isOutdated } = document;
  const { kind, code } = found;
  const id = `review-${kind}-${code}`;
  const pathOf = (pointer = '') => documentPath(locale, { draft, kind, code }, pointer);
  return (
    <section aria-labelledby={id}>
      <div className="dk-row">
        <h2 id={id}>{name}</h2>
        <span className="dk-soft">
          {kindName} <span className="dk-mono">{code}</span>
        </span>
        <span className="dk-grow" />
        {isYes(found.deleted) ? (
          <KeepButton draft={draft} kind={kind} code={code} name={name} />
        ) : (
          <Link className="dk-link" to={pathOf()} aria-label={t('content.edit_of', { name })}>
            {t('content.edit_document')}
          </Link>
        )}
      </div>
      <DocumentStatus document={found} checked={checked} />
      {isOutdated && <RebaseNote draft={draft} document={document} />}
      {checked.elsewhere.length > 0 && <BrokenElsewhere draft={draft} broken={checked.elsewhere} />}
      {checked.diagnostics.length > 0 && (
        <DiagnosticList
          draft={draft}
          diagnostics={checked.diagnostics}
          document={found.document}
          schema={schema}
          linkTo={(pointer, place) => (
            <Link className="dk-link" to={pathOf(pointer)}>
              {place}
            </Link>
          )}
        />
      )}
      {checked.changes.length > 0 && (
        <ChangeList
          changes={checked.changes}
          document={found.document}
          schema={schema}
          published={published}
        />
      )}
    </section>
  );
}
