import { undecidedMembership } from '../membership/undecided-membership.ts';
import { noWords } from './answer-words.ts';
import { isBlank, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { isText } from './shape.ts';

/** The membership type (its ID) determined by the form's answers; the server decides it on each save. */
export const membership = fieldType({
  role: 'decided',
  constraints: {},
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isText,
  schema: () => ({ type: 'string', minLength: 1, maxLength: 40 }),
  words: noWords,
  summary: 'elsewhere',
  messages: { required: undecidedMembership },
});
