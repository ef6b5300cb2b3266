import type { RJSFSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import type { ErrorObject } from 'ajv';
import Ajv2019 from 'ajv/dist/2019.js';
import Ajv2020 from 'ajv/dist/2020.js';
import { linearRegExp, patternProblem } from '../validation/linear-reg-exp.ts';
import { bundleSchema } from './bundle-schema.ts';
import { type DataPath, isPlain } from './data-path.ts';
import { pathOf } from './json-pointer.ts';
import type { SchemaDocuments } from './schema-resources.ts';

/** An error in data, as reported by ajv. */
export interface DataFault {
  readonly path: DataPath;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Checks data against a schema from elsewhere. */
export type ValidateData = (data: unknown) => readonly DataFault[];

/** The same, in a worker or in the process. */
export type ValidateLater = (data: unknown) => Promise<readonly DataFault[]>;

const NEWER = /"(dependentRequired|dependentSchemas|unevaluatedProperties|unevaluatedItems|minContains)":/;
const NEWEST = /"(prefixItems|\$dynamicRef)":/;

/** The ajv class for a schema: by its `$schema`, otherwise by its keywords. */
export function ajvClassOf(schema: RJSFSchema): typeof Ajv2019 | typeof Ajv2020 | undefined {
  const said = String(schema.$schema ?? '');
  if (said.includes('2020-12')) return Ajv2020;
  if (said.includes('2019-09')) return Ajv2019;
  if (said !== '') return undefined;
  const text = JSON.stringify(schema);
  if (NEWEST.test(text)) return Ajv2020;
  return NEWER.test(text) ? Ajv2019 : undefined;
}

/** A pattern runs in linear time, or not at all: what RE2 cannot express is named among the schema's problems. */
function tolerantRegExp(pattern: string, flags: string) {
  try {
    return linearRegExp(pattern, flags);
  } catch {
    return { test: () => true, toString: () => `/${pattern}/${flags}` };
  }
}

function stepsTo({ instancePath, params }: ErrorObject, data: unknown): DataPath {
  const path = pathOf(instancePath, data);
  const missing: unknown = params['missingProperty'];
  return typeof missing === 'string' ? [...path, missing] : path;
}

/**
 * A schema without `patternProperties` whose patterns cannot be run: ajv would apply them to every name. Other names
 * are then not refused, because they may match.
 */
function withoutUnchecked(schema: RJSFSchema): RJSFSchema {
  const clean = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(clean);
    if (!isPlain(value)) return value;
    const entries = Object.entries(value).map(([name, each]) => [name, clean(each)] as const);
    const byPattern = value['patternProperties'];
    const names = isPlain(byPattern) ? Object.keys(byPattern) : [];
    const unchecked = names.filter((name) => patternProblem(name) !== undefined);
    if (unchecked.length === 0) return Object.fromEntries(entries);
    const kept = Object.fromEntries(
      Object.entries(Object(clean(byPattern))).filter(([name]) => !unchecked.includes(name)),
    );
    const { additionalProperties: _, unevaluatedProperties: __, ...rest } = Object.fromEntries(entries);
    return { ...rest, patternProperties: kept };
  };
  const hasPatterns = JSON.stringify(schema).includes('"patternProperties"');
  return hasPatterns ? (clean(schema) as RJSFSchema) : schema;
}

/**
 * Compiles a schema as rjsf's own validator does, so that it has the same meaning. It can refer only to the given
 * documents.
 */
export function compileSchema(given: RJSFSchema, documents?: SchemaDocuments): ValidateData {
  const schema = bundleSchema(given, documents).schema as RJSFSchema;
  const AjvClass = ajvClassOf(schema);
  const validator = customizeValidator({
    ...(AjvClass && { AjvClass }),
    ajvOptionsOverrides: { code: { regExp: Object.assign(tolerantRegExp, { code: 'tolerantRegExp' }) } },
  });
  const checked = withoutUnchecked(schema);
  return (data) => {
    // Undefined values are not sent.
    const sent: unknown = data === undefined ? undefined : JSON.parse(JSON.stringify(data));
    const { errors = [], validationError } = validator.rawValidation<ErrorObject>(checked, sent);
    if (validationError) throw validationError;
    return errors.map((error) => ({
      path: stepsTo(error, sent),
      keyword: error.keyword === 'format' ? String(error.params['format']) : error.keyword,
      params: error.params,
    }));
  };
}
