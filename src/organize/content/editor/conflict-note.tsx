import { placeInWords, placeOf } from '#engine/event/in-words/place-in-words.ts';
import { valueInWords } from '#engine/event/in-words/value-in-words.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { whoPublished } from '../who-published.ts';
import type { Conflict } from './autosave.ts';

type ConflictNoteProps = Conflict & {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly onResolve: (side: 'mine' | 'theirs') => void;
};

/** Another editor has changed the same values: which, and whose to keep. */
export function ConflictNote({ theirs, places, schema, onResolve }: ConflictNoteProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const words = (value: unknown) =>
    value === undefined ? t('content.no_value') : valueInWords(value, locale);
  return (
    <section className="dk-note dk-conflict" role="alert" aria-labelledby="document-conflict">
      <h2 id="document-conflict">
        {t('content.edit.conflict', { by: whoPublished(theirs.by, t), count: places.length })}
      </h2>
      <dl>
        {places.map(({ pointer, mine, theirs: other }) => (
          <div key={pointer}>
            <dt>
              {placeInWords(placeOf(pointer, theirs.document), theirs.document, schema, locale).join(' › ')}
            </dt>
            <dd>{t('content.edit.mine_is', { value: words(mine) })}</dd>
            <dd>{t('content.edit.theirs_is', { value: words(other) })}</dd>
          </div>
        ))}
      </dl>
      <p className="dk-soft">{t('content.edit.rest_merged')}</p>
      <div className="dk-row">
        <button type="button" className="dk-button" onClick={() => onResolve('mine')}>
          {t('content.edit.keep_mine')}
        </button>
        <button type="button" className="dk-button" onClick={() => onResolve('theirs')}>
          {t('content.edit.take_theirs')}
        </button>
      </div>
    </section>
  );
}
