import { resolveText } from '#engine/form/languages/text.ts';
import { formatPhone, readPhone } from '#engine/form/phone/phone-number.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { TextControl } from '../parts/text-control.tsx';
import { usePhoneLibrary } from './use-phone-library.ts';

/** A phone number, written as people write it once the field is left. */
export function PhoneWidget(props: WidgetProps<'phone'>) {
  const { field, locale, value } = props;
  const { country } = field;
  const written = (text: string) => {
    const read = readPhone(text, country);
    return read.fault === undefined ? formatPhone(read.text, locale, country) : text.trim();
  };
  usePhoneLibrary(props.id, written);
  return (
    <TextControl
      widget={typeof value === 'string' ? { ...props, value: written(value) } : props}
      // Typed text stays if it is the same number.
      saysSo={(typed, text, control) =>
        typed === text ||
        (control === document.activeElement &&
          readPhone(typed, country).text === readPhone(text, country).text)
      }
      type="tel"
      inputMode="tel"
      autoComplete={field.autocomplete ?? 'tel'}
      placeholder={resolveText(field.placeholder, locale) || undefined}
      tidy={written}
    />
  );
}
