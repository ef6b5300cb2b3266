import { useQuery } from '@tanstack/react-query';
import { formatCount } from '#engine/form/format/count.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { eventSchemaQuery } from '../site-queries.ts';

interface FinderChipsProps {
  /** The code of the filter whose values are offered. */
  readonly filter: string;
  /** Code of the value that is chosen; '' of all. */
  readonly chosen: string;
  /** The number of workshops with a value, or of all. */
  readonly count: (value: string) => number;
  readonly onChoose: (value: string) => void;
}

/** Chips for the values of one filter, each with its number of workshops; nothing if the filter has no values. */
export function FinderChips({ filter, chosen, count, onChoose }: FinderChipsProps) {
  const { t } = useTranslation('pages');
  const text = useText();
  const locale = useLocale();
  const { data } = useQuery(eventSchemaQuery(useCall()));
  const entries = (data?.workshops ?? []).filter((entry) => entry.filter === filter);
  const [first] = entries;
  if (!first) return null;
  const options = [
    { value: '', name: t('any') },
    ...entries.map(({ code, name }) => ({ value: code.slice(filter.length + 1), name: text(name) })),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand over what is one row
    <div className="finder-chips" role="group" aria-label={text(first.filter_name)}>
      {options.map(({ value, name }) => {
        const found = count(value);
        const isOn = value === chosen;
        // A value without results is hidden unless it is selected, so that it can be deselected.
        if (found === 0 && !isOn && value !== '') return null;
        return (
          <button
            key={value}
            type="button"
            className={isOn ? 'chip on' : 'chip'}
            aria-pressed={isOn}
            onClick={() => onChoose(value)}
          >
            {name} <span className="num">{formatCount(found, locale)}</span>
          </button>
        );
      })}
    </div>
  );
}
