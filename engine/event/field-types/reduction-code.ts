import { itself } from '../../form/field-types/answer-words.ts';
import { isBlank, unanswered } from '../../form/field-types/blank.ts';
import { fieldType } from '../../form/field-types/definition.ts';
import { isText } from '../../form/field-types/shape.ts';
import { undecorated, undecoratedNamedCode } from '../../form/format/undecorated.ts';

/** A discount or invitation code: 5 to 20 characters (spec §9); the server decides whether it is valid. */
export const reductionCode = fieldType<'discount_code', 'answer'>({
  role: 'answer',
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isText,
  asSent: undecorated(undecoratedNamedCode),
  schema: () => ({ type: 'string', minLength: 5, maxLength: 20 }),
  words: itself,
});
