import { resolveText } from '#engine/form/languages/text.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { Combobox } from '../parts/combobox.tsx';

/** One choice out of a long list, found by typing. */
export function ComboboxWidget(props: WidgetProps<'combobox'>) {
  return (
    <Combobox widget={props} placeholder={resolveText(props.field.placeholder, props.locale) || undefined} />
  );
}
