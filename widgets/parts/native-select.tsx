import type { SelectHTMLAttributes } from 'react';
import type { Option } from '#engine/form/field/option.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { say } from './messages.ts';
import { mayPick, optionNotes } from './option-notes.ts';

interface NativeSelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange'> {
  readonly options: readonly Option[];
  readonly locale: Locale;
  readonly value: string;
  readonly placeholder?: string;
  /** Called with undefined when the selection is cleared. */
  readonly onChoose: (id: string | undefined) => void;
}

/** The browser's own select, with an entry for no choice; closed options are shown and cannot be picked. */
export function NativeSelect(props: NativeSelectProps) {
  const { options, locale, value, placeholder, onChoose, ...attributes } = props;
  const listed = options.some((option) => option.id === value);
  return (
    <select
      {...attributes}
      className="control"
      value={listed ? value : ''}
      onChange={(event) => onChoose(event.target.value || undefined)}
    >
      <option value="">{placeholder || say('choose', locale)}</option>
      {options.map((option) => {
        const notes = optionNotes(option, locale);
        const name = resolveText(option.name, locale);
        return (
          <option key={option.id} value={option.id} disabled={!mayPick(option, option.id === value)}>
            {notes ? `${name} (${notes})` : name}
          </option>
        );
      })}
    </select>
  );
}
