import type { BuiltInRule } from './rule.ts';

/** An answer that must be given is missing (spec §5). */
export const required: BuiltInRule = {
  kind: 'built-in',
  name: 'required',
  message: { en: 'This field is required', fr: 'Ce champ est obligatoire' },
};
