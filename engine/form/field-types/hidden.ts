import { itself } from './answer-words.ts';
import { isBlank } from './blank.ts';
import { fieldType } from './definition.ts';

/**
 * A value of the organizer or the server. It need not equal the configured value: a draft from before a change would be
 * stuck on an invisible field.
 */
export const hidden = fieldType<'hidden', 'preset'>({
  role: 'preset',
  initialValue: (field) => field.value,
  isEmpty: isBlank,
  fits: (value) => ['string', 'number', 'boolean'].includes(typeof value),
  schema: () => ({ type: ['string', 'number', 'boolean'], maxLength: 2_000 }),
  words: itself,
  summary: 'elsewhere',
});
