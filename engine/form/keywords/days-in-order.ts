import type { DataValidateFunction } from 'ajv/dist/types/index.js';
import { isDay } from '../format/calendar-day.ts';
import { formatDate } from '../format/date-range.ts';
import { inEveryLanguage } from '../languages/words.ts';
import type { KeywordRule } from './rule.ts';

/** A span's last day precedes its first; reported at the last one. */
export const daysInOrder: KeywordRule = {
  kind: 'keyword',
  name: 'daysInOrder',
  message: inEveryLanguage('earliest'),
  say: ({ limit }, locale) => ({ limit: formatDate(String(limit), locale) }),
  definition: {
    keyword: 'daysInOrder',
    type: 'object',
    schemaType: 'boolean',
    compile: () => {
      const check: DataValidateFunction = (span: { start?: unknown; end?: unknown }, context) => {
        const [start, end] = [String(span.start), String(span.end)];
        const isRight = !isDay(start) || !isDay(end) || end >= start;
        const instancePath = `${context?.instancePath ?? ''}/end`;
        check.errors = isRight ? [] : [{ keyword: 'daysInOrder', instancePath, params: { limit: start } }];
        return isRight;
      };
      return check;
    },
  },
};
