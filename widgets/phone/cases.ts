import type { FieldCases } from '../field-cases.ts';

export const phone: FieldCases<'phone'> = {
  field: { type: 'phone', code: 'sample', label: { en: 'Cell phone', fr: 'Cellulaire' } },
  fill: { act: ({ write }) => write('604 555 0148'), value: '604 555 0148' },
  also: [
    {
      about: 'spaces around it are dropped',
      act: ({ write }) => write(' 604 555 0148 '),
      value: '604 555 0148',
    },
  ],
  invalid: [
    {
      act: ({ write }) => write('604'),
      says: { en: 'Enter a valid phone number', fr: 'Entrez un numéro de téléphone valide' },
    },
  ],
};
