import { inEveryLanguage } from '../../languages/words.ts';
import type { BuiltInRule } from './rule.ts';

/** What was answered before is of another kind than the field is now; said of a field that begins empty for it. */
export const setAside: BuiltInRule = {
  kind: 'built-in',
  name: 'setAside',
  message: inEveryLanguage('setAside'),
};
