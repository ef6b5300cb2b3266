import { useId } from 'react';
import type { ChangeTime } from '#engine/contract/change.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { SelectField } from '../../shell/select-field.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { useDossierWords } from '../use-dossier-words.ts';
import type { Chosen, Preview } from './change-choice.ts';

type ChangeFieldsProps = {
  readonly preview: Preview;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
};

/** Track with mode, days, and one workshop for each time. */
export function ChangeFields({ preview, chosen, onChoose }: ChangeFieldsProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const event = useEvent();
  const words = useDossierWords();
  const hint = useId();
  const { choice, options, times, registration, full_days = [] } = preview;
  const way = `${chosen.track ?? choice.track}/${chosen.track_mode ?? choice.track_mode}`;
  const days = chosen.days ?? choice.registrations_day;
  /** What changes the sessions on offer keeps those that fit. */
  function choose(part: Chosen) {
    const { sessions: _, ...rest } = chosen;
    onChoose({ ...rest, ...part });
  }
  const labelOf = ({ track, track_mode, full, difference }: Preview['options'][number]) => {
    const isNow = registration.track === track && registration.mode === track_mode;
    const hasModes = options.filter((option) => option.track === track).length > 1;
    const name = hasModes ? `${words.track(track)} · ${t(`modes.${track_mode}`)}` : words.track(track);
    const sign = difference > 0 ? '+' : '';
    if (isNow) return t('act.change_now', { name });
    if (full === 'Y') return t('act.change_full', { name });
    return difference === 0 ? name : `${name} (${sign}${formatCents(difference, locale)})`;
  };
  return (
    <>
      <SelectField
        label={t('act.change_way')}
        value={way}
        onChange={(value) => {
          const option = options.find(({ track, track_mode }) => `${track}/${track_mode}` === value);
          if (option) choose({ track: option.track, track_mode: option.track_mode });
        }}
      >
        {options.map((option) => (
          <option key={`${option.track}/${option.track_mode}`} value={`${option.track}/${option.track_mode}`}>
            {labelOf(option)}
          </option>
        ))}
      </SelectField>
      {event.days.length > 1 && (
        <fieldset className="dk-choices">
          <legend>{t('act.change_days')}</legend>
          {event.days.map(({ code, label }) => (
            <label key={code}>
              <input
                type="checkbox"
                checked={days.includes(code)}
                // The last day stays: without a day there is no registration.
                disabled={days.includes(code) && days.length === 1}
                aria-describedby={days.length === 1 ? hint : undefined}
                onChange={() =>
                  choose({
                    days: event.days
                      .map((day) => day.code)
                      .filter((day) => (day === code ? !days.includes(day) : days.includes(day))),
                  })
                }
              />
              {full_days.includes(code)
                ? t('act.change_full', { name: resolveText(label, locale) })
                : resolveText(label, locale)}
            </label>
          ))}
          {days.length === 1 && (
            <p className="dk-soft dk-small" id={hint}>
              {t('act.change_last_day')}
            </p>
          )}
        </fieldset>
      )}
      {times.length > 0 && (
        <fieldset className="dk-change-times">
          <legend>{t('act.change_workshops')}</legend>
          {times.map((time) => (
            <SessionChoice
              key={time.code}
              time={time}
              sessions={chosen.sessions ?? choice.sessions}
              onChoose={(sessions) => onChoose({ ...chosen, sessions })}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

type SessionChoiceProps = {
  readonly time: ChangeTime;
  readonly sessions: readonly string[];
  readonly onChoose: (sessions: readonly string[]) => void;
};

function SessionChoice({ time, sessions, onChoose }: SessionChoiceProps) {
  const t = useDeskTexts();
  const id = useId();
  const locale = useLocale();
  const own = time.sessions.map(({ code }) => code);
  const current = sessions.find((code) => own.includes(code)) ?? '';
  const labelOf = ({ title, fee, full, code }: ChangeTime['sessions'][number]) => {
    const name = resolveText(title, locale);
    const priced = fee ? `${name} (${formatCents(fee, locale)})` : name;
    return full === 'Y' && code !== current ? t('act.change_full', { name: priced }) : priced;
  };
  return (
    <div className="dk-field">
      <label htmlFor={id}>
        {resolveText(time.label, locale)}{' '}
        <span className="dk-soft dk-small">{resolveText(time.when, locale)}</span>
      </label>
      <select
        id={id}
        className="dk-select"
        value={current}
        onChange={(changed) => {
          const others = sessions.filter((code) => !own.includes(code));
          onChoose(changed.target.value ? [...others, changed.target.value] : others);
        }}
      >
        <option value="">{t('act.change_no_workshop')}</option>
        {time.sessions.map((session) => (
          <option key={session.code} value={session.code}>
            {labelOf(session)}
          </option>
        ))}
      </select>
    </div>
  );
}
