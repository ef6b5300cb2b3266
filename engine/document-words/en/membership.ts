import type { DocumentWords } from '../words.ts';

/** English words of a document of kind `membership`. */
export const membershipWords = {
  membership: ['Membership', 'How answers decide the type of membership.'],
  'membership.form_type': ['Form', 'Code of the form that asks.'],
  'membership.questions': [
    'Questions',
    'Codes of its fields that decide; all that are asked must be answered.',
  ],
  'membership.decline_field': ['Decline field', 'Code of the field by which renewing is declined.'],
  'membership.types': ['Types', 'The types of membership; the first one whose condition holds is the one.'],
  'membership.types.ID': ['Identifier', 'What identifies the type in what is saved.'],
  'membership.types.type': ['Category', 'The category of members that it belongs to.'],
  'membership.types.label': ['Name', 'What the type is called.'],
  'membership.types.detail': ['Detail', 'A second line under its name.'],
  'membership.types.when': ['Holds if', 'The answers that make somebody this type of member.'],
  'membership.types.amount': ['Amount', 'What it costs, in cents; nothing where it is not said.'],
  'membership.organizations': ['Organizations', 'Organizations that one can belong to as well.'],
  'membership.organizations.id': ['Identifier', 'What identifies the organization in what is saved.'],
  'membership.organizations.name': ['Name', 'What the organization is called.'],
  'membership.organizations.scope': [
    'Offered by',
    '`event`: offered by this event; `client`: by the association behind it.',
  ],
  'membership.organizations.amount': ['Amount', 'What belonging costs, in cents.'],
} as const satisfies DocumentWords;
