import { resolveText } from '#engine/form/languages/text.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { TextControl } from '../parts/text-control.tsx';

/** One line of text. */
export function TextWidget(props: WidgetProps<'text'>) {
  const { field, locale } = props;
  return TextControl({
    widget: props,
    autoComplete: field.autocomplete,
    placeholder: resolveText(field.placeholder, locale) || undefined,
  });
}
