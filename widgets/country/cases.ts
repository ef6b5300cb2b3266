import type { FieldCases } from '../field-cases.ts';

export const country: FieldCases<'country'> = {
  field: {
    type: 'country',
    code: 'sample',
    label: { en: 'Country', fr: 'Pays' },
    options: [
      { id: 'CA', name: 'Canada' },
      { id: 'FR', name: 'France' },
    ],
  },
  fill: { act: ({ user, control }) => user.selectOptions(control, 'FR'), value: 'FR' },
  also: [{ about: 'starts as Canada (spec §9)', act: async () => undefined, value: 'CA' }],
  clear: ({ user, control }) => user.selectOptions(control, ''),
  invalid: [],
};
