import { deepEquals, findSchemaDefinition, type RJSFSchema } from '@rjsf/utils';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { linearRegExp } from '../validation/linear-reg-exp.ts';
import { isPlain } from './data-path.ts';

type Schema = Readonly<Record<string, unknown>>;
type Check = (rule: unknown, data: unknown, schema: Schema, root: RJSFSchema) => boolean;

const isList = Array.isArray;
const schemasIn = (rule: unknown): unknown[] => (isList(rule) ? rule : []);
const countOf = (text: string) => [...text].length;
const onNumber = (holds: (data: number, limit: number) => boolean): Check => {
  return (rule, data) => typeof data !== 'number' || holds(data, Number(rule));
};
const onText = (holds: (data: string, rule: unknown) => boolean): Check => {
  return (rule, data) => typeof data !== 'string' || holds(data, rule);
};
const onItems = (
  holds: (data: unknown[], rule: unknown, schema: Schema, root: RJSFSchema) => boolean,
): Check => {
  return (rule, data, schema, root) => !isList(data) || holds(data, rule, schema, root);
};
const onObject = (
  holds: (data: Record<string, unknown>, rule: unknown, schema: Schema, root: RJSFSchema) => boolean,
): Check => {
  return (rule, data, schema, root) => !isPlain(data) || holds(data, rule, schema, root);
};
/** Undefined values are not sent, so they count as absent. */
const has = (data: Record<string, unknown>, name: string) =>
  Object.hasOwn(data, name) && data[name] !== undefined;
const hasAll = (data: Record<string, unknown>, names: unknown) =>
  schemasIn(names).every((name) => has(data, String(name)));

const patterns = new Map<string, { test(text: string): boolean } | undefined>();
/** Whether a text matches; undefined for a pattern that cannot be run in linear time. */
function matched(pattern: unknown, text: string): boolean | undefined {
  const source = String(pattern);
  if (!patterns.has(source)) {
    try {
      patterns.set(source, linearRegExp(source, 'u'));
    } catch {
      patterns.set(source, undefined);
    }
  }
  return patterns.get(source)?.test(text);
}

function typeHolds(type: unknown, data: unknown): boolean {
  switch (type) {
    case 'null':
      return data === null;
    case 'array':
      return isList(data);
    case 'object':
      return isPlain(data);
    case 'integer':
      return typeof data === 'number' && Number.isInteger(data);
    case 'number':
      return typeof data === 'number' && Number.isFinite(data);
    default:
      return typeof data === type;
  }
}

function formatHolds(name: unknown, text: string): boolean {
  const format: unknown = Object.hasOwn(fullFormats, String(name))
    ? (fullFormats as Record<string, unknown>)[String(name)]
    : undefined;
  if (format instanceof RegExp) return format.test(text);
  const validate: unknown = isPlain(format) ? format['validate'] : format;
  return typeof validate === 'function' ? Boolean(validate(text)) : true;
}

const dependencies: Check = onObject((data, rule, _schema, root) =>
  Object.entries(isPlain(rule) ? rule : {}).every(
    ([name, needs]) => !has(data, name) || (isList(needs) ? hasAll(data, needs) : isValid(needs, data, root)),
  ),
);

/** The properties that neither `properties` nor `patternProperties` of a schema speak of. */
function namesBeyond(data: Record<string, unknown>, schema: Schema): string[] {
  const properties = isPlain(schema['properties']) ? schema['properties'] : {};
  const byPattern = Object.keys(isPlain(schema['patternProperties']) ? schema['patternProperties'] : {});
  return Object.keys(data).filter(
    (name) =>
      data[name] !== undefined &&
      !Object.hasOwn(properties, name) &&
      // A name may be of a pattern that is not run.
      !byPattern.some((pattern) => matched(pattern, name) ?? true),
  );
}

