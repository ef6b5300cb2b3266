import { resolveText } from '#engine/form/languages/text.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { controlAttributes, textOf } from '../parts/control-attributes.ts';
import { NativeSelect } from '../parts/native-select.tsx';

/** One choice on the browser's own select. */
export function SelectWidget(props: WidgetProps<'select'>) {
  const { field, options, value, locale, onChange, onBlur } = props;
  return NativeSelect({
    ...controlAttributes(props),
    options,
    locale,
    value: textOf(value),
    placeholder: resolveText(field.placeholder, locale),
    autoComplete: field.autocomplete,
    onChoose: onChange,
    onBlur,
  });
}
