import type { FieldCases } from '../field-cases.ts';

export const emailType: FieldCases<'email_type'> = {
  field: { type: 'email_type', code: 'sample', label: { en: 'Email type', fr: 'Type de courriel' } },
  fill: { act: ({ press, locale }) => press(locale === 'fr' ? 'Travail' : 'Work'), value: 'work' },
  invalid: [],
};
