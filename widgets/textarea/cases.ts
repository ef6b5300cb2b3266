import type { FieldCases } from '../field-cases.ts';

export const textarea: FieldCases<'textarea'> = {
  field: { type: 'textarea', code: 'sample', label: { en: 'Needs', fr: 'Besoins' }, maxLength: 30 },
  fill: { act: ({ write }) => write('One line{Enter}and another'), value: 'One line\nand another' },
  invalid: [
    {
      act: ({ write }) => write('This is a little longer than it may be'),
      says: { en: 'Enter at most 30\u00a0characters', fr: 'Entrez au plus 30\u00a0caractères' },
    },
  ],
};
