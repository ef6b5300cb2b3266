import { inEveryLanguage } from '../languages/words.ts';
import { sayNumber } from './number-words.ts';
import type { BuiltInRule } from './rule.ts';

/** Too many choices are made or rows added (spec §5: only one address, phone, URL or email may be added). */
export const maxItems: BuiltInRule = {
  kind: 'built-in',
  name: 'maxItems',
  message: inEveryLanguage('chooseAtMost'),
  say: sayNumber('limit'),
};
