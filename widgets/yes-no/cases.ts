import type { FieldCases } from '../field-cases.ts';

export const yesNo: FieldCases<'yes_no'> = {
  field: { type: 'yes_no', code: 'sample', label: { en: 'First time?', fr: 'Première fois ?' } },
  fill: { act: ({ press, locale }) => press(locale === 'fr' ? 'Non' : 'No'), value: 'N' },
  also: [{ about: 'yes', act: ({ press }) => press('Yes'), value: 'Y' }],
  invalid: [],
};
