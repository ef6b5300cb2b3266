import { inEveryLanguage } from '../languages/words.ts';
import type { BuiltInRule } from './rule.ts';

/** An answer that must be given is missing (spec §5). */
export const required: BuiltInRule = {
  kind: 'built-in',
  name: 'required',
  message: inEveryLanguage('required'),
};
