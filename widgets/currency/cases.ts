import type { FieldCases } from '../field-cases.ts';

export const currency: FieldCases<'currency'> = {
  field: {
    type: 'currency',
    code: 'sample',
    label: { en: 'Early-bird fee', fr: 'Tarif hâtif' },
    exclusiveMinimum: 0,
  },
  fill: { act: ({ write }) => write('1234.5'), value: 1234.5 },
  also: [
    {
      about: 'English shows two decimals and groups',
      act: ({ write }) => write('1234.5'),
      value: 1234.5,
      shows: '1,234.50',
    },
    {
      about: 'French shows its own separators',
      act: ({ write }) => write('1 234,5'),
      value: 1234.5,
      locale: 'fr',
      shows: '1\u00a0234,50',
    },
    {
      about: 'unless the field says otherwise',
      act: ({ write }) => write('1234,5'),
      value: 1234.5,
      locale: 'fr',
      field: { prefix: 'R$ ', decimal: '.', thousands: ',' },
      shows: 'R$ 1,234.50',
    },
    { about: 'a dollar sign does no harm', act: ({ write }) => write('$ 214'), value: 214, shows: '214.00' },
  ],
  invalid: [
    { act: ({ write }) => write('0'), says: { en: 'Enter more than 0.00', fr: 'Entrez plus de 0,00' } },
    {
      act: ({ write }) => write('1.005'),
      says: { en: 'Enter at most 2\u00a0decimals', fr: 'Entrez au plus 2\u00a0décimales' },
    },
    { act: ({ write }) => write('free'), says: { en: 'Enter a number', fr: 'Entrez un nombre' } },
  ],
};
