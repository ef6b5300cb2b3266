import { resolveText } from '#engine/form/languages/text.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { TextControl } from '../parts/text-control.tsx';

/** An email address. */
export function EmailWidget(props: WidgetProps<'email'>) {
  const { field, locale } = props;
  return TextControl({
    widget: props,
    type: 'email',
    inputMode: 'email',
    autoComplete: field.autocomplete ?? 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    placeholder: resolveText(field.placeholder, locale) || undefined,
    tidy: (typed) => typed.trim(),
  });
}
