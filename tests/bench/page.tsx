import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { FieldError } from '#engine/form/field/field-error.ts';
import { SchemaForm } from '#engine/form/react/schema-form.tsx';
import { translateForm } from '#engine/form/translate/translate-form.ts';
import { createFormSession, type FormSession } from '#engine/form/validation/form-session.ts';
import { EMPTY_CONTEXT } from '#engine/form/values/form-context.ts';
import { createFormStore } from '#engine/form/values/form-store.ts';
import { pageValidation } from '#src/lib/validation/page-validation.ts';
import '#src/ui/styles/index.css';
import { widgets } from '#widgets/registry.ts';
import { FormErrors } from '#widgets/templates/form-errors.tsx';
import { templates } from '#widgets/templates/index.ts';
import { benchForm, kindOf } from './bench-form.ts';

// The interface of the peers' benchmark. Everything a step page has is here: rules, store, worker, summary.

const FORM_ID = 'form-bench';

// A step stands in the type of its event, which has come before its form has.
const TYPE = 'Source Sans 3';
document.documentElement.style.setProperty('--font-text', `"${TYPE}", sans-serif`);
void Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} 1rem "${TYPE}"`))).then(() => {
  window.mount = mount;
});

/** The peers' pages have no list of what is wrong, and no jump to it: `?list=N` leaves ours off, for equal work. */
const hasList = new URLSearchParams(window.location.search).get('list') !== 'N';

const services = {};
let session: FormSession;
let showErrors: (errors: readonly FieldError[]) => void = () => {};

function mount(n: number): void {
  const served = benchForm(n);
  const form = translateForm(served, 'en');
  const loaded = pageValidation().load(served);
  const store = createFormStore({
    fields: form.fields,
    rules: form.rules,
    context: EMPTY_CONTEXT,
  });
  session = createFormSession({ store, validate: (values) => loaded.validate(values) });

  function Bench() {
    const [errors, setErrors] = useState<readonly FieldError[]>([]);
    showErrors = setErrors;
    return (
      <>
        {hasList && errors.length > 0 && (
          <FormErrors form={form} formId={FORM_ID} store={store} errors={errors} />
        )}
        <SchemaForm
          form={form}
          session={session}
          widgets={widgets}
          templates={templates}
          services={services}
          formId={FORM_ID}
          onSubmit={() => void window.submit()}
        />
      </>
    );
  }
  const root = document.getElementById('root');
  if (root)
    createRoot(root).render(
      <StrictMode>
        <Bench />
      </StrictMode>,
    );
}

window.fieldSelector = (i) => (kindOf(i) === 'radio' ? `[name="${FORM_ID}-f${i}"]` : `#${FORM_ID}-f${i}`);
window.value = (i) => session.store.read(`f${i}`).value;
window.submit = async () => {
  const result = await session.submit();
  showErrors(result.ok ? [] : result.errors);
};
window.errorCount = () => document.querySelectorAll('.form .error').length;
