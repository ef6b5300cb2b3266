import {
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';
import { undecoratedPhone } from '../format/undecorated.ts';
import { formatMessage } from '../languages/format-message.ts';
import { wordIn } from '../languages/words.ts';
import { EXTENSION, looksLikePhone, type PhoneLibrary, type PhoneReading } from './phone-shape.ts';

function parse(text: string, country: string): PhoneNumber | undefined {
  const dialled = text.replace(EXTENSION, ' ext. $1');
  const defaultCountry = isSupportedCountry(country) ? country : undefined;
  return parsePhoneNumberFromString(dialled, {
    extract: false,
    ...(defaultCountry && { defaultCountry }),
  });
}

/** Whether the country of a number is sure: it was typed, or its digits are those of the default country's numbers. */
const isSure = (text: string, number: PhoneNumber) => text.startsWith('+') || number.isValid();

function read(typed: string, country: string): PhoneReading {
  const text = undecoratedPhone(typed);
  if (!looksLikePhone(text)) return { text, fault: 'shape' };
  const number = parse(text, country);
  if (!number) return text.startsWith('+') ? { text, fault: 'country' } : { text };
  // `isValid` asks for a prefix that is assigned by now: it refuses numbers that were handed out since.
  if (!number.isPossible()) return { text, fault: 'length' };
  if (!isSure(text, number)) return { text };
  return { text: number.ext ? `${number.number};ext=${number.ext}` : number.number };
}

/** Reads phone numbers with libphonenumber: several times the size of a form's other rules, so load it on demand. */
export const libphonenumber: PhoneLibrary = {
  read,
  format(stored, country, locale) {
    const { text, fault } = read(stored, country);
    const number = fault === undefined ? parse(text, country) : undefined;
    if (!number || !isSure(text, number)) return text;
    const isHome =
      isSupportedCountry(country) && number.countryCallingCode === getCountryCallingCode(country);
    return number.format(isHome ? 'NATIONAL' : 'INTERNATIONAL', {
      formatExtension: (formatted, extension) =>
        `${formatted} ${formatMessage(wordIn('phoneExtension', locale), { extension }, locale)}`,
    });
  },
  knows: isSupportedCountry,
};
