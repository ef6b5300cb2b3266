import { sayNumber } from './number-words.ts';
import type { BuiltInRule } from './rule.ts';

/** Too few choices are made or rows added. */
export const minItems: BuiltInRule = {
  kind: 'built-in',
  name: 'minItems',
  message: { en: 'Choose at least {limit}', fr: 'Choisissez-en au moins {limit}' },
  say: sayNumber('limit'),
};
