import { noWords } from './answer-words.ts';
import { unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { isRecord } from './shape.ts';

/** Fields that form one answer; unanswered while all of them are. */
export const object = fieldType<'object', 'group'>({
  role: 'group',
  nests: 'object',
  initialValue: unanswered,
  isEmpty: (value) => !isRecord(value) || Object.keys(value).length === 0,
  fits: isRecord,
  schema: () => ({ type: 'object' }),
  // Its fields are written one by one.
  words: noWords,
});
