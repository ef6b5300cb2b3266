import { sayNumber } from './number-words.ts';
import type { BuiltInRule } from './rule.ts';

/** A number is not below its bound. */
export const exclusiveMaximum: BuiltInRule = {
  kind: 'built-in',
  name: 'exclusiveMaximum',
  message: { en: 'Enter less than {limit}', fr: 'Entrez moins de {limit}' },
  say: sayNumber('limit'),
};
