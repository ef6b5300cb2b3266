import { inEveryLanguage } from '../languages/words.ts';
import type { BuiltInRule } from './rule.ts';

/** The same choice is given twice. */
export const uniqueItems: BuiltInRule = {
  kind: 'built-in',
  name: 'uniqueItems',
  message: inEveryLanguage('uniqueItems'),
};
