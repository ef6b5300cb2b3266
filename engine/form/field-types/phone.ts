import { undecorated } from '../format/undecorated.ts';
import { DEFAULT_COUNTRY, formatPhone, readPhone } from '../phone/phone-number.ts';
import { isBlank, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { isText } from './shape.ts';

/** A phone number, read with the numbering plan of its country (spec §5). */
export const phone = fieldType<'phone', 'answer'>({
  role: 'answer',
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isText,
  asSent: (value, { country }) => undecorated((typed) => readPhone(typed, country).text)(value),
  schema: ({ country = DEFAULT_COUNTRY }) => ({ type: 'string', phone: country }),
  words: (value, { country }, { locale }) => [formatPhone(String(value), locale, country)],
  summary: 'telling',
});
