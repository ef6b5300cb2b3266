import type { FieldCases } from '../field-cases.ts';

export const phone: FieldCases<'phone'> = {
  field: { type: 'phone', code: 'sample', label: { en: 'Cell phone', fr: 'Cellulaire' } },
  fill: { act: ({ write }) => write('604 555 0148'), value: '+16045550148', unsent: '(604) 555-0148' },
  also: [
    {
      about: 'it is written as people write it once it is left',
      act: ({ write }) => write(' 604 555 0148 '),
      value: '(604) 555-0148',
      shows: '(604) 555-0148',
    },
  ],
  invalid: [
    {
      act: ({ write }) => write('604'),
      says: { en: 'Enter a valid phone number', fr: 'Entrez un numéro de téléphone valide' },
    },
  ],
};
