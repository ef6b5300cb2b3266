import type { FieldCases } from '../field-cases.ts';

const says = { en: 'Enter a valid URL', fr: 'Entrez une adresse URL valide' };

export const url: FieldCases<'url'> = {
  field: { type: 'url', code: 'sample', label: { en: 'Website', fr: 'Site Web' } },
  fill: { act: ({ write }) => write('https://school.example/a'), value: 'https://school.example/a' },
  also: [
    {
      about: 'the scheme that people leave off is put there',
      act: ({ write }) => write('school.example/a'),
      value: 'https://school.example/a',
    },
  ],
  invalid: [
    { act: ({ write }) => write('javascript:alert(1)'), says },
    { act: ({ write }) => write('my school'), says },
  ],
};
