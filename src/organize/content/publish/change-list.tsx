import { changeInWords } from '#engine/event/in-words/change-in-words.ts';
import type { DocumentChange } from '#engine/event/merge/document-change.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import type { ReviewedDocument } from './use-reviewed.ts';

/** Changes that are shown at once; a new document has as many as it has values. */
const MOST_SHOWN = 40;

type ChangeListProps = Pick<ReviewedDocument, 'schema' | 'published'> & {
  readonly changes: readonly DocumentChange[];
  /** The document as it is in the draft. */
  readonly document: unknown;
};

/** What a document changes, place by place: what was there, and what is there now. */
export function ChangeList({ changes, document, schema, published }: ChangeListProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const shown = changes.slice(0, MOST_SHOWN);
  return (
    <>
      <ul className="dk-changes">
        {shown.map((change, at) => {
          const { place, was, is } = changeInWords(change, { document, published, schema }, locale);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place can be removed, and another added there
            <li key={`${change.pointer} ${at}`}>
              <b>{place.join(' › ') || t('content.whole_document')}</b>
              {was !== undefined && (
                <del>
                  <span className="dk-hidden">{t('content.publish.was')}</span> {was}
                </del>
              )}
              {is !== undefined && (
                <ins>
                  <span className="dk-hidden">{t('content.publish.is')}</span> {is}
                </ins>
              )}
            </li>
          );
        })}
      </ul>
      {changes.length > shown.length && (
        <p className="dk-soft">{t('content.publish.more', { count: changes.length - shown.length })}</p>
      )}
    </>
  );
}
