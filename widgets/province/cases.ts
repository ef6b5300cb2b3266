import type { FieldCases } from '../field-cases.ts';

export const province: FieldCases<'province'> = {
  field: {
    type: 'province',
    code: 'sample',
    label: { en: 'Province', fr: 'Province' },
    options: [
      { id: 'BC', name: { en: 'British Columbia', fr: 'Colombie-Britannique' } },
      { id: 'QC', name: { en: 'Quebec', fr: 'Québec' } },
    ],
  },
  fill: { act: ({ user, control }) => user.selectOptions(control, 'BC'), value: 'BC' },
  invalid: [],
};
