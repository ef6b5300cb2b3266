import type { RJSFSchema } from '@rjsf/utils';
import { render } from '@testing-library/react';
import { compileSchema } from '#engine/form/any-schema/schema-validator.ts';
import { AnySchemaForm } from '#engine/form/react/any-schema/any-schema-form.tsx';
import {
  type OpenSchemaForm,
  openSchemaForm,
  type SchemaFormOptions,
} from '#engine/form/react/any-schema/open-schema-form.ts';
import { partsIn } from '../index.ts';

type DrawOptions = Partial<Omit<SchemaFormOptions, 'schema' | 'formId'>>;

/** Opens a schema as any page would, validated in the process; throws where it is refused. */
export function openSchema(schema: RJSFSchema, options: DrawOptions = {}): OpenSchemaForm {
  let check: ReturnType<typeof compileSchema> | undefined;
  const opened = openSchemaForm({
    schema,
    formId: 'f',
    locale: 'en',
    parts: partsIn('en'),
    validate: async (data) => {
      check ??= compileSchema(schema, options.documents);
      return check(data);
    },
    ...options,
  });
  if (!opened.ok) throw new Error(`refused: ${JSON.stringify(opened.problems)}`);
  return opened.form;
}

/** Draws a form of any schema; what cannot be drawn fails the test. */
export function drawSchema(schema: RJSFSchema, options: DrawOptions = {}) {
  const form = openSchema(schema, options);
  const { container } = render(
    <AnySchemaForm
      form={form}
      onFault={(fault) => {
        throw fault;
      }}
    />,
  );
  return { page: container, form, session: form.session, store: form.session.store };
}
