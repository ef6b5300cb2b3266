import type { Field, RowField } from '#engine/configuration/field.ts';
import type { Locale } from '#engine/configuration/text.ts';
import type { CreditCard } from '#engine/field-types/credit-card.ts';
import type { FieldError } from '#engine/validation/field-error.ts';
import { messageOf } from '#engine/validation/message-of.ts';
import { say as sayOfCard } from '../credit-card/words.ts';
import { addressPartLabel } from '../parts/address-words.ts';
import { say } from '../words.ts';

const isCardPart = (part: string): part is keyof CreditCard =>
  part in { holder: 1, number: 1, expiry: 1, cvc: 1 };

/** What a visitor calls the part of a compound answer that is wrong; '' where there is none. */
export function partLabel(
  { within }: FieldError,
  field: Field | RowField | undefined,
  locale: Locale,
): string {
  if (within === undefined || field?.message !== undefined) return '';
  if (field?.type === 'address') return addressPartLabel(within, '', locale).replace(/\*$/, '');
  return field?.type === 'credit_card' && isCardPart(within) ? sayOfCard(within, locale) : '';
}

/** An error in words, with the part of a compound answer that it is about. */
export function errorWords(error: FieldError, field: Field | RowField | undefined, locale: Locale): string {
  const message = messageOf(error, field, locale);
  const part = partLabel(error, field, locale);
  return part === '' ? message : `${part}${say('colon', locale)}${message}`;
}
