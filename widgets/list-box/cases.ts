import { expect } from 'vitest';
import type { FieldCases } from '../field-cases.ts';

const options = Array.from({ length: 30 }, (_, at) => ({ id: `d${at}`, name: `District ${at}` }));

export const listBox: FieldCases<'list_box'> = {
  field: {
    type: 'list_box',
    code: 'sample',
    label: { en: 'Districts', fr: 'Districts scolaires' },
    options,
    minItems: 2,
  },
  fill: {
    act: async ({ press, control }) => {
      // Spec §9: about 15rem high.
      expect(control.querySelector('.list-box')).toHaveStyle({ maxHeight: '15rem' });
      await press('District 20');
      await press('District 3');
    },
    value: ['d3', 'd20'],
  },
  invalid: [
    {
      act: ({ press }) => press('District 3'),
      says: { en: 'Choose at least 2', fr: 'Choisissez-en au moins 2' },
    },
  ],
};
