import { inEveryLanguage } from '../languages/words.ts';
import type { BuiltInRule } from './rule.ts';

/** A text does not match its field's pattern; organizers should set a message with it. */
export const pattern: BuiltInRule = {
  kind: 'built-in',
  name: 'pattern',
  message: inEveryLanguage('pattern'),
};
