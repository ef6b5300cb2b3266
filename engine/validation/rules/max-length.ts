import { CHARACTERS, sayCount } from './count-words.ts';
import type { BuiltInRule } from './rule.ts';

/** A text is too long (spec §5: a discount code has at most 20 characters). */
export const maxLength: BuiltInRule = {
  kind: 'built-in',
  name: 'maxLength',
  message: { en: 'Enter at most {limit}', fr: 'Entrez au plus {limit}' },
  say: sayCount(CHARACTERS),
};
