import type { Field } from '../form-document/field.ts';
import type { ServedForm } from '../form-document/served-form.ts';
import { collectRules } from '../rules/form-rules.ts';
import { listFields } from '../translate/form-fields.ts';
import { EMPTY_CONTEXT, type FormContext } from '../values/form-context.ts';
import { createFormStore, type Values } from '../values/form-store.ts';

/** A form of these fields as the server would serve it. */
export function servedForm(...fields: Field[]): ServedForm {
  return {
    form_type: 'test',
    version: 1,
    document: { kind: 'form', code: 'test', title: 'Test', sections: [{ code: 'all', fields }] },
    lists: {},
    timezone: 'America/Vancouver',
  };
}

/** The store of a form of these fields. */
export function storeOf(fields: Field[], answers: Values = {}, context: FormContext = EMPTY_CONTEXT) {
  const served = servedForm(...fields);
  return createFormStore({
    fields: listFields(served.document, served.lists),
    rules: collectRules(served.document),
    context,
    answers,
  });
}
