import Type from 'typebox';
import { Code } from '../configuration/code.ts';
import { noWords } from './answer-words.ts';
import { isBlank, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { isRecord } from './shape.ts';

/** What tells the shape of an answer where the organizer names nothing else. */
const TAG = 'kind';

/** The name under which an answer says of which shape it is. */
export function tagOf(field: object): string {
  return 'tag' in field && typeof field.tag === 'string' ? field.tag : TAG;
}

/** One of several shapes, each with its own fields; which one, the answer says by its tag. */
export const variants = fieldType({
  role: 'group',
  nests: 'variants',
  constraints: { tag: Type.Optional(Code) },
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isRecord,
  schema: () => ({ type: 'object' }),
  // Its fields are written one by one.
  words: noWords,
});
