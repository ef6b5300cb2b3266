import { useId } from 'react';
import { languages as allLanguages } from '#engine/form/languages/languages.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useDossierWords } from '../registration/use-dossier-words.ts';
import { RadioChoice } from '../shell/radio-choice.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import type { ByHand } from './by-hand.ts';

type ParticipationFieldsProps = {
  readonly who: ByHand;
  readonly error: string | undefined;
  readonly daysError: string | undefined;
  readonly onChange: (part: Partial<ByHand>) => void;
};

/** Track, mode, days and language; each only where the event has a choice. */
export function ParticipationFields({ who, error, daysError, onChange }: ParticipationFieldsProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const id = useId();
  const words = useDossierWords();
  const { tracks, days, languages } = useEvent();
  const modes = tracks.find(({ code }) => code === who.track)?.modes ?? [];
  return (
    <>
      {tracks.length > 1 && (
        <div className="dk-field">
          <label htmlFor={`${id}-track`}>{t('register.track')}</label>
          <select
            id={`${id}-track`}
            className="dk-select"
            value={who.track}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={({ target }) => {
              const track = tracks.find(({ code }) => code === target.value);
              if (!track) return;
              const [first = who.track_mode] = track.modes;
              const track_mode = track.modes.includes(who.track_mode) ? who.track_mode : first;
              onChange({ track: track.code, track_mode });
            }}
          >
            {tracks.map(({ code }) => (
              <option key={code} value={code}>
                {words.track(code)}
              </option>
            ))}
          </select>
        </div>
      )}
      {error && (
        <p className="dk-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {modes.length > 1 && (
        <RadioChoice
          legend={t('register.mode')}
          values={modes}
          value={who.track_mode}
          labelOf={(mode) => words.mode(mode)}
          onChange={(track_mode) => onChange({ track_mode })}
        />
      )}
      {days.length > 1 && (
        <fieldset className="dk-choices">
          <legend>{t('register.days')}</legend>
          {days.map(({ code, label }) => (
            <label key={code}>
              <input
                type="checkbox"
                checked={who.registrations_day.includes(code)}
                onChange={({ target }) =>
                  onChange({
                    registrations_day: days
                      .map((day) => day.code)
                      .filter((day) => (day === code ? target.checked : who.registrations_day.includes(day))),
                  })
                }
              />
              {resolveText(label, locale)}
            </label>
          ))}
          {daysError && (
            <p className="dk-error" role="alert">
              {daysError}
            </p>
          )}
        </fieldset>
      )}
      {languages.length > 1 && (
        <RadioChoice
          legend={t('register.language')}
          values={languages}
          value={who.locale}
          labelOf={(each) => allLanguages[each].name}
          onChange={(each) => onChange({ locale: each })}
        />
      )}
    </>
  );
}
