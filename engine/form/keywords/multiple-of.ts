import { inEveryLanguage } from '../languages/words.ts';
import { sayNumber } from './number-words.ts';
import type { BuiltInRule } from './rule.ts';

/** A number is not a multiple of its field's step. */
export const multipleOf: BuiltInRule = {
  kind: 'built-in',
  name: 'multipleOf',
  message: inEveryLanguage('multipleOf'),
  say: sayNumber('multipleOf'),
};
