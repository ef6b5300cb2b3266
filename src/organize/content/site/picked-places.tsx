import { useEffect, useMemo } from 'react';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { placeName } from '#widgets/rjsf/documents/place-name.ts';
import { Icon } from '../../shell/icon.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { sitePath } from '../draft-paths.ts';
import { useAddDocument } from '../use-add-document.ts';
import { useDraft, useEventDocuments } from '../use-content.ts';
import { withDrafted } from '../with-drafted.ts';
import { type LocatedPlace, locateTexts } from './locate-texts.ts';

/** The most places that are offered. */
const MOST = 12;

interface PickedPlacesProps {
  readonly draft: string;
  /** The texts of what was picked, the best first. */
  readonly texts: readonly string[];
  /** The document that is being edited, as `form/personal`; its places come first. */
  readonly edited: string | undefined;
  readonly onOpened: () => void;
  readonly onClose: () => void;
}

/** Opens the place that a picked text comes from, or offers the places that have it. */
export function PickedPlaces({ draft, texts, edited, onOpened, onClose }: PickedPlacesProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const event = useEventDocuments();
  const drafted = useDraft(draft);
  const { add, problem } = useAddDocument(toSite);
  const documents = useMemo(
    () => event.data && drafted.data && withDrafted(event.data.documents, drafted.data.documents),
    [event.data, drafted.data],
  );
  const places = useMemo(() => {
    if (!documents) return undefined;
    const found = locateTexts(documents, texts);
    const here = found.filter(({ kind, code }) => `${kind}/${code}` === edited);
    return here.length > 0 ? here : found;
  }, [documents, texts, edited]);
  const open = ({ kind, code, pointer }: LocatedPlace) => {
    add({ draft, kind, code, pointer });
    onOpened();
  };
  const only = places?.length === 1 ? places[0] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the only place is opened once
  useEffect(() => {
    if (only) open(only);
  }, [only]);
  if (!places || only) return null;
  return (
    <section className="dk-site-note" aria-label={t('site.pick')}>
      <p role="status">
        {places.length === 0 ? t('site.nowhere') : t('site.places', { count: places.length })}
      </p>
      <button type="button" className="dk-icon-button" aria-label={t('dismiss')} onClick={onClose}>
        <Icon name="close" />
      </button>
      {problem && (
        <p className="dk-error" role="alert">
          {problem}
        </p>
      )}
      <ul>
        {places.slice(0, MOST).map((place) => (
          <li key={`${place.kind} ${place.code} ${place.pointer}`}>
            <button type="button" className="dk-link" onClick={() => open(place)}>
              {placeName(place, documents ?? [], locale)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const toSite: NonNullable<Parameters<typeof useAddDocument>[0]> = (locale, { draft, ...edited }) =>
  sitePath(locale, draft, edited);
