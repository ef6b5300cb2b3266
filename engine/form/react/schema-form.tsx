import {
  getSubmitButtonOptions,
  getUiOptions,
  type RegistryFieldsType,
  type RegistryWidgetsType,
  type TemplatesType,
  type ValidatorType,
} from '@rjsf/utils';
import { type FormEvent, memo, type ReactNode, useMemo } from 'react';
import type { TranslatedForm } from '../translate/translate-form.ts';
import type { FormSession } from '../validation/form-session.ts';
import {
  type FormContext,
  type FormEnvironment,
  FormEnvironmentContext,
  type FormServices,
  type FormTemplates,
  useFormEnvironment,
  type WidgetMap,
} from './form-environment.ts';
import { SchemaField } from './schema-field.tsx';
import { StaticForm } from './static-form.ts';

// rjsf's validator is used only for if, oneOf and live validation, which our render schema does not have.
const shellValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};
const NO_DATA = {};

/** The button that `ui:submitButtonOptions` ask for; a form document's page brings its own, wherever it wants it. */
function SubmitButton() {
  const { form, formId } = useFormEnvironment();
  const { norender, submitText, props } = getSubmitButtonOptions(form.uiSchema);
  if (norender || getUiOptions(form.uiSchema).submitButtonOptions === undefined) return null;
  return (
    <button className="btn" {...props} type="submit" form={formId}>
      {submitText}
    </button>
  );
}

const DEFAULTS = { emptyObjectFields: 'skipDefaults' } as const;

/** Props that stock rjsf takes as well. */
export interface ForeignParts {
  readonly widgets?: RegistryWidgetsType;
  readonly fields?: RegistryFieldsType;
  readonly templates?: Partial<TemplatesType>;
}

interface SchemaFormProps {
  readonly form: TranslatedForm;
  readonly session: FormSession;
  readonly widgets: WidgetMap;
  readonly templates: FormTemplates;
  readonly services: FormServices;
  readonly formId: string;
  readonly onSubmit: () => void;
  /** Shown below the fields: the buttons; by default the uiSchema's submit button. */
  readonly children?: ReactNode;
  /** Foreign widgets, fields and templates for the uiSchema, as in stock rjsf. */
  readonly foreign?: ForeignParts;
}

/** Our parts as rjsf's props, foreign ones in place of those they name. */
function partsOf(widgets: WidgetMap, templates: FormTemplates, foreign: ForeignParts | undefined) {
  const own = Object.entries(widgets).map(([type, { Widget }]) => [type, Widget]);
  return {
    widgets: { ...Object.fromEntries(own), ...foreign?.widgets } as RegistryWidgetsType,
    fields: { ...foreign?.fields, SchemaField } as RegistryFieldsType,
    templates: {
      ...templates,
      ...foreign?.templates,
      ButtonTemplates: { SubmitButton, ...foreign?.templates?.ButtonTemplates },
    } as Partial<TemplatesType>,
    formContext: { definitions: widgets, FieldTemplate: templates.FieldTemplate } satisfies FormContext,
  };
}

/** Draws a translated form in rjsf's shell; answers are in the session's store, never in rjsf. */
export const SchemaForm = memo(function SchemaForm(props: SchemaFormProps) {
  const { form, session, widgets, templates, services, formId, foreign } = props;
  const environment = useMemo<FormEnvironment>(
    () => ({ form, session, services, formId }),
    [form, session, services, formId],
  );
  const parts = useMemo(() => partsOf(widgets, templates, foreign), [widgets, templates, foreign]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <FormEnvironmentContext value={environment}>
      {/* A form element looks every property up among its controls, one by one, and React reads properties of every
          ancestor of what is typed in: so the form stands beside its controls, which name it by `form`. */}
      <form id={formId} onSubmit={submit} noValidate />
      <StaticForm
        tagName="div"
        className="form"
        schema={form.schema}
        uiSchema={form.uiSchema}
        formData={NO_DATA}
        validator={shellValidator}
        fields={parts.fields}
        widgets={parts.widgets}
        templates={parts.templates}
        formContext={parts.formContext}
        experimental_defaultFormStateBehavior={DEFAULTS}
        noValidate
        showErrorList={false}
      >
        {props.children}
      </StaticForm>
    </FormEnvironmentContext>
  );
});
