import { undecidedMembership } from '../membership/undecided-membership.ts';
import { noWords } from './answer-words.ts';
import { isBlank, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { isText } from './shape.ts';

/** The type of membership (its ID) that the form's answers make; decided anew by the server at every save. */
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
