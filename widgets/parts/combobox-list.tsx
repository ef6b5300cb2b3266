import { useCombobox } from 'downshift';
import { useMemo, useState } from 'react';
import type { Option } from '#engine/form/field/option.ts';
import { foldText } from '#engine/form/format/fold-text.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { Icon } from '#ui/icon.tsx';
import { keepAnswer } from './combobox-state.ts';
import { type ControlWidget, controlAttributes } from './control-attributes.ts';
import { say } from './messages.ts';
import { mayPick, optionNotes } from './option-notes.ts';

const MOST_SHOWN = 100;

interface ComboboxListProps {
  readonly widget: ControlWidget;
  readonly placeholder?: string;
}

/** The combobox of the ARIA practices on downshift; the search ignores accents, case and punctuation. */
export function ComboboxList({ widget, placeholder }: ComboboxListProps) {
  const { id, labelId, options, value, enabled, locale, onChange, onBlur } = widget;
  const nameOf = (option: Option | null) => (option ? resolveText(option.name, locale) : '');
  const chosen = options.find((option) => option.id === value) ?? null;
  const [search, setSearch] = useState('');
  const folded = useMemo(
    () => options.map((option) => foldText(resolveText(option.name, locale))),
    [options, locale],
  );
  const wanted = foldText(search);
  const found = options.filter((_option, at) => folded[at]?.includes(wanted));
  const items = found.slice(0, MOST_SHOWN);

  const box = useCombobox<Option>({
    items,
    inputId: id,
    labelId,
    menuId: `${id}-list`,
    toggleButtonId: `${id}-toggle`,
    getItemId: (at) => `${id}-item-${at}`,
    selectedItem: chosen,
    itemToString: nameOf,
    isItemDisabled: (option) => !mayPick(option, option.id === value),
    stateReducer: keepAnswer(
      options.filter((option) => mayPick(option, option.id === value)),
      nameOf,
    ),
    getA11yStatusMessage: ({ isOpen }) => {
      if (!isOpen) return '';
      if (found.length === 0) return say('noMatch', locale);
      return say('matches', locale, { count: found.length });
    },
    // Not when it opens: the first letter typed opens it, and is searched for.
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setSearch('');
    },
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.id),
  });

  return (
    <div className="combobox">
      <input
        {...box.getInputProps({
          onBlur,
          disabled: !enabled,
          // In the same event, so that no key ever meets the list of the search before.
          onChange: (event) => setSearch(event.currentTarget.value),
        })}
        {...controlAttributes(widget)}
        type="text"
        aria-labelledby={labelId}
        className="control"
        placeholder={placeholder}
        autoComplete="off"
      />
      <button
        {...box.getToggleButtonProps({ disabled: !enabled })}
        type="button"
        className="btn btn-icon combobox-toggle"
        aria-label={say('openList', locale)}
      >
        <Icon name="chevron-down" />
      </button>
      <div className="combobox-pop" hidden={!box.isOpen}>
        <ul {...box.getMenuProps()}>
          {box.isOpen &&
            items.map((item, index) => {
              const notes = optionNotes(item, locale);
              return (
                <li
                  key={item.id}
                  {...box.getItemProps({ item, index })}
                  className={index === box.highlightedIndex ? 'is-highlighted' : undefined}
                >
                  {nameOf(item)}
                  {notes && <small> {notes}</small>}
                </li>
              );
            })}
        </ul>
        {found.length === 0 && <p className="help">{say('noMatch', locale)}</p>}
        {found.length > MOST_SHOWN && (
          <p className="help">{say('keepTyping', locale, { count: found.length - MOST_SHOWN })}</p>
        )}
      </div>
    </div>
  );
}
