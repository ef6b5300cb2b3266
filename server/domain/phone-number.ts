import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { undecoratedPhone } from '#engine/format/undecorated.ts';
import { phone as phoneRule } from '#engine/validation/rules/phone.ts';

/**
 * A phone number as it was typed, in international form (E.164); one without a country is of North America. Undefined
 * for what no text message reaches: no number, or one with an extension.
 */
export function internationalNumber(typed: string): string | undefined {
  const text = undecoratedPhone(typed);
  if (!phoneRule.validate(text) || /[a-z#,;]/i.test(text)) return undefined;
  // Knows what national numbers write for those who call from home: the (0) of +44 (0)20 7946 0958.
  const known = text.startsWith('+') ? parsePhoneNumberFromString(text) : undefined;
  if (known?.isPossible()) return known.number;
  const digits = text.replaceAll(/\D/g, '');
  if (text.startsWith('+')) return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : undefined;
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(national) ? `+1${national}` : undefined;
}
