import type { ScheduleFilter } from '#engine/configuration/schedule-document.ts';
import { type Locale, resolveText } from '#engine/configuration/text.ts';
import type { SessionSearch } from './filter-sessions.ts';
import { say } from './words.ts';

interface SearchBarProps {
  readonly id: string;
  readonly filters: readonly ScheduleFilter[];
  readonly search: SessionSearch;
  readonly locale: Locale;
  readonly onSearch: (search: SessionSearch) => void;
}

/** Looks for workshops by words, by the schedule's filters, and by whether there are seats. */
export function SearchBar({ id, filters, search, locale, onSearch }: SearchBarProps) {
  return (
    <search className="workshop-search">
      <div className="field">
        <label htmlFor={`${id}-search`}>{say('search', locale)}</label>
        <input
          id={`${id}-search`}
          className="control"
          type="search"
          // It belongs to no form: Enter must not leave the step.
          form=""
          value={search.text}
          onChange={(event) => onSearch({ ...search, text: event.target.value })}
        />
      </div>
      {filters.map((filter) => (
        <div className="field" key={filter.code}>
          <label htmlFor={`${id}-${filter.code}`}>{resolveText(filter.label, locale)}</label>
          <select
            id={`${id}-${filter.code}`}
            className="control"
            form=""
            value={search.choices[filter.code] ?? ''}
            onChange={(event) =>
              onSearch({ ...search, choices: { ...search.choices, [filter.code]: event.target.value } })
            }
          >
            <option value="">{say('all', locale)}</option>
            {filter.options.map((option) => (
              <option key={option.id} value={option.id}>
                {resolveText(option.name, locale)}
              </option>
            ))}
          </select>
        </div>
      ))}
      <label className="check">
        <input
          type="checkbox"
          form=""
          checked={search.withSeats}
          onChange={(event) => onSearch({ ...search, withSeats: event.target.checked })}
        />
        <span>{say('withSeats', locale)}</span>
      </label>
    </search>
  );
}
