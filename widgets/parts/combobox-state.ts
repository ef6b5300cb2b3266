import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import type { Option } from '#engine/form/field/option.ts';
import { foldText } from '#engine/form/format/fold-text.ts';

const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;

type Reducer = (
  state: UseComboboxState<Option>,
  change: UseComboboxStateChangeOptions<Option>,
) => Partial<UseComboboxState<Option>>;

/**
 * What happens to an incomplete search: leaving the field selects an option that is spelled out, otherwise restores the
 * last choice; an emptied field clears the answer. Esc only closes the list. Options that are not in the list are
 * disabled and never selected.
 */
export function keepAnswer(options: readonly Option[], nameOf: (option: Option | null) => string): Reducer {
  return (state, { type, changes }) => {
    if (type === InputKeyDownEscape) {
      return { ...state, isOpen: false, inputValue: nameOf(state.selectedItem) };
    }
    const picked = changes.selectedItem === state.selectedItem ? undefined : changes.selectedItem;
    const closed = picked && !options.includes(picked);
    if (closed) return { ...state, isOpen: false, inputValue: nameOf(state.selectedItem) };
    if (type !== InputBlur) return changes;
    const typed = foldText(state.inputValue);
    const spelledOut = options.find((option) => foldText(nameOf(option)) === typed);
    const selectedItem = picked ?? (typed === '' ? null : (spelledOut ?? state.selectedItem));
    return { ...changes, selectedItem, inputValue: nameOf(selectedItem) };
  };
}
