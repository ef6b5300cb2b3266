import { sayNumber } from './number-words.ts';
import type { BuiltInRule } from './rule.ts';

/** A number is too big. */
export const maximum: BuiltInRule = {
  kind: 'built-in',
  name: 'maximum',
  message: { en: 'Enter {limit} or less', fr: 'Entrez {limit} ou moins' },
  say: sayNumber('limit'),
};
