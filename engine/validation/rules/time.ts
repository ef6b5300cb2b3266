import { minutesOf } from './clock-time.ts';
import type { FormatRule } from './rule.ts';

/** A text is not a time of the day, HH:mm. */
export const time: FormatRule = {
  kind: 'format',
  name: 'time',
  message: { en: 'Enter a valid time', fr: 'Entrez une heure valide' },
  validate: (text) => minutesOf(text) !== undefined,
};
