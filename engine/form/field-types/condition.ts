import { isBlank, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { isRecord } from './shape.ts';

/** A condition of a document, as JSON Logic: written by organizers where they write their documents. */
export const condition = fieldType<'condition', 'answer'>({
  role: 'answer',
  banned: 'condition',
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: (value) => isRecord(value) || typeof value === 'boolean',
  schema: () => ({ type: ['object', 'boolean'] }),
  words: (value) => [JSON.stringify(value)],
});
