import { undecorated, undecoratedPhone } from '../format/undecorated.ts';
import { itself } from './answer-words.ts';
import { isBlank, unanswered } from './blank.ts';
import { autocomplete, placeholder } from './constraint-groups.ts';
import { fieldType } from './definition.ts';
import { isText } from './shape.ts';

/** A phone number, kept as it was typed (spec §5). */
export const phone = fieldType({
  role: 'answer',
  constraints: { ...placeholder, ...autocomplete },
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isText,
  asSent: undecorated(undecoratedPhone),
  schema: () => ({ type: 'string', format: 'phone' }),
  words: itself,
  summary: 'telling',
});
