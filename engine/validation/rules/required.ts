import type { FieldType } from '../../configuration/field-constraints.ts';
import type { Text } from '../../configuration/text.ts';
import { undecidedMembership } from '../../membership/undecided-membership.ts';
import type { BuiltInRule } from './rule.ts';

const unanswered = { en: 'This field is required', fr: 'Ce champ est obligatoire' };

/** What is missing, where that is not the field's own answer to give. */
const BY_TYPE: Partial<Record<FieldType, Text>> = {
  membership: undecidedMembership,
  workshop_picker: { en: 'Choose at least one workshop', fr: 'Choisissez au moins un atelier' },
};

/** An answer that must be given is missing (spec §5). */
export const required: BuiltInRule = {
  kind: 'built-in',
  name: 'required',
  message: (_params, field) => (field && BY_TYPE[field.type]) ?? unanswered,
};
