import { inEveryLanguage } from '../languages/words.ts';
import { sayNumber } from './number-words.ts';
import type { BuiltInRule } from './rule.ts';

/** Too few choices are made or rows added. */
export const minItems: BuiltInRule = {
  kind: 'built-in',
  name: 'minItems',
  message: inEveryLanguage('chooseAtLeast'),
  say: sayNumber('limit'),
};
