import '../../event/field-types/register.ts';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Field } from '../form-document/field.ts';
import type { FormDocument } from '../form-document/form-document.ts';
import { collectRules } from '../rules/form-rules.ts';
import { servedForm } from '../testing/served-form.ts';
import { listFields } from '../translate/form-fields.ts';
import { EMPTY_CONTEXT, type FormContext } from '../values/form-context.ts';
import { createFormStore } from '../values/form-store.ts';
import { compileValidator } from './form-validator.ts';

const EVENTS = path.resolve(import.meta.dirname, '../../../fixtures/events');
const forms = readdirSync(EVENTS, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\bform\/.*\.json$/.test(file))
  .map((file) => [file, JSON.parse(readFileSync(path.join(EVENTS, file), 'utf8')) as FormDocument] as const);

const shown = (value: string) => ({ '==': [{ var: 'kind' }, value] });
const text = (code: string, more: object) => ({ code, type: 'text', label: code, ...more }) as Field;
/** What no demo form has, or has only together with something else. */
const ruled = servedForm(
  {
    code: 'kind',
    type: 'radio',
    label: 'Kind',
    options: ['a', 'b', 'c'].map((id) => ({ id, name: id })),
  },
  text('closed', { enabled: 'N' }),
  text('opened', { enable_if: shown('a') }),
  text('asked', { required: 'N', require_if: shown('b') }),
  text('kept', { show_if: shown('c'), when_hidden: 'keep', default: 'as it was' }),
  text('both', { show_if: shown('a'), require_if: shown('a') }),
  { code: 'rows', type: 'repeatable_group', label: 'Rows', minItems: 2, fields: [text('inner', {})] },
  { code: 'told', type: 'heading', label: 'Told' } as Field,
).document;

const contexts: readonly FormContext[] = [
  EMPTY_CONTEXT,
  ...['In-Person', 'Online', 'Hybrid'].map((mode) => ({ registration: { mode }, answers: {} })),
];

test.each([...forms, ['rules of every kind', ruled] as const])(
  '%s: the store misses what the schema requires, as it is and with each option chosen',
  (_, document) => {
    const served = {
      form_type: document.code,
      version: 1,
      document,
      lists: {},
      timezone: 'America/Vancouver',
    };
    const fields = listFields(document, {});
    const rules = collectRules(document);
    const validate = compileValidator(served);
    let compared = 0;
    for (const context of contexts) {
      const agree = (answers: Record<string, unknown>) => {
        const store = createFormStore({ fields, rules, context, answers });
        const required = validate(store.submission(), context)
          .filter(({ keyword, path: at }) => keyword === 'required' && fields.has(at) && !at.includes('.'))
          .map(({ path: at }) => at);
        expect(store.missing().toSorted(), JSON.stringify(answers)).toEqual(required.toSorted());
        compared += 1;
      };
      agree({});
      for (const { field, options } of fields.values()) {
        for (const { id } of options) agree({ [field.code]: field.type === 'checkbox_group' ? [id] : id });
        if (field.type === 'checkbox') agree({ [field.code]: true });
      }
    }
    expect(compared).toBeGreaterThan(0);
  },
);
