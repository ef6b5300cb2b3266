import type { DataValidateFunction } from 'ajv/dist/types/index.js';
import type { Clock } from '../format/calendar-day.ts';
import { inEveryLanguage } from '../languages/words.ts';
import type { KeywordRule } from './rule.ts';

const PATTERN = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/;
/** The last place on earth where a month ends is twelve hours behind UTC. */
const LAST_ZONE_HOURS = 12;
const MOST_YEARS_AHEAD = 20;

/** The month and year of MM/YY; undefined for other texts. */
export function readExpiry(text: string): { month: number; year: number } | undefined {
  const [, month, year] = PATTERN.exec(text.trim()) ?? [];
  return month === undefined ? undefined : { month: Number(month), year: 2000 + Number(year) };
}

function isGood(text: string, now: Date): boolean {
  const read = readExpiry(text);
  if (!read || read.year > now.getUTCFullYear() + MOST_YEARS_AHEAD) return false;
  // Good until the end of its month, wherever the card is; `month` counts from 1, so this is the month after.
  return now.getTime() < Date.UTC(read.year, read.month, 1, LAST_ZONE_HOURS);
}

/** An expiry is not a month that is still running somewhere, as MM/YY (spec §5). */
export function cardExpiry(clock: Clock): KeywordRule {
  return {
    kind: 'keyword',
    name: 'cardExpiry',
    message: inEveryLanguage('cardExpiry'),
    definition: {
      keyword: 'cardExpiry',
      type: 'string',
      schemaType: 'boolean',
      compile: () => {
        const check: DataValidateFunction = (text: string) => {
          const good = isGood(text, clock());
          check.errors = good ? [] : [{ keyword: 'cardExpiry', params: {} }];
          return good;
        };
        return check;
      },
    },
  };
}
