import type { Field, RowField } from '#engine/configuration/field.ts';
import type { Locale } from '#engine/configuration/text.ts';
import type { FieldError } from '#engine/validation/field-error.ts';
import { messageOf } from '#engine/validation/message-of.ts';
import { addressPartLabel } from '../parts/address-words.ts';
import { say } from '../words.ts';

/** An error in words, with the part of a compound answer that it is about. */
export function errorWords(error: FieldError, field: Field | RowField | undefined, locale: Locale): string {
  const message = messageOf(error, field, locale);
  const part =
    field?.type === 'address' && error.within !== undefined && field.message === undefined
      ? addressPartLabel(error.within, '', locale).replace(/\*$/, '')
      : '';
  return part === '' ? message : `${part}${say('colon', locale)}${message}`;
}
