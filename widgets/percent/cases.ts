import type { FieldCases } from '../field-cases.ts';

export const percent: FieldCases<'percent'> = {
  field: { type: 'percent', code: 'sample', label: { en: 'Discount', fr: 'Rabais' }, maximum: 100 },
  fill: { act: ({ write }) => write('12.5 %'), value: 12.5 },
  also: [
    { about: 'written in English', act: ({ write }) => write('12,5'), value: 12.5, shows: '12.5%' },
    {
      about: 'written in French',
      act: ({ write }) => write('12,5'),
      value: 12.5,
      locale: 'fr',
      shows: '12,5\u00a0%',
    },
  ],
  invalid: [
    {
      act: ({ write }) => write('101'),
      says: { en: 'Enter 100% or less', fr: 'Entrez 100\u00a0% ou moins' },
    },
    { act: ({ write }) => write('half'), says: { en: 'Enter a number', fr: 'Entrez un nombre' } },
  ],
};
