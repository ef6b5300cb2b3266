import type { FieldCases } from '../field-cases.ts';

export const reference: FieldCases<'reference'> = {
  field: {
    type: 'reference',
    code: 'sample',
    label: { en: 'Code of your school', fr: 'Code de votre école' },
    options: [{ id: 'jules-verne', name: 'École Jules-Verne' }],
    minLength: 3,
  },
  fill: { act: ({ write }) => write('jules-verne'), value: 'jules-verne' },
  also: [
    {
      about: 'a code that nobody offers may be typed',
      act: ({ write }) => write('another'),
      value: 'another',
    },
  ],
  invalid: [
    {
      act: ({ write }) => write('ab'),
      says: { en: 'Enter at least 3\u00a0characters', fr: 'Entrez au moins 3\u00a0caractères' },
    },
  ],
};
