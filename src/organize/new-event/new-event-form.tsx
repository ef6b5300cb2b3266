import { useState } from 'react';
import type { EventSource } from '#engine/contract/new-event.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { formatDateRange } from '#engine/form/format/date-range.ts';
import { languages as allLanguages } from '#engine/form/languages/languages.ts';
import { LOCALES, type Locale } from '#engine/form/languages/text.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Panel } from '../registration/actions/panel.tsx';
import { useAction } from '../registration/actions/use-action.ts';
import { Field } from '../shell/field.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { CheckField } from './check-field.tsx';
import {
  bodyOf,
  type ChosenEvent,
  chosenAtFirst,
  codeOf,
  endOf,
  lengthOf,
  missingIn,
} from './chosen-event.ts';
import { ColourChoice } from './colour-choice.tsx';
import type { Created } from './created-event.tsx';
import { SourceChoice } from './source-choice.tsx';
import { ZoneField } from './zone-field.tsx';

/** Fields at which the server's refusal is shown. */
const WRONG = ['code', 'host', 'start', 'timezone'] as const;

type NewEventFormProps = {
  readonly sources: readonly EventSource[];
  readonly onDone: (created: Created) => void;
};

/** What to start from, and the names, dates, address and colours of the new event. */
export function NewEventForm({ sources, onDone }: NewEventFormProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const [at, setAt] = useState(0);
  const source = sources[at];
  const [chosen, setChosen] = useState<ChosenEvent>();
  const { send, isPending, wrong, problem } = useAction(api.newEvents.createEvent, (made) =>
    onDone({ ...made, name }),
  );
  if (!source) return null;
  const value = chosen ?? chosenAtFirst(source, locale);
  const change = (part: Partial<ChosenEvent>) => setChosen({ ...value, ...part });
  const [own = locale] = value.languages;
  const name = value.names[own]?.trim() ?? '';
  const missing = missingIn(source, value);
  const code = codeOf(value);
  const host = value.host.trim() || `${code || '…'}.localhost`;
  const dates = value.start && { start: value.start, end: endOf(source, value.start) };

  /** What was typed stays when another source is chosen. */
  function startFrom(index: number) {
    const next = sources[index];
    if (!next) return;
    setAt(index);
    const { start, timezone, locations } = chosenAtFirst(next, locale);
    setChosen({ ...value, start, timezone, locations: { ...locations, ...value.locations }, without: [] });
  }

  return (
    <Panel
      title={t('new_event.form_title')}
      action={t('new_event.do')}
      isWorking={isPending}
      closed={missing && t(`new_event.needs.${missing}`)}
      problem={problem(...WRONG)}
      consequences={[
        t('new_event.says.made', {
          documents: t('new_event.documents', { count: source.documents - value.without.length }),
          host,
        }),
        t('new_event.says.closed'),
        t('new_event.says.owner'),
      ]}
      onSubmit={() => send(bodyOf(source, value))}
    >
      <SourceChoice sources={sources} at={at} onChange={startFrom} />
      {source.optional.length > 0 && (
        <fieldset className="dk-choices">
          <legend>{t('new_event.without')}</legend>
          {source.optional.map(({ kind, name: called }) => (
            <CheckField
              key={kind}
              label={called}
              isChecked={value.without.includes(kind)}
              onChange={(leaves) =>
                change({
                  without: leaves ? [...value.without, kind] : value.without.filter((each) => each !== kind),
                })
              }
            />
          ))}
        </fieldset>
      )}
      <fieldset className="dk-choices">
        <legend>{t('new_event.languages')}</legend>
        {LOCALES.map((each) => (
          <CheckField
            key={each}
            label={allLanguages[each].name}
            lang={each}
            isChecked={value.languages.includes(each)}
            onChange={(speaks) => change({ languages: withLanguage(value.languages, each, speaks) })}
          />
        ))}
      </fieldset>
      <div className="dk-pair">
        {value.languages.map((each) => (
          <Field
            key={each}
            label={t('new_event.name', { language: allLanguages[each].name })}
            lang={each}
            maxLength={200}
            autoComplete="off"
            value={value.names[each] ?? ''}
            onChange={({ target }) => change({ names: { ...value.names, [each]: target.value } })}
          />
        ))}
      </div>
      <div className="dk-pair">
        {value.languages.map((each) => (
          <Field
            key={each}
            label={t('new_event.location', { language: allLanguages[each].name })}
            lang={each}
            maxLength={200}
            autoComplete="off"
            value={value.locations[each] ?? ''}
            onChange={({ target }) => change({ locations: { ...value.locations, [each]: target.value } })}
          />
        ))}
      </div>
      {source.template !== undefined && (
        <Field
          label={t('new_event.client')}
          maxLength={200}
          autoComplete="organization"
          value={value.client}
          onChange={({ target }) => change({ client: target.value })}
        />
      )}
      <div className="dk-pair">
        <div>
          <Field
            label={t('new_event.start')}
            type="date"
            value={value.start}
            error={wrong('start')}
            onChange={({ target }) => change({ start: target.value })}
          />
          {dates && (
            <p className="dk-soft dk-small">
              {t('new_event.days', {
                count: lengthOf(source.dates),
                dates: formatDateRange(dates, locale),
              })}
            </p>
          )}
        </div>
        <ZoneField
          value={value.timezone}
          error={wrong('timezone')}
          onChange={(timezone) => change({ timezone })}
        />
      </div>
      <div className="dk-pair">
        <div>
          <Field
            label={t('new_event.code')}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            value={code}
            error={wrong('code')}
            onChange={({ target }) => change({ code: target.value })}
          />
          <p className="dk-soft dk-small">{t('new_event.code_hint', { host: `${code || '…'}.localhost` })}</p>
        </div>
        <div>
          <Field
            label={t('new_event.host')}
            maxLength={253}
            autoComplete="off"
            spellCheck={false}
            inputMode="url"
            value={value.host}
            error={wrong('host')}
            onChange={({ target }) => change({ host: target.value })}
          />
          <p className="dk-soft dk-small">{t('new_event.host_hint')}</p>
        </div>
      </div>
      <ColourChoice
        theme={source.theme}
        value={value.colour}
        onChange={(colour) => {
          const { colour: _, ...rest } = value;
          setChosen(colour === undefined ? rest : { ...rest, colour });
        }}
      />
    </Panel>
  );
}

/** The languages with or without one, in the order in which they were chosen. */
const withLanguage = (languages: readonly Locale[], one: Locale, speaks: boolean): readonly Locale[] =>
  speaks ? [...languages, one] : languages.filter((each) => each !== one);
