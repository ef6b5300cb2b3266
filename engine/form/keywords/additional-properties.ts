import { inEveryLanguage } from '../languages/words.ts';
import type { BuiltInRule } from './rule.ts';

/** An answer has no field in this form. */
export const additionalProperties: BuiltInRule = {
  kind: 'built-in',
  name: 'additionalProperties',
  message: inEveryLanguage('notInForm'),
};
