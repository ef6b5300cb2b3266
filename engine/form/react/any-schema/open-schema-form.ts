import { type FormProps, getDefaultRegistry } from '@rjsf/core';
import type {
  ErrorSchema,
  FieldProps,
  Registry,
  RegistryFieldsType,
  RegistryWidgetsType,
  RJSFSchema,
  TemplatesType,
  UiSchema,
  ValidatorType,
} from '@rjsf/utils';
import type { ComponentType } from 'react';
import { bundleSchema } from '../../any-schema/bundle-schema.ts';
import { sharedWith } from '../../any-schema/data-path.ts';
import { isValid } from '../../any-schema/interpret-schema.ts';
import { hostileParts, type SchemaProblem, schemaProblems } from '../../any-schema/schema-problems.ts';
import type { SchemaDocuments } from '../../any-schema/schema-resources.ts';
import type { ValidateLater } from '../../any-schema/schema-validator.ts';
import { unknownWidgets } from '../../any-schema/unknown-widgets.ts';
import type { Locale } from '../../languages/text.ts';
import { messageOf } from '../../validation/message-of.ts';
import { BranchField } from './branch-field.tsx';
import { createDataStore, type ShownFault } from './data-store.ts';
import { extraWordsOf } from './extra-errors.ts';
import { formElementId } from './form-element-id.ts';
import { HeadlessForm } from './headless-form.ts';
import { readsData } from './reads-data.ts';
import { isRowToken } from './row-tokens.ts';
import { SchemaNode } from './schema-node.tsx';
import { createSchemaSession, type SchemaSession } from './schema-session.ts';

/** The parts that a form is drawn with, as in stock rjsf, with rjsf's as defaults. */
export interface SchemaParts {
  readonly widgets?: RegistryWidgetsType;
  readonly fields?: RegistryFieldsType;
  readonly templates?: Partial<TemplatesType>;
  readonly translateString?: Registry['translateString'];
  /** The submit button's label, unless the uiSchema has one. */
  readonly submitText?: string;
}

export interface SchemaFormOptions {
  readonly schema: RJSFSchema;
  /** Other schema documents by their addresses, for the references of the schema; nothing is ever fetched. */
  readonly documents?: SchemaDocuments;
  readonly uiSchema?: UiSchema;
  readonly formData?: unknown;
  /** Prefix of every DOM id of this form. */
  readonly formId: string;
  readonly locale: Locale;
  readonly parts?: SchemaParts;
  /** How defaults are filled in; as in stock rjsf by default. */
  readonly defaults?: FormProps['experimental_defaultFormStateBehavior'];
  readonly validate: ValidateLater;
  /** Errors found elsewhere, in rjsf's format; `session.showExtraErrors` replaces them. */
  readonly extraErrors?: ErrorSchema;
  /** Whether extra errors prevent submission. */
  readonly extraErrorsBlockSubmit?: boolean;
  /** Whether a value of an unsupported type is edited by a type that the visitor selects. */
  readonly useFallbackUiForUnsupportedType?: boolean;
  /** Read by foreign widgets, as in rjsf. */
  readonly formContext?: object;
}

/** A foreign schema, ready to draw. */
export interface OpenSchemaForm {
  readonly session: SchemaSession;
  readonly registry: Registry;
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  readonly formId: string;
  readonly locale: Locale;
  readonly submitText: string | undefined;
  /** Parts that are omitted or not validated. */
  readonly problems: readonly SchemaProblem[];
}

export type OpenedSchema =
  | { readonly ok: true; readonly form: OpenSchemaForm }
  | { readonly ok: false; readonly problems: readonly SchemaProblem[] };

// rjsf asks it about branches only; submissions are validated by ajv (design §4.4).
const branchValidator: ValidatorType = {
  isValid: (schema, data, root) => isValid(schema, data, root),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
};

/** The registry without what shows rjsf more of a row than its identity. */
function withoutRows(registry: Registry): Registry {
  const { schemaUtils, rootSchema } = registry;
  const retrieve = schemaUtils.retrieveSchema.bind(schemaUtils);
  const utils: Registry['schemaUtils'] = Object.create(schemaUtils);
  utils.retrieveSchema = (schema, data, ...rest) => {
    if (!isRowToken(data)) return retrieve(schema, data, ...rest);
    // The branch of a row's schema is decided where the row renders, from its data.
    return readsData(schema, rootSchema) ? schema : retrieve(schema, undefined, ...rest);
  };
  return { ...registry, schemaUtils: utils };
}

/** Opens a form of any schema, or says why it is refused; nothing is fetched, compiled or evaluated. */
export function openSchemaForm(options: SchemaFormOptions): OpenedSchema {
  const bundled = bundleSchema(options.schema, options.documents);
  const schema = bundled.schema as RJSFSchema;
  const { uiSchema = {}, formId, locale, parts = {}, defaults, validate } = options;
  const problems = [
    ...bundled.problems,
    ...(bundled.problems.length > 0 ? [] : schemaProblems(schema)).map((each) => ({
      ...each,
      pointer: bundled.pointerInGiven(each.pointer),
    })),
    ...hostileParts(uiSchema).map((each) => ({ ...each, pointer: `uiSchema:${each.pointer}` })),
    ...hostileParts(options.formData).map((each) => ({ ...each, pointer: `data:${each.pointer}` })),
  ];
  if (problems.some(({ refused }) => refused)) return { ok: false, problems };
  const own = getDefaultRegistry();
  const { SchemaField: Stock, ...fields } = own.fields;
  const branches = BranchField as ComponentType<FieldProps>;
  const form = new HeadlessForm({
    schema,
    uiSchema,
    formData: options.formData,
    validator: branchValidator,
    fields: {
      ...fields,
      AnyOfField: branches,
      OneOfField: branches,
      ...parts.fields,
      SchemaField: SchemaNode,
    },
    widgets: { ...own.widgets, ...parts.widgets },
    templates: {
      ...own.templates,
      ...parts.templates,
      ButtonTemplates: { ...own.templates.ButtonTemplates, ...parts.templates?.ButtonTemplates },
    },
    ...(parts.translateString && { translateString: parts.translateString }),
    formContext: { ...options.formContext, locale, formElementId: formElementId(formId) },
    idPrefix: formId,
    ...(defaults && { experimental_defaultFormStateBehavior: defaults }),
    useFallbackUiForUnsupportedType: options.useFallbackUiForUnsupportedType ?? false,
    noValidate: true,
    experimental_componentUpdateStrategy: 'always',
  });
  const registry = withoutRows(form.state.registry as unknown as Registry);
  const wordsOf = (fault: ShownFault) =>
    extraWordsOf(fault) ??
    messageOf({ path: '', keyword: fault.keyword, params: fault.params }, undefined, locale);
  const store = createDataStore(sharedWith(options.formData, form.state.formData), (data, value, path) =>
    form.dataAfter(data, value, path),
  );
  const session = createSchemaSession({
    store,
    validate,
    wordsOf,
    Stock: Stock as ComponentType<FieldProps>,
    extraErrors: options.extraErrors,
    extraErrorsBlockSubmit: options.extraErrorsBlockSubmit,
  });
  return {
    ok: true,
    form: {
      session,
      registry,
      schema: form.state.schema,
      uiSchema,
      formId,
      locale,
      submitText: parts.submitText,
      problems: [...problems, ...unknownWidgets(uiSchema, registry.widgets)],
    },
  };
}
