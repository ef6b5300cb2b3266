import { inEveryLanguage } from '../languages/words.ts';
import { sayNumber } from './number-words.ts';
import type { BuiltInRule } from './rule.ts';

/** A number is too small. */
export const minimum: BuiltInRule = {
  kind: 'built-in',
  name: 'minimum',
  message: inEveryLanguage('orMore'),
  say: sayNumber('limit'),
};
