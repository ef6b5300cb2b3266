import '#engine/event/field-types/register.ts';
import { expect, it } from 'vitest';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { editableForm, editableValues } from './editable-form.ts';

const text = (code: string) => ({ code, type: 'text', label: code });
const served = {
  form_type: 'details',
  version: 3,
  document: {
    sections: [
      { code: 'a', fields: [text('name'), { code: 'seats', type: 'product_picker', label: 'Seats' }] },
      { code: 'b', fields: [{ code: 'logo', type: 'file', label: 'Logo' }] },
      {
        code: 'c',
        fields: [{ code: 'stand', type: 'rows', fields: [text('size'), { code: 'plan', type: 'file' }] }],
      },
      { code: 'd', fields: [{ code: 'payer', type: 'group', fields: [text('school')] }] },
    ],
  },
} as unknown as ServedForm;

it('leaves out items and files, with the sections that have nothing else', () => {
  const form = editableForm(served);
  expect(form.version).toBe(3);
  expect(form.document.sections.map(({ code, fields }) => [code, fields.map((field) => field.code)])).toEqual(
    [
      ['a', ['name']],
      ['d', ['payer']],
    ],
  );
  expect(editableValues(form, { name: 'Ana', seats: [1], logo: {}, old: 1, payer: {} })).toEqual({
    name: 'Ana',
    payer: {},
  });
});
