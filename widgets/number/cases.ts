import type { FieldCases } from '../field-cases.ts';

export const number: FieldCases<'number'> = {
  field: { type: 'number', code: 'sample', label: { en: 'Years', fr: 'Années' }, minimum: 2, decimals: 1 },
  fill: { act: ({ write }) => write('12.5'), value: 12.5 },
  also: [
    { about: 'a comma is understood too', act: ({ write }) => write('12,5'), value: 12.5, shows: '12.5' },
    {
      about: 'French writes a comma',
      act: ({ write }) => write('12.5'),
      value: 12.5,
      locale: 'fr',
      shows: '12,5',
    },
    { about: 'a year is not grouped', act: ({ write }) => write('2027'), value: 2027, shows: '2027' },
    {
      about: 'what is no number stays as it was typed',
      act: ({ write }) => write('ten'),
      value: 'ten',
      shows: 'ten',
    },
  ],
  invalid: [
    { act: ({ write }) => write('ten'), says: { en: 'Enter a number', fr: 'Entrez un nombre' } },
    { act: ({ write }) => write('1'), says: { en: 'Enter 2 or more', fr: 'Entrez 2 ou plus' } },
    {
      act: ({ write }) => write('2.55'),
      says: { en: 'Enter at most 1\u00a0decimal', fr: 'Entrez au plus 1\u00a0décimale' },
    },
  ],
};
