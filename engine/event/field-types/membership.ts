import { noWords } from '../../form/field-types/answer-words.ts';
import { isBlank, unanswered } from '../../form/field-types/blank.ts';
import { fieldType } from '../../form/field-types/definition.ts';
import { isText } from '../../form/field-types/shape.ts';
import { undecidedMembership } from '../membership/undecided-membership.ts';

/** The membership type (its ID) determined by the form's answers; the server decides it on each save. */
export const membership = fieldType<'membership', 'decided'>({
  role: 'decided',
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isText,
  schema: () => ({ type: 'string', minLength: 1, maxLength: 40 }),
  words: noWords,
  summary: 'elsewhere',
  messages: { required: undecidedMembership },
});
