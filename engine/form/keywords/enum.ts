import { inEveryLanguage } from '../languages/words.ts';
import type { BuiltInRule } from './rule.ts';

/** A choice is not, or no longer, among those that can be picked (spec §5: an option with enabled N cannot be). */
export const enumeration: BuiltInRule = {
  kind: 'built-in',
  name: 'enum',
  message: inEveryLanguage('oneOfOptions'),
};
