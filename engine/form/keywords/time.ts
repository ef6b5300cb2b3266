import { minutesOf } from '../format/clock-time.ts';
import { inEveryLanguage } from '../languages/words.ts';
import type { FormatRule } from './rule.ts';

/** A text is not a time of the day, HH:mm. */
export const time: FormatRule = {
  kind: 'format',
  name: 'time',
  message: inEveryLanguage('time'),
  validate: (text) => minutesOf(text) !== undefined,
};
