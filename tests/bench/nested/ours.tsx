import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AnySchemaForm } from '#engine/form/react/any-schema/any-schema-form.tsx';
import { openSchemaForm } from '#engine/form/react/any-schema/open-schema-form.ts';
import { validateInWorker } from '#src/lib/validation/any-schema/schema-validation.ts';
import '#src/ui/styles/index.css';
import { partsIn } from '#widgets/rjsf/index.ts';
import { leafPath, nestedSchema, valueAt } from './schema.ts';

const FORM_ID = 'nested';

const opened = openSchemaForm({
  schema: nestedSchema,
  uiSchema: { 'ui:submitButtonOptions': { norender: true } },
  formId: FORM_ID,
  locale: 'en',
  parts: partsIn('en'),
  validate: validateInWorker(nestedSchema).validate,
});
if (!opened.ok) throw new Error('The schema was refused');
const { form } = opened;

window.mount = () => {
  const root = document.getElementById('root');
  if (root)
    createRoot(root).render(
      <StrictMode>
        <AnySchemaForm form={form} />
      </StrictMode>,
    );
};
window.fieldSelector = (i) => `#${[FORM_ID, ...leafPath(i)].join('_')}`;
window.value = (i) => valueAt(form.session.store.data(), leafPath(i));
window.submit = () => form.session.submit();
window.errorCount = () => document.querySelectorAll('.form .error').length;
