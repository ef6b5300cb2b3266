import type { DocumentReference } from '../../document-kind/reference-texts.ts';

/** English words of a document of kind `membership`. */
export const membershipWords = {
  membership: ['Membership', 'How answers determine the membership type.'],
  'membership.form_type': ['Form', 'Code of the form with the questions.'],
  'membership.questions': ['Questions', 'Codes of the deciding fields. All that are shown must be answered.'],
  'membership.decline_field': ['Decline field', 'Code of the field that declines renewal.'],
  'membership.types': ['Types', 'Membership types. The first whose condition is met applies.'],
  'membership.types.ID': ['Identifier', 'Identifies the type in saved data.'],
  'membership.types.type': ['Category', 'Member category of the type.'],
  'membership.types.label': ['Name', 'Name of the type.'],
  'membership.types.detail': ['Detail', 'A second line under its name.'],
  'membership.types.when': ['Applies if', 'Condition on the answers for this type.'],
  'membership.types.amount': ['Amount', 'Cost, in cents. Leave empty if it is free.'],
  'membership.organizations': ['Organizations', 'Other organizations people can join.'],
  'membership.organizations.id': ['Identifier', 'Identifies the organization in saved data.'],
  'membership.organizations.name': ['Name', 'Name of the organization.'],
  'membership.organizations.scope': [
    'Offered by',
    '`event`: offered by this event. `client`: offered by the association.',
  ],
  'membership.organizations.amount': ['Amount', 'Cost of joining, in cents.'],
} as const satisfies DocumentReference;
