import { fireEvent } from '@testing-library/react';
import type { FieldCases, Visitor } from '../field-cases.ts';

const type =
  (text: string) =>
  async ({ control }: Visitor) => {
    fireEvent.change(control, { target: { value: text } });
  };

export const condition: FieldCases<'condition'> = {
  field: { type: 'condition', code: 'sample', label: { en: 'Shown if', fr: 'Affiché si' } },
  fill: {
    act: type('{ "==": [{ "var": "role" }, "retiree"] }'),
    value: { '==': [{ var: 'role' }, 'retiree'] },
  },
  also: [{ about: 'what cannot be read yet is not taken over', act: type('{ "==": ['), value: undefined }],
  invalid: [],
};
