import { expect, test } from 'vitest';
import type { Field } from '#engine/form/form-document/field.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import type { ValidationService } from '#src/lib/validation/validation-service.ts';
import { openFilledForm } from './filled-form.ts';

const validation = {
  load: () => ({ validate: async () => [], forget: () => undefined }),
} as unknown as ValidationService;
const text = (code: string, more: object = {}) =>
  ({ code, type: 'text', label: code, required: 'N', ...more }) as Field;
const served = (version: number, ...fields: Field[]): ServedForm => ({
  form_type: 'personal',
  version,
  document: {
    kind: 'form',
    code: 'personal',
    title: 'Personal',
    sections: [{ code: 'who', fields }],
  },
  lists: {},
  timezone: 'UTC',
});

test('an open form follows a version that renames its fields, with the answers that were typed into it', () => {
  let kept: Values = {};
  const open = (form: ServedForm, more: object) =>
    openFilledForm({
      served: form,
      answers: {},
      context: { registration: {}, answers: {} },
      validation,
      onChange: (answers) => {
        kept = answers;
      },
      ...more,
    });
  const group = (code: string, ...fields: Field[]) => text(code, { type: 'object', fields });
  const before = open(served(1, text('role'), text('town'), group('school', text('grade'))), {});
  const { store } = before.session;
  store.setValue('role', 'Teacher');
  store.setValue('town', 'Halifax');
  store.setValue('school.grade', '4');
  const renamed = served(
    2,
    text('job', { was: ['role'] }),
    text('town', { show_if: { '==': [{ var: 'job' }, 'Teacher'] } }),
    group('school', text('year', { was: ['grade'] })),
  );
  const after = open(renamed, { before });
  const answers = { job: 'Teacher', town: 'Halifax', school: { year: '4' } };
  expect(after.session.store.submission()).toEqual(answers);
  expect(kept).toEqual(answers);
  // The question is the same, so no change is announced.
  expect(after.changes).toEqual([]);
});
