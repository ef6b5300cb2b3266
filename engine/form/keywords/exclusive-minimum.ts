import { inEveryLanguage } from '../languages/words.ts';
import { sayNumber } from './number-words.ts';
import type { BuiltInRule } from './rule.ts';

/** A number is not above its bound (spec §5: fees and discounts are greater than 0). */
export const exclusiveMinimum: BuiltInRule = {
  kind: 'built-in',
  name: 'exclusiveMinimum',
  message: inEveryLanguage('moreThan'),
  say: sayNumber('limit'),
};
