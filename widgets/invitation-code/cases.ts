import type { FieldCases } from '../field-cases.ts';

/** Without a server, a code is an ordinary answer. */
export const invitationCode: FieldCases<'invitation_code'> = {
  field: {
    type: 'invitation_code',
    code: 'sample',
    label: { en: 'Invitation code', fr: 'Code d’invitation' },
  },
  fill: { act: ({ write }) => write('GUEST-27'), value: 'GUEST-27' },
  also: [
    {
      about: 'no more than 20 characters can be typed (spec §9)',
      act: ({ write }) => write('A'.repeat(25)),
      value: 'A'.repeat(20),
    },
  ],
  invalid: [
    {
      act: ({ write }) => write('GUES'),
      says: { en: 'Enter at least 5\u00a0characters', fr: 'Entrez au moins 5\u00a0caractères' },
    },
  ],
};
