import type { FieldCases } from '../field-cases.ts';

export const text: FieldCases<'text'> = {
  field: { type: 'text', code: 'sample', label: { en: 'School', fr: 'École' }, minLength: 5, maxLength: 20 },
  fill: { act: ({ write }) => write('École Bilodeau'), value: 'École Bilodeau' },
  invalid: [
    {
      act: ({ write }) => write('A'),
      says: { en: 'Enter at least 5\u00a0characters', fr: 'Entrez au moins 5\u00a0caractères' },
    },
    {
      act: ({ write }) => write('abc'),
      field: {
        minLength: 1,
        pattern: '^[A-Z]+$',
        message: { en: 'Capitals only', fr: 'Majuscules seulement' },
      },
      says: { en: 'Capitals only', fr: 'Majuscules seulement' },
    },
  ],
};
