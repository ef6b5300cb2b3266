import type { DataValidateFunction } from 'ajv/dist/types/index.js';
import { formatClock } from '../format/clock.ts';
import { minutesOf } from '../format/clock-time.ts';
import type { Text } from '../languages/text.ts';
import { inEveryLanguage } from '../languages/words.ts';
import { countOf } from './count-words.ts';
import type { KeywordRule } from './rule.ts';

/** The keyword's value: bounds as HH:mm, and the step between the times that can be chosen, in seconds. */
export interface TimeRange {
  readonly earliest?: string;
  readonly latest?: string;
  readonly step?: number;
}

const WORDS: Readonly<Record<string, Text>> = {
  earliest: inEveryLanguage('earliestTime'),
  latest: inEveryLanguage('latestTime'),
  step: inEveryLanguage('minuteSteps'),
};

function failure(text: string, range: TimeRange): Record<string, unknown> | undefined {
  const at = minutesOf(text);
  if (at === undefined) return undefined;
  const earliest = range.earliest === undefined ? 0 : (minutesOf(range.earliest) ?? 0);
  const latest = range.latest === undefined ? undefined : minutesOf(range.latest);
  if (at < earliest) return { bound: 'earliest', limit: range.earliest };
  if (latest !== undefined && at > latest) return { bound: 'latest', limit: range.latest };
  // Steps count from the earliest time, as HTML's do.
  const step = range.step === undefined ? 1 : range.step / 60;
  return (at - earliest) % step === 0 ? undefined : { bound: 'step', limit: step };
}

/** A time is outside of its field's bounds, or between its steps. */
export const timeRange: KeywordRule = {
  kind: 'keyword',
  name: 'timeRange',
  message: (params) => WORDS[String(params['bound'])] ?? '',
  say: (params, locale) => ({
    limit:
      params['bound'] === 'step'
        ? countOf(Number(params['limit']), 'minutes', locale)
        : formatClock(String(params['limit']), locale),
  }),
  definition: {
    keyword: 'timeRange',
    type: 'string',
    schemaType: 'object',
    compile: (range: TimeRange) => {
      const check: DataValidateFunction = (text: string) => {
        const params = failure(text, range);
        check.errors = params ? [{ keyword: 'timeRange', params }] : [];
        return params === undefined;
      };
      return check;
    },
  },
};
