import { useState } from 'react';
import type { ScheduleFilter } from '#engine/event/documents/schedule/schema.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { isNarrow, type SessionSearch } from './filter-sessions.ts';
import { say } from './messages.ts';

const WIDE = '(min-width: 45em)';

interface SearchBarProps {
  readonly id: string;
  readonly filters: readonly ScheduleFilter[];
  readonly search: SessionSearch;
  readonly locale: Locale;
  readonly onSearch: (search: SessionSearch) => void;
}

/** Looks for workshops by words, by the schedule's filters, and by whether there are seats. */
export function SearchBar({ id, filters, search, locale, onSearch }: SearchBarProps) {
  // Phones have the list in view first; what is chosen in there is never out of sight.
  const [open, setOpen] = useState(() => isNarrow(search) || window.matchMedia?.(WIDE).matches === true);
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser that we serve knows the element
    <div role="search" className="workshop-search">
      <div className="field">
        <label className="label" htmlFor={`${id}-search`}>
          {say('search', locale)}
        </label>
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
      <details
        className="workshop-filters"
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>{say('filters', locale)}</summary>
        <div>
          {filters.map((filter) => (
            <div className="field" key={filter.code}>
              <label className="label" htmlFor={`${id}-${filter.code}`}>
                {resolveText(filter.label, locale)}
              </label>
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
        </div>
      </details>
    </div>
  );
}
