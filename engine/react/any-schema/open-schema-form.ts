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
import type { Locale } from '../../configuration/text.ts';
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

/** What is drawn with, as stock rjsf takes it; what is not given is rjsf's own. */
export interface SchemaParts {
  readonly widgets?: RegistryWidgetsType;
  readonly fields?: RegistryFieldsType;
  readonly templates?: Partial<TemplatesType>;
  readonly translateString?: Registry['translateString'];
  /** What the button says where the uiSchema does not. */
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
  /** What is put where nothing is; as stock rjsf does it where this is not said. */
  readonly defaults?: FormProps['experimental_defaultFormStateBehavior'];
  readonly validate: ValidateLater;
  /** Errors that others have found, as rjsf takes them; `session.showExtraErrors` replaces them. */
  readonly extraErrors?: ErrorSchema;
  /** Whether extra errors refuse what is sent, as the schema's own do. */
  readonly extraErrorsBlockSubmit?: boolean;
  /** Whether a value of an unsupported type is edited by a type that the visitor selects. */
  readonly useFallbackUiForUnsupportedType?: boolean;
  /** What widgets of others read, as rjsf has it. */
  readonly formContext?: object;
}

/** A schema from elsewhere, ready to be drawn and filled. */
export interface OpenSchemaForm {
  readonly session: SchemaSession;
  readonly registry: Registry;
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  readonly formId: string;
  readonly locale: Locale;
  readonly submitText: string | undefined;
  /** What is drawn without, or not checked. */
  readonly problems: readonly SchemaProblem[];
}

export type OpenedSchema =
  | { readonly ok: true; readonly form: OpenSchemaForm }
  | { readonly ok: false; readonly problems: readonly SchemaProblem[] };

// rjsf asks it for branches alone, here on the page; what is sent is validated by ajv (design §4.4).
const branchValidator: ValidatorType = {
  isValid: (schema, data, root) => isValid(schema, data, root),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
};

/** The registry with what tells rjsf of a row nothing but which row it is. */
function withoutRows(registry: Registry): Registry {
  const { schemaUtils, rootSchema } = registry;
  const retrieve = schemaUtils.retrieveSchema.bind(schemaUtils);
  const utils: Registry['schemaUtils'] = Object.create(schemaUtils);
  utils.retrieveSchema = (schema, data, ...rest) => {
    if (!isRowToken(data)) return retrieve(schema, data, ...rest);
    // Which branch a row's schema takes is decided where the row is drawn, from its data.
    return readsData(schema, rootSchema) ? schema : retrieve(schema, undefined, ...rest);
  };
  return { ...registry, schemaUtils: utils };
}

/** Opens a form of any schema, or names what it is refused for; nothing is fetched, compiled or evaluated for it. */
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
