import { useState } from 'react';
import { zonedInstant } from '#engine/form/format/zoned-instant.ts';
import { languages } from '#engine/form/languages/languages.ts';
import { LOCALES, type Locale } from '#engine/form/languages/text.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { Field } from '../../shell/field.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { useMoments } from '../../shell/use-moments.ts';
import { Choice } from './choice.tsx';
import type { Shown } from './use-shown.ts';

const languageNames = Object.fromEntries(LOCALES.map((each) => [each, languages[each].name])) as Record<
  Locale,
  string
>;

interface SiteToolsProps {
  readonly shown: Shown;
  /** The address of the page, for a tab of its own; undefined until it is known. */
  readonly address: string | undefined;
  /** Whether there is room for a choice of widths. */
  readonly hasWidths: boolean;
  readonly onReload: () => void;
}

/** How the preview is shown: width, language, colours and moment. */
export function SiteTools({ shown, address, hasWidths, onReload }: SiteToolsProps) {
  const t = useDeskTexts();
  const { time } = useMoments();
  return (
    <div className="dk-site-tools">
      {hasWidths && (
        <Choice
          legend={t('site.width')}
          options={{ desktop: t('site.desktop'), phone: t('site.phone'), paper: t('site.paper') }}
          value={shown.width}
          onChange={shown.setWidth}
        />
      )}
      <Choice
        legend={t('site.language')}
        options={languageNames}
        value={shown.language}
        languages={LOCALES}
        onChange={shown.setLanguage}
      />
      <Choice
        legend={t('site.colours')}
        options={{ light: t('site.light'), dark: t('site.dark') }}
        value={shown.scheme}
        onChange={shown.setScheme}
      />
      <AsOf shown={shown} />
      <span className="dk-grow" />
      {shown.at !== undefined && <span className="dk-tag">{t('site.as_of', { time: time(shown.at) })}</span>}
      <span className="dk-row">
        <button type="button" className="dk-link" onClick={onReload}>
          {t('site.reload')}
        </button>
        {address && (
          <a className="dk-link" href={address} target="_blank" rel="noreferrer">
            {t('site.new_tab')}
          </a>
        )}
      </span>
      <p className="dk-soft dk-site-says">{t('site.says')}</p>
    </div>
  );
}

/** The moment at which the site is shown, in the event's time zone. */
function AsOf({ shown }: { readonly shown: Shown }) {
  const t = useDeskTexts();
  const { timezone } = useEvent();
  const [typed, setTyped] = useState('');
  return (
    <form
      className="dk-site-at"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== '') shown.setAt(zonedInstant(typed, timezone));
      }}
    >
      <Field
        type="datetime-local"
        label={t('site.at')}
        value={typed}
        min="2000-01-01T00:00"
        max="2099-12-31T23:59"
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit" className="dk-button">
        {t('site.show')}
      </button>
      {shown.at !== undefined && (
        <button
          type="button"
          className="dk-link"
          onClick={() => {
            setTyped('');
            shown.setAt(undefined);
          }}
        >
          {t('site.at_now')}
        </button>
      )}
    </form>
  );
}
