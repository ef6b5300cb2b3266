import type { BuiltInRule } from './rule.ts';

/** An answer has no field in this form. */
export const additionalProperties: BuiltInRule = {
  kind: 'built-in',
  name: 'additionalProperties',
  message: {
    en: 'This answer does not belong to this form',
    fr: 'Cette réponse ne fait pas partie de ce formulaire',
  },
};
