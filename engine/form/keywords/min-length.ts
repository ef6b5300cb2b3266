import { inEveryLanguage } from '../languages/words.ts';
import { sayCount } from './count-words.ts';
import type { BuiltInRule } from './rule.ts';

/** A text is too short (spec §5: a session’s max has at least 1 character, a discount code at least 5). */
export const minLength: BuiltInRule = {
  kind: 'built-in',
  name: 'minLength',
  message: inEveryLanguage('atLeast'),
  say: sayCount('characters'),
};
