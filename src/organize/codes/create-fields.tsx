import { MOST_NEW_CODES, MOST_PREFIX } from '#engine/contract/desk-values.ts';
import { FEE_CATEGORIES } from '#engine/event/properties/money.ts';
import { languages as languageNames } from '#engine/form/languages/languages.ts';
import { type Locale, resolveText, type Text } from '#engine/form/languages/text.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Field } from '../shell/field.tsx';
import { RadioChoice } from '../shell/radio-choice.tsx';
import { SelectField } from '../shell/select-field.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import type { CodeEntry } from './new-code.ts';
import { CODE_KINDS } from './use-codes.ts';

type FieldsProps = {
  readonly entry: CodeEntry;
  readonly change: (changed: Partial<CodeEntry>) => void;
  /** What the server refuses about a field. */
  readonly wrong: (field: string) => string | undefined;
};

/** The kind, how many, and the text of the code or what random ones have in common. */
export function TextFields({ entry, change, wrong }: FieldsProps) {
  const t = useDeskTexts();
  return (
    <>
      <RadioChoice
        legend={t('codes.kind')}
        values={CODE_KINDS}
        value={entry.kind}
        labelOf={(kind) => t(`codes.kinds.${kind}`)}
        onChange={(kind) => change({ kind, takes: kind === 'invitation' ? 'nothing' : 'percent' })}
      />
      <RadioChoice
        legend={t('codes.create.many')}
        values={['one_own', 'one_random', 'several'] as const}
        value={entry.many}
        labelOf={(many) => t(`codes.create.${many}`)}
        onChange={(many) => change({ many })}
      />
      {entry.many === 'one_own' ? (
        <div>
          <Field
            label={t('codes.create.own')}
            value={entry.code}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => change({ code: target.value })}
            error={wrong('code')}
          />
          <p className="dk-soft dk-small">{t('codes.create.own_hint')}</p>
        </div>
      ) : (
        <div className="dk-pair">
          {entry.many === 'several' && (
            <>
              <Field
                label={t('codes.create.number', { most: MOST_NEW_CODES })}
                value={entry.number}
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                onChange={({ target }) => change({ number: target.value })}
                error={wrong('count')}
              />
              <div>
                <Field
                  label={t('codes.create.batch')}
                  value={entry.batch}
                  maxLength={60}
                  autoComplete="off"
                  onChange={({ target }) => change({ batch: target.value })}
                  error={wrong('batch')}
                />
                <p className="dk-soft dk-small">{t('codes.create.batch_hint')}</p>
              </div>
            </>
          )}
          <div>
            <Field
              label={t('codes.create.prefix')}
              value={entry.prefix}
              maxLength={MOST_PREFIX}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => change({ prefix: target.value })}
              error={wrong('prefix')}
            />
            <p className="dk-soft dk-small">{t('codes.create.prefix_hint', { most: MOST_PREFIX })}</p>
          </div>
        </div>
      )}
    </>
  );
}

/** What is taken off, from which fees, and whether an invitation opens the event. */
export function OffFields({ entry, change, wrong }: FieldsProps) {
  const t = useDeskTexts();
  const { kind, takes, categories, bypasses } = entry;
  return (
    <>
      <RadioChoice
        legend={t('codes.create.takes')}
        values={
          kind === 'invitation'
            ? (['nothing', 'percent', 'amount'] as const)
            : (['percent', 'amount'] as const)
        }
        value={takes}
        labelOf={(each) => t(`codes.create.${each}`)}
        onChange={(each) => change({ takes: each, value: '' })}
      />
      {takes !== 'nothing' && (
        <>
          <Field
            label={t(`codes.create.${takes}_value`)}
            value={entry.value}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            onChange={({ target }) => change({ value: target.value })}
            error={wrong('percent')}
          />
          <fieldset className="dk-choices">
            <legend>{t('codes.create.fees')}</legend>
            {FEE_CATEGORIES.map((category) => (
              <label key={category}>
                <input
                  type="checkbox"
                  checked={categories.includes(category)}
                  onChange={({ target }) =>
                    change({
                      categories: FEE_CATEGORIES.filter((each) =>
                        each === category ? target.checked : categories.includes(each),
                      ),
                    })
                  }
                />
                {t(`overview.categories.${category}`)}
              </label>
            ))}
          </fieldset>
          <p className="dk-soft dk-small">{t('codes.create.fees_hint')}</p>
        </>
      )}
      {kind === 'invitation' && (
        <label className="dk-check">
          <input
            type="checkbox"
            checked={bypasses}
            onChange={({ target }) => change({ bypasses: target.checked })}
          />
          {t('codes.create.bypasses')}
        </label>
      )}
    </>
  );
}

/** The name in each language, the uses and the days. */
export function LimitFields({
  entry,
  change,
  wrong,
  languages,
}: FieldsProps & { readonly languages: readonly Locale[] }) {
  const t = useDeskTexts();
  return (
    <>
      <div className="dk-pair">
        {languages.map((locale, at) => (
          <Field
            key={locale}
            label={t('codes.create.label', { language: languageNames[locale].name })}
            value={entry.labels[locale] ?? ''}
            maxLength={120}
            lang={locale}
            autoComplete="off"
            onChange={({ target }) => change({ labels: { ...entry.labels, [locale]: target.value } })}
            error={at === 0 ? wrong('label') : undefined}
          />
        ))}
      </div>
      <div>
        <Field
          label={t('codes.create.limit')}
          value={entry.limit}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          onChange={({ target }) => change({ limit: target.value })}
          error={wrong('limit')}
        />
        <p className="dk-soft dk-small">{t('codes.create.limit_hint')}</p>
      </div>
      <div className="dk-pair">
        <Field
          label={t('codes.create.from')}
          type="date"
          value={entry.from}
          onChange={({ target }) => change({ from: target.value })}
          error={wrong('from')}
        />
        <Field
          label={t('codes.create.until')}
          type="date"
          min={entry.from || undefined}
          value={entry.until}
          onChange={({ target }) => change({ until: target.value })}
          error={wrong('until')}
        />
      </div>
    </>
  );
}

type AudienceFieldsProps = FieldsProps & {
  readonly memberships: readonly { readonly code: string; readonly label: Text }[];
};

/** The track and the membership type that the codes are for. */
export function AudienceFields({ entry, change, wrong, memberships }: AudienceFieldsProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { tracks } = useEvent();
  return (
    <div className="dk-pair">
      <SelectField
        label={t('codes.create.track')}
        value={entry.track}
        onChange={(track) => change({ track })}
        error={wrong('track')}
      >
        <option value="">{t('codes.everyone')}</option>
        {tracks.map(({ code, name }) => (
          <option key={code} value={code}>
            {resolveText(name, locale) || code}
          </option>
        ))}
      </SelectField>
      {memberships.length > 0 && (
        <SelectField
          label={t('codes.create.membership')}
          value={entry.membership}
          onChange={(membership) => change({ membership })}
          error={wrong('membership')}
        >
          <option value="">{t('codes.everyone')}</option>
          {memberships.map(({ code, label }) => (
            <option key={code} value={code}>
              {resolveText(label, locale) || code}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