const checks: Readonly<Record<string, Check>> = {
  $ref: (rule, data, _schema, root) => isValid(findSchemaDefinition(String(rule), root), data, root),
  type: (rule, data) => (isList(rule) ? rule.some((type) => typeHolds(type, data)) : typeHolds(rule, data)),
  enum: (rule, data) => schemasIn(rule).some((value) => deepEquals(value, data)),
  const: (rule, data) => deepEquals(rule, data),
  allOf: (rule, data, _schema, root) => schemasIn(rule).every((each) => isValid(each, data, root)),
  anyOf: (rule, data, _schema, root) => schemasIn(rule).some((each) => isValid(each, data, root)),
  oneOf: (rule, data, _schema, root) =>
    schemasIn(rule).filter((each) => isValid(each, data, root)).length === 1,
  not: (rule, data, _schema, root) => !isValid(rule, data, root),
  if: (rule, data, schema, root) =>
    isValid(schema[isValid(rule, data, root) ? 'then' : 'else'] ?? true, data, root),
  minimum: onNumber((data, limit) => data >= limit),
  maximum: onNumber((data, limit) => data <= limit),
  exclusiveMinimum: onNumber((data, limit) => data > limit),
  exclusiveMaximum: onNumber((data, limit) => data < limit),
  multipleOf: onNumber((data, of) => Math.abs(Math.round(data / of) - data / of) < 1e-8),
  minLength: onText((data, limit) => countOf(data) >= Number(limit)),
  maxLength: onText((data, limit) => countOf(data) <= Number(limit)),
  pattern: onText((data, rule) => matched(rule, data) ?? true),
  format: onText((data, rule) => formatHolds(rule, data)),
  minItems: onItems((data, rule) => data.length >= Number(rule)),
  maxItems: onItems((data, rule) => data.length <= Number(rule)),
  uniqueItems: onItems(
    (data, rule) =>
      rule !== true || data.every((item, at) => data.findIndex((each) => deepEquals(each, item)) === at),
  ),
  contains: onItems((data, rule, _schema, root) => data.some((item) => isValid(rule, item, root))),
  prefixItems: onItems((data, rule, _schema, root) =>
    data.every((item, at) => isValid(schemasIn(rule)[at] ?? true, item, root)),
  ),
  items: onItems((data, rule, schema, root) =>
    data.every((item, at) => {
      if (isList(rule)) return isValid(rule[at] ?? schema['additionalItems'] ?? true, item, root);
      return at < schemasIn(schema['prefixItems']).length || isValid(rule, item, root);
    }),
  ),
  minProperties: onObject((data, rule) => Object.keys(data).length >= Number(rule)),
  maxProperties: onObject((data, rule) => Object.keys(data).length <= Number(rule)),
  required: onObject((data, rule) => hasAll(data, rule)),
  properties: onObject((data, rule, _schema, root) =>
    Object.entries(isPlain(rule) ? rule : {}).every(
      ([name, each]) => !has(data, name) || isValid(each, data[name], root),
    ),
  ),
  patternProperties: onObject((data, rule, _schema, root) =>
    Object.entries(isPlain(rule) ? rule : {}).every(([pattern, each]) =>
      Object.keys(data).every((name) => !matched(pattern, name) || isValid(each, data[name], root)),
    ),
  ),
  additionalProperties: onObject((data, rule, schema, root) =>
    namesBeyond(data, schema).every((name) => isValid(rule, data[name], root)),
  ),
  propertyNames: onObject((data, rule, _schema, root) =>
    Object.keys(data).every((name) => isValid(rule, name, root)),
  ),
  dependencies,
  dependentSchemas: dependencies,
  dependentRequired: dependencies,
};

/**
 * Whether data is valid, decided by interpreting the schema: the page cannot evaluate code, and has to choose branches
 * while the visitor types (design §4.4). Submissions are validated by ajv.
 */
export function isValid(schema: unknown, data: unknown, root: RJSFSchema): boolean {
  if (!isPlain(schema)) return schema !== false;
  return Object.entries(schema).every(
    ([keyword, rule]) =>
      !Object.hasOwn(checks, keyword) || (checks[keyword]?.(rule, data, schema, root) ?? true),
  );
}
