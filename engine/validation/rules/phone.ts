import { inEveryLanguage } from '../../languages/words.ts';
import type { FormatRule } from './rule.ts';

const EXTENSION = /[\s,;]*(?:x|ext\.?|extension|p\.|poste|#)\s*\d{1,6}$/i;
const NUMBER = /^\+?[\d\s().\-/\u2010-\u2013]+$/;

function validate(text: string): boolean {
  if (text.length > 40) return false;
  const number = text.trim().replace(EXTENSION, '');
  if (!NUMBER.test(number)) return false;
  const open = number.split('(').length;
  const digits = number.replaceAll(/\D/g, '').length;
  // E.164 knows at most 15 digits; the shortest national numbers with their area have 7.
  return digits >= 7 && digits <= 15 && open === number.split(')').length;
}

/** A text cannot be dialled as a phone number, extension included (spec §5). */
export const phone: FormatRule = {
  kind: 'format',
  name: 'phone',
  message: inEveryLanguage('phone'),
  validate,
};
