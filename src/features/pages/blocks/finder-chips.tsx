import { useQuery } from '@tanstack/react-query';
import { formatCount } from '#engine/format/count.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { eventSchemaQuery } from '../site-queries.ts';

interface FinderChipsProps {
  /** Code of the filter whose values are to choose from. */
  readonly filter: string;
  /** Code of the value that is chosen; '' of all. */
  readonly chosen: string;
  /** How many there are of a value, or of all. */
  readonly count: (value: string) => number;
  readonly onChoose: (value: string) => void;
}

/** What the workshops are told apart by, in one filter: a press each, with how many there are; nothing without such a filter. */
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
        // What would find nothing is not offered, but for what is chosen: it can be taken back.
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
