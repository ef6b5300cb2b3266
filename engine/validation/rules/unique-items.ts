import type { BuiltInRule } from './rule.ts';

/** The same choice is given twice. */
export const uniqueItems: BuiltInRule = {
  kind: 'built-in',
  name: 'uniqueItems',
  message: { en: 'Each choice can be given only once', fr: 'Chaque choix ne peut être donné qu’une fois' },
};
