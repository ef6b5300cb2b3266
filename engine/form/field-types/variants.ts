import { noWords } from './answer-words.ts';
import { isBlank, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { isRecord } from './shape.ts';

/** The default name of the tag that selects the shape. */
const TAG = 'kind';

/** The name of an answer's tag. */
export function tagOf(field: object): string {
  return 'tag' in field && typeof field.tag === 'string' ? field.tag : TAG;
}

/** One of several shapes with their own fields, selected by the answer's tag. */
export const variants = fieldType<'variants', 'group'>({
  role: 'group',
  nests: 'variants',
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isRecord,
  schema: () => ({ type: 'object' }),
  // Its fields are written one by one.
  words: noWords,
});
