import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { createRef, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { leafPath, nestedSchema, valueAt } from './schema.ts';

const form = createRef<Form>();

window.mount = () => {
  const root = document.getElementById('root');
  if (root)
    createRoot(root).render(
      <StrictMode>
        <Form
          ref={form}
          schema={nestedSchema}
          uiSchema={{ 'ui:submitButtonOptions': { norender: true } }}
          validator={validator}
          noHtml5Validate
          showErrorList={false}
          onError={() => undefined}
        />
      </StrictMode>,
    );
};
window.fieldSelector = (i) => `#${['root', ...leafPath(i)].join('_')}`;
window.value = (i) => valueAt(form.current?.state.formData, leafPath(i));
window.submit = async () => form.current?.validateForm();
window.errorCount = () => document.querySelectorAll('.error-detail').length;
