import { inEveryLanguage } from '../languages/words.ts';
import type { BuiltInRule } from './rule.ts';

/** An answer is not the one value that is accepted. */
export const constant: BuiltInRule = {
  kind: 'built-in',
  name: 'const',
  message: inEveryLanguage('invalid'),
};
