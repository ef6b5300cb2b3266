import { expect, it } from 'vitest';
import { diagnoseInEnglish } from '#engine/event/documents/testing/diagnose-in-english.ts';
import { formOfSchema } from '#engine/event/reference/form-of-schema.ts';
import { diagnosedPlace } from './diagnosed-place.ts';
import { errorsOfDiagnostics } from './editor/errors-of-diagnostics.ts';

const form = {
  kind: 'form',
  code: 'personal',
  sections: [
    { code: 'who', fields: [{ type: 'text', code: 'name', label: { en: 'Name' }, maxLength: 'x' }] },
  ],
};
const found = diagnoseInEnglish(form);

it('leads to a property that is missing', () => {
  expect(found.map(diagnosedPlace).sort()).toEqual([
    '/sections/0/fields/0/label',
    '/sections/0/fields/0/maxLength',
    '/title',
  ]);
});

it('gives every error to the field in which it is fixed', () => {
  const { schema } = formOfSchema('form', 'en');
  const untranslated = { ...form, title: { en: 'A', fr: 5 } };
  expect(errorsOfDiagnostics(diagnoseInEnglish(untranslated), untranslated, schema)).toEqual({
    title: { __errors: [expect.any(String)] },
    sections: {
      0: {
        fields: {
          0: { label: { __errors: [expect.any(String)] }, maxLength: { __errors: [expect.any(String)] } },
        },
      },
    },
  });
});
