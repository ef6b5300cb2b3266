import type { FieldCases } from '../field-cases.ts';

const ASKED = { en: 'Enter an amount in dollars and cents', fr: 'Entrez un montant en dollars et en cents' };

export const money: FieldCases<'money'> = {
  field: { type: 'money', code: 'sample', label: { en: 'Budget', fr: 'Budget' }, minimum: 500 },
  fill: { act: ({ write }) => write('1234.5'), value: 123_450 },
  also: [
    {
      about: 'cents are kept whole',
      act: ({ write }) => write('10.10'),
      value: 1_010,
      shows: '10.10',
    },
    {
      about: 'French writes it as it writes money',
      act: ({ write }) => write('1 234,5'),
      value: 123_450,
      locale: 'fr',
      shows: '1\u00a0234,50',
    },
  ],
  invalid: [
    { act: ({ write }) => write('4.99'), says: { en: 'Enter 5.00 or more', fr: 'Entrez 5,00 ou plus' } },
    { act: ({ write }) => write('10.005'), says: ASKED },
    { act: ({ write }) => write('much'), says: ASKED },
  ],
};
