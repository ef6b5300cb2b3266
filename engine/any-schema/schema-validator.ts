import type { RJSFSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import type { ErrorObject } from 'ajv';
import Ajv2019 from 'ajv/dist/2019.js';
import Ajv2020 from 'ajv/dist/2020.js';
import { linearRegExp } from '../validation/linear-reg-exp.ts';
import type { DataPath } from './data-path.ts';
import { pathOf } from './json-pointer.ts';

/** One thing wrong with data, as ajv says it. */
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

/** The class of ajv that reads a schema: by what it says of itself, else by the keywords that it uses. */
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

/** Compiles a schema as rjsf's own validator does, so that it means here what it means to any user of rjsf. */
export function compileSchema(schema: RJSFSchema): ValidateData {
  const AjvClass = ajvClassOf(schema);
  const validator = customizeValidator({
    ...(AjvClass && { AjvClass }),
    ajvOptionsOverrides: { code: { regExp: Object.assign(tolerantRegExp, { code: 'tolerantRegExp' }) } },
  });
  return (data) => {
    // What is undefined is not sent.
    const sent: unknown = data === undefined ? undefined : JSON.parse(JSON.stringify(data));
    const { errors = [], validationError } = validator.rawValidation<ErrorObject>(schema, sent);
    if (validationError) throw validationError;
    return errors.map((error) => ({
      path: stepsTo(error, sent),
      keyword: error.keyword === 'format' ? String(error.params['format']) : error.keyword,
      params: error.params,
    }));
  };
}
