import { inEveryLanguage } from '../languages/words.ts';
import type { FormatRule } from './rule.ts';

function validate(text: string): boolean {
  // Newer runtimes also know offsets such as +05:00, which are no zones of the list.
  if (!/^[A-Z]/i.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** A text is not the IANA name of a time zone. */
export const timeZone: FormatRule = {
  kind: 'format',
  name: 'time-zone',
  message: inEveryLanguage('timeZone'),
  validate,
};
