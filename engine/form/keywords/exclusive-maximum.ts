import { inEveryLanguage } from '../languages/words.ts';
import { sayNumber } from './number-words.ts';
import type { BuiltInRule } from './rule.ts';

/** A number is not below its bound. */
export const exclusiveMaximum: BuiltInRule = {
  kind: 'built-in',
  name: 'exclusiveMaximum',
  message: inEveryLanguage('lessThan'),
  say: sayNumber('limit'),
};
