import type { DataValidateFunction } from 'ajv/dist/types/index.js';
import { type Clock, dayIn, isDay, resolveDay } from '../format/calendar-day.ts';
import { formatDate } from '../format/date-range.ts';
import { inEveryLanguage } from '../languages/words.ts';
import type { KeywordRule } from './rule.ts';

/** The keyword's value: bounds as ISO days or `today±n`, `today` being the day in the event's time zone. */
export interface DayRange {
  readonly earliest?: string;
  readonly latest?: string;
  readonly timezone: string;
}

function failure(day: string, range: DayRange, now: Date): Record<string, unknown> | undefined {
  const today = dayIn(range.timezone, now);
  const earliest = range.earliest === undefined ? undefined : resolveDay(range.earliest, today);
  if (earliest !== undefined && day < earliest) return { bound: 'earliest', limit: earliest };
  const latest = range.latest === undefined ? undefined : resolveDay(range.latest, today);
  if (latest !== undefined && day > latest) return { bound: 'latest', limit: latest };
  return undefined;
}

/** A date is outside of its field's bounds at the time of validation. */
export function dayRange(clock: Clock): KeywordRule {
  return {
    kind: 'keyword',
    name: 'dayRange',
    message: (params) =>
      params['bound'] === 'earliest' ? inEveryLanguage('earliest') : inEveryLanguage('latest'),
    say: (params, locale) => ({ limit: formatDate(String(params['limit']), locale) }),
    definition: {
      keyword: 'dayRange',
      type: 'string',
      schemaType: 'object',
      compile: (range: DayRange) => {
        const check: DataValidateFunction = (day: string) => {
          const params = isDay(day) ? failure(day, range, clock()) : undefined;
          check.errors = params ? [{ keyword: 'dayRange', params }] : [];
          return params === undefined;
        };
        return check;
      },
    },
  };
}
