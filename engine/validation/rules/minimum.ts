import { sayNumber } from './number-words.ts';
import type { BuiltInRule } from './rule.ts';

/** A number is too small. */
export const minimum: BuiltInRule = {
  kind: 'built-in',
  name: 'minimum',
  message: { en: 'Enter {limit} or more', fr: 'Entrez {limit} ou plus' },
  say: sayNumber('limit'),
};
