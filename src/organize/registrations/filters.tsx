import { useEffect, useState } from 'react';
import { Icon } from '../shell/icon.tsx';
import { Menu } from '../shell/menu.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { AnswerFilter } from './answer-filter.tsx';
import { FilterChip } from './filter-chip.tsx';
import type { FilterName, ListFilter } from './list-filter.ts';
import { useAnswerWords } from './use-answer-words.ts';
import { useFilterChoices } from './use-filter-choices.ts';

type FiltersProps = {
  readonly filter: ListFilter;
  readonly onChange: (name: FilterName, value: string) => void;
  readonly onAnswers: (answers: readonly string[]) => void;
  readonly onClear: () => void;
};

/** A menu of what narrows the list, and a chip for each filter that is set. */
export function Filters({ filter: given, onChange, onAnswers, onClear }: FiltersProps) {
  const t = useDeskTexts();
  // The address follows a moment later; until then a select would show its old state.
  const [filter, setFilter] = useState(given);
  useEffect(() => setFilter(given), [given]);
  const filters = useFilterChoices();
  const answerWords = useAnswerWords();
  const change = (name: FilterName, value: string) => {
    const { [name]: _, ...others } = filter;
    setFilter(value ? { ...others, [name]: value } : others);
    onChange(name, value);
  };
  const answers = filter.answer ?? [];
  const set = filters.filter(({ name }) => filter[name] !== undefined);
  return (
    <fieldset className="dk-filters">
      <legend className="dk-hidden">{t('list.filters')}</legend>
      <Menu label={t('filters.add')} icon="filter">
        {filters
          .filter(({ name, choices }) => choices.length > 0 || filter[name] !== undefined)
          .map(({ name, label, choices }) => (
            <label key={name} className="dk-menu-select">
              <span>{label}</span>
              <select
                className="dk-select"
                value={filter[name] ?? ''}
                onChange={({ target }) => change(name, target.value)}
              >
                <option value="">{t('list.any')}</option>
                {withValue(choices, filter[name]).map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {choice.label}
                  </option>
                ))}
              </select>
            </label>
          ))}
        <AnswerFilter answers={answers} onAdd={(answer) => onAnswers([...answers, answer])} />
      </Menu>
      {set.map(({ name, label, choices }) => (
        <FilterChip
          key={name}
          label={label}
          value={choices.find(({ value }) => value === filter[name])?.label ?? filter[name] ?? ''}
          onRemove={() => change(name, '')}
        />
      ))}
      {answers.map((answer) => (
        <FilterChip
          key={answer}
          {...answerWords(answer)}
          onRemove={() => onAnswers(answers.filter((each) => each !== answer))}
        />
      ))}
      {set.length + answers.length > 1 && (
        <button type="button" className="dk-link" onClick={onClear}>
          <Icon name="close" /> {t('list.clear')}
        </button>
      )}
    </fieldset>
  );
}

/** The choices, with a value that is no longer among them. */
function withValue(choices: readonly { value: string; label: string }[], value: string | undefined) {
  return value === undefined || choices.some((choice) => choice.value === value)
    ? choices
    : [...choices, { value, label: value }];
}
