import { inEveryLanguage } from '../languages/words.ts';
import type { BuiltInRule } from './rule.ts';

/** The former answer does not fit the field's new type; shown at the field, which starts empty. */
export const setAside: BuiltInRule = {
  kind: 'built-in',
  name: 'setAside',
  message: inEveryLanguage('setAside'),
};
