import type { Option } from '../field/option.ts';
import { inEveryLanguage } from '../languages/words.ts';
import { optionNames } from './answer-words.ts';
import { isBlank, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { choiceAmong, lostOptions } from './pickable.ts';
import { isOneOf } from './shape.ts';

/** The default types of an email address. */
export const EMAIL_TYPES: readonly Option[] = [
  { id: 'home', name: inEveryLanguage('emailHome') },
  { id: 'work', name: inEveryLanguage('emailWork') },
];

/** The type of an email address (spec §5 "Email Type"). */
export const emailType = fieldType<'email_type', 'answer'>({
  role: 'answer',
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isOneOf,
  schema: (_field, { options }) => choiceAmong(options.length > 0 ? options : EMAIL_TYPES),
  words: optionNames,
  change: lostOptions,
});
