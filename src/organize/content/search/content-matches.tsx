import { useMemo } from 'react';
import type { KindName, ListedDocument } from '#engine/contract/site-documents.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { placeName } from '#widgets/rjsf/documents/place-name.ts';
import { Failed } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { useEventDocuments } from '../use-content.ts';
import { FEWEST, findInDocuments } from './find-in-documents.ts';

/** The most places that are listed. */
const MOST = 30;

interface ContentMatchesProps {
  readonly search: string;
  readonly kinds: readonly KindName[];
  readonly listed: readonly ListedDocument[];
  readonly onOpen: (document: ListedDocument, pointer: string) => void;
}

/** Where the contents of all documents mention what is searched, each place to be opened. */
export function ContentMatches({ search, kinds, listed, onOpen }: ContentMatchesProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const isSearched = search.trim().length >= FEWEST;
  const { data, error, refetch } = useEventDocuments(isSearched);
  const documents = data?.documents;
  const found = useMemo(
    () => (documents ? findInDocuments(documents, search, MOST + 1) : []),
    [documents, search],
  );
  if (!isSearched) return null;
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!documents) return null;
  const shown = found.slice(0, MOST);
  return (
    <section className="dk-content-part" aria-labelledby="content-matches">
      <h2 id="content-matches">{t('content.in_contents')}</h2>
      <p className="dk-soft" role="status">
        {found.length > MOST
          ? t('content.first_places', { count: MOST })
          : t('content.place_count', { count: found.length })}
      </p>
      <ul className="dk-matches">
        {shown.map((place) => {
          const document = listed.find(({ kind, code }) => kind === place.kind && code === place.code);
          if (!document) return null;
          return (
            <li key={`${place.kind} ${place.code} ${place.pointer}`}>
              <button type="button" className="dk-link" onClick={() => onOpen(document, place.pointer)}>
                {placeName(place, documents, locale)}
              </button>
              <span className="dk-soft"> {kinds.find(({ kind }) => kind === place.kind)?.name}</span>
              <span className="dk-line">
                {place.before}
                <mark>{place.match}</mark>
                {place.after}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
