import type { FieldCases } from '../field-cases.ts';

const says = { en: 'Enter a valid email address', fr: 'Entrez une adresse courriel valide' };

export const email: FieldCases<'email'> = {
  field: { type: 'email', code: 'sample', label: { en: 'Email address', fr: 'Adresse courriel' } },
  fill: { act: ({ write }) => write('danielle.ol@sd36.example'), value: 'danielle.ol@sd36.example' },
  invalid: [
    { act: ({ write }) => write('danielle@'), says },
    { act: ({ write }) => write('danielle.ol@sd36'), says },
  ],
};
