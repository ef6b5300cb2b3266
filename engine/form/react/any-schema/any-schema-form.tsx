import { getSubmitButtonOptions, getUiOptions, toFieldPathId } from '@rjsf/utils';
import { Component, type FormEvent, memo, type ReactNode, useMemo, useState } from 'react';
import type { DataPath } from '../../any-schema/data-path.ts';
import { resolveText } from '../../languages/text.ts';
import { inEveryLanguage } from '../../languages/words.ts';
import { formElementId } from './form-element-id.ts';
import type { OpenSchemaForm } from './open-schema-form.ts';
import { SchemaSessionContext } from './schema-node.tsx';
import type { DataResult } from './schema-session.ts';

interface AnySchemaFormProps {
  readonly form: OpenSchemaForm;
  readonly onSubmit?: (result: DataResult) => void;
  /** Shown instead of what cannot be drawn. */
  readonly onFault?: (fault: Error) => ReactNode;
  /** Shown below the fields: the buttons; by default the uiSchema's submit button. */
  readonly children?: ReactNode;
}

/** A part of a schema that fails to render does not affect the rest of the page. */
class DrawnOrNamed extends Component<{ name: (fault: Error) => ReactNode; children: ReactNode }> {
  override state: { fault?: Error } = {};
  static getDerivedStateFromError(fault: Error) {
    return { fault };
  }
  override render(): ReactNode {
    const { fault } = this.state;
    return fault ? this.props.name(fault) : this.props.children;
  }
}

const BROKEN = inEveryLanguage('formBroken');

const ignore = () => undefined;

/** Draws a form of any schema with rjsf's own fields from its registry, each with its part of the data. */
export const AnySchemaForm = memo(function AnySchemaForm(props: AnySchemaFormProps) {
  const { form, children } = props;
  // The fault itself is in the words of whatever failed, such as ajv's: visitors read ours.
  const onFault = props.onFault ?? (() => resolveText(BROKEN, form.locale));
  const { session, registry, schema, uiSchema, formId } = form;
  const Root = registry.fields['SchemaField'];
  const root = useMemo(() => toFieldPathId('', registry.globalFormOptions), [registry]);
  const change = useMemo(
    () => (value: unknown, path: DataPath) => session.store.change(value, path),
    [session],
  );
  /** Why the submission could not be validated. */
  const [fault, setFault] = useState<Error>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const result = await session.submit();
      setFault(undefined);
      props.onSubmit?.(result);
    } catch (error) {
      setFault(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return (
    <SchemaSessionContext value={session}>
      {/* As in SchemaForm: no form element stands above what is typed in. */}
      <form id={formElementId(formId)} onSubmit={(event) => void submit(event)} noValidate />
      <div className="form fields">
        <DrawnOrNamed name={onFault}>
          {Root && (
            <Root
              name=""
              schema={schema}
              uiSchema={uiSchema}
              fieldPathId={root}
              formData={undefined}
              registry={registry}
              onChange={change}
              onBlur={ignore}
              onFocus={ignore}
            />
          )}
          <div>
            {fault && <div role="alert">{onFault(fault)}</div>}
            {children ?? <SubmitButton {...form} />}
          </div>
        </DrawnOrNamed>
      </div>
    </SchemaSessionContext>
  );
});

/** rjsf's submit button, with the form's label or that of `ui:submitButtonOptions`. */
function SubmitButton({
  formId,
  uiSchema,
  submitText,
}: Pick<OpenSchemaForm, 'formId' | 'uiSchema' | 'submitText'>) {
  const { norender, submitText: usual, props } = getSubmitButtonOptions(uiSchema);
  if (norender) return null;
  const isSaid = getUiOptions(uiSchema).submitButtonOptions?.submitText !== undefined;
  return (
    <button className="btn" {...props} type="submit" form={formElementId(formId)}>
      {isSaid ? usual : (submitText ?? usual)}
    </button>
  );
}
