import { inEveryLanguage } from '../languages/words.ts';
import { sayCount } from './count-words.ts';
import type { BuiltInRule } from './rule.ts';

/** A text is too long (spec §5: a discount code has at most 20 characters). */
export const maxLength: BuiltInRule = {
  kind: 'built-in',
  name: 'maxLength',
  message: inEveryLanguage('atMost'),
  say: sayCount('characters'),
};
