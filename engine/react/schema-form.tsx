import Form from '@rjsf/core';
import type { RegistryFieldsType, ValidatorType } from '@rjsf/utils';
import { type FormEvent, memo, type ReactNode, useMemo } from 'react';
import type { TranslatedForm } from '../translate/translate-form.ts';
import type { FormSession } from '../validation/form-session.ts';
import {
  type FormEnvironment,
  FormEnvironmentContext,
  type FormServices,
  type FormTemplates,
  type WidgetMap,
} from './form-environment.ts';
import { SchemaField } from './schema-field.tsx';

// rjsf asks its validator only for if, oneOf and live validation, and our render schema has none of them.
const shellValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};
const fields: RegistryFieldsType = { SchemaField };
const NO_DATA = {};
const DEFAULTS = { emptyObjectFields: 'skipDefaults' } as const;

interface SchemaFormProps {
  readonly form: TranslatedForm;
  readonly session: FormSession;
  readonly widgets: WidgetMap;
  readonly templates: FormTemplates;
  readonly services: FormServices;
  readonly formId: string;
  readonly onSubmit: () => void;
  /** What stands below the fields: the buttons. */
  readonly children?: ReactNode;
}

/** Draws a translated form in rjsf's shell; answers live in the session's store, never in rjsf. */
export const SchemaForm = memo(function SchemaForm(props: SchemaFormProps) {
  const { form, session, widgets, templates, services, formId } = props;
  const environment = useMemo<FormEnvironment>(
    () => ({ form, session, widgets, templates, services, formId }),
    [form, session, widgets, templates, services, formId],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <FormEnvironmentContext value={environment}>
      {/* A form element looks every property up among its controls, one by one, and React reads properties of every
          ancestor of what is typed in: so the form stands beside its controls, which name it by `form`. */}
      <form id={formId} onSubmit={submit} noValidate />
      <Form
        tagName="div"
        className="form"
        schema={form.schema}
        uiSchema={form.uiSchema}
        formData={NO_DATA}
        validator={shellValidator}
        fields={fields}
        experimental_defaultFormStateBehavior={DEFAULTS}
        noValidate
        noHtml5Validate
        showErrorList={false}
      >
        {props.children ?? <span hidden />}
      </Form>
    </FormEnvironmentContext>
  );
});
