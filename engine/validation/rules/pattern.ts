import { inEveryLanguage } from '../../languages/words.ts';
import type { BuiltInRule } from './rule.ts';

/** A text does not match the pattern of its field; an organizer who sets one had better set a message too. */
export const pattern: BuiltInRule = {
  kind: 'built-in',
  name: 'pattern',
  message: inEveryLanguage('pattern'),
};
