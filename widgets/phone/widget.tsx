import { resolveText } from '#engine/configuration/text.ts';
import type { WidgetProps } from '#engine/react/form-environment.ts';
import { TextControl } from '../parts/text-control.tsx';

/** A phone number. */
export function PhoneWidget(props: WidgetProps<'phone'>) {
  const { field, locale } = props;
  return (
    <TextControl
      widget={props}
      type="tel"
      inputMode="tel"
      autoComplete={field.autocomplete ?? 'tel'}
      placeholder={resolveText(field.placeholder, locale) || undefined}
      tidy={(typed) => typed.trim()}
    />
  );
}
