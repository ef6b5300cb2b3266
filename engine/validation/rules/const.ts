import type { BuiltInRule } from './rule.ts';

/** An answer is not the one value that is accepted. */
export const constant: BuiltInRule = {
  kind: 'built-in',
  name: 'const',
  message: { en: 'This answer is not valid', fr: 'Cette réponse n’est pas valide' },
};
