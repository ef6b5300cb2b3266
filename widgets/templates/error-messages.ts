import type { FieldError } from '#engine/form/field/field-error.ts';
import type { Field } from '#engine/form/form-document/field.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { messageOf } from '#engine/form/validation/message-of.ts';
import { say } from '../parts/messages.ts';
import { widgets } from '../registry.ts';

/** What a visitor calls the part of a compound answer that is wrong; '' where there is none. */
export function partLabel({ within }: FieldError, field: Field | undefined, locale: Locale): string {
  if (within === undefined || field === undefined || field.message !== undefined) return '';
  return widgets[field.type].partLabel?.(within, locale) ?? '';
}

/** An error in words, with the part of a compound answer that it is about. */
export function errorWords(error: FieldError, field: Field | undefined, locale: Locale): string {
  const message = messageOf(error, field, locale);
  const part = partLabel(error, field, locale);
  return part === '' ? message : `${part}${say('colon', locale)}${message}`;
}
