import { isBlank, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { isRecord } from './shape.ts';

/** A condition of a document, as JSON Logic: written by organizers where they write their documents. */
export const condition = fieldType({
  role: 'answer',
  constraints: {},
  banned: 'A condition is part of a document, and no answer of a visitor.',
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: (value) => isRecord(value) || typeof value === 'boolean',
  schema: () => ({ type: ['object', 'boolean'] }),
  words: (value) => [JSON.stringify(value)],
});
