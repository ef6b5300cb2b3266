import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import type { Option } from '#engine/configuration/option.ts';
import { foldText } from '#engine/format/fold-text.ts';

const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;

type Reducer = (
  state: UseComboboxState<Option>,
  change: UseComboboxStateChangeOptions<Option>,
) => Partial<UseComboboxState<Option>>;

/**
 * What becomes of a half typed search: leaving the field takes the option that is spelled out in full, goes
 * back to the last choice otherwise, and clears the answer only if the field was emptied. Esc only closes the
 * list. Options that are not among the given ones are closed, and are not taken however they were reached.
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
