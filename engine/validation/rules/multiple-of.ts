import { sayNumber } from './number-words.ts';
import type { BuiltInRule } from './rule.ts';

/** A number is not a multiple of what its field asks for. */
export const multipleOf: BuiltInRule = {
  kind: 'built-in',
  name: 'multipleOf',
  message: { en: 'Enter a multiple of {multipleOf}', fr: 'Entrez un multiple de {multipleOf}' },
  say: sayNumber('multipleOf'),
};
