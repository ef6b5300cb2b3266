import { inEveryLanguage } from '../languages/words.ts';
import { sayNumber } from './number-words.ts';
import type { BuiltInRule } from './rule.ts';

/** A number is too big. */
export const maximum: BuiltInRule = {
  kind: 'built-in',
  name: 'maximum',
  message: inEveryLanguage('orLess'),
  say: sayNumber('limit'),
};
