import { inEveryLanguage } from '../languages/words.ts';
import { noWords } from './answer-words.ts';
import { unanswered } from './blank.ts';
import { fieldTypeWithFields } from './definition.ts';
import { isRecord } from './shape.ts';

/** Days from a first to a last one, which may be the same; both within bounds that may be counted from today. */
export const dateSpan = fieldTypeWithFields<'date_span', 'group'>({
  role: 'group',
  nests: 'object',
  holds: ({ earliest, latest }) => {
    const bounds = {
      ...(earliest !== undefined && { earliest }),
      ...(latest !== undefined && { latest }),
    };
    return [
      { type: 'date', code: 'start', label: inEveryLanguage('firstDay'), ...bounds },
      { type: 'date', code: 'end', label: inEveryLanguage('lastDay'), ...bounds },
    ];
  },
  initialValue: unanswered,
  isEmpty: (value) => !isRecord(value) || Object.keys(value).length === 0,
  fits: isRecord,
  schema: () => ({ type: 'object', daysInOrder: true }),
  // Its days are written one by one.
  words: noWords,
});
