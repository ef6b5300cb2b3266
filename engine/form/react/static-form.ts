import Form, { type FormProps, type FormState } from '@rjsf/core';
import { createSchemaUtils, type RJSFSchema } from '@rjsf/utils';

type Shell = Form<unknown, RJSFSchema, object>;
type Props = FormProps<unknown, RJSFSchema, object>;
type State = FormState<unknown, RJSFSchema, object>;

/**
 * rjsf's Form for a schema that is drawn unchanged. A render schema has no references, branches or data (design §4.2),
 * and rjsf's own state computation walks it about six times.
 */
export class StaticForm extends Form<unknown, RJSFSchema, object> {
  override getStateFromProps(...given: Parameters<Shell['getStateFromProps']>): State {
    const [props, data, , resetErrors, changedFields, skipLiveValidate, shouldSanitize, before] = given;
    return super.getStateFromProps(
      props,
      data,
      props.schema,
      resetErrors,
      changedFields,
      skipLiveValidate,
      shouldSanitize,
      asItStands(props, before ?? this.state),
    );
  }
}

/** A state whose utilities return the schema and data unchanged. */
function asItStands({ schema, validator }: Props, before: State | undefined): State {
  const schemaUtils = before?.schema === schema ? before.schemaUtils : staticUtils(schema, validator);
  return { ...(before as State), hasNestedConditionalSchema: false, schemaUtils };
}

function staticUtils(schema: RJSFSchema, validator: Props['validator']): State['schemaUtils'] {
  return Object.assign(Object.create(createSchemaUtils(validator, schema)), {
    doesSchemaUtilsDiffer: () => false,
    getDefaultFormState: (_schema: RJSFSchema, data: unknown) => data,
  });
}
