import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { describe, expect, test } from 'vitest';
import { isValid } from './interpret-schema.ts';

// Held to ajv: for each schema the same of these is valid.
const data: unknown[] = [
  undefined,
  null,
  true,
  0,
  3,
  2.5,
  -1,
  '',
  'ab',
  'aab',
  'b@c.de',
  '2026-02-30',
  '2026-02-28',
  [],
  [1],
  [1, 1],
  ['a', 2],
  [{}, {}],
  {},
  { a: 1 },
  { a: 'x', b: 2 },
  { b: 1 },
  { a: { b: [1, 2] } },
  { a: undefined, b: 1 },
  { x_1: 'y' },
  { tag: 'one', n: 1 },
  { tag: 'two', n: 'z' },
];

const schemas: Record<string, RJSFSchema> = {
  type: { type: 'string' },
  types: { type: ['integer', 'null'] },
  enum: { enum: ['ab', 3, { a: 1 }] },
  const: { const: [1] },
  number: { minimum: 0, exclusiveMaximum: 3 },
  'number, other ends': { maximum: 2.5, exclusiveMinimum: -1 },
  multipleOf: { multipleOf: 0.5 },
  length: { minLength: 1, maxLength: 2 },
  pattern: { pattern: '^a+b$' },
  email: { format: 'email' },
  date: { format: 'date' },
  items: { items: { type: 'number' }, minItems: 1, maxItems: 2 },
  tuple: { items: [{ type: 'string' }], additionalItems: { type: 'number' } },
  unique: { uniqueItems: true },
  contains: { contains: { const: 1 } },
  properties: { properties: { a: { type: 'number' } }, required: ['b'] },
  'no more properties': {
    properties: { a: true },
    patternProperties: { '^x_': { type: 'string' } },
    additionalProperties: false,
  },
  'further properties': { additionalProperties: { type: 'number' } },
  counts: { minProperties: 1, maxProperties: 1 },
  names: { propertyNames: { maxLength: 1 } },
  dependencies: { dependencies: { a: ['b'], b: { properties: { b: { type: 'number' } } } } },
  if: {
    if: { properties: { tag: { const: 'one' } }, required: ['tag'] },
    then: { properties: { n: { type: 'number' } } },
    else: { maxProperties: 1 },
  },
  oneOf: { oneOf: [{ type: 'number' }, { type: 'integer' }, { type: 'string' }] },
  anyOf: { anyOf: [{ required: ['a'] }, { required: ['b'] }], type: 'object' },
  allOf: { allOf: [{ required: ['a'] }, { required: ['b'] }], type: 'object' },
  not: { not: { type: 'object' } },
  ref: {
    $ref: '#/definitions/n',
    definitions: { n: { type: 'object', properties: { a: { $ref: '#/definitions/n' } } } },
  },
  never: { properties: { a: false } },
  null: { type: 'null' },
  array: { type: 'array' },
  object: { type: 'object' },
  integer: { type: 'integer' },
  boolean: { type: 'boolean' },
  'a tuple of no more': { items: [{ type: 'string' }], additionalItems: false },
  'a tuple and whatever': { items: [{ type: 'number' }] },
  'by pattern': { patternProperties: { '^x_': { type: 'number' } } },
  'only what is spoken of': { additionalProperties: false, properties: { a: {} } },
  'may be twice': { uniqueItems: false },
  'then alone': { if: { type: 'number' }, then: { minimum: 3 } },
  'else alone': { if: { type: 'number' }, else: { type: 'string' } },
  uri: { format: 'uri' },
  time: { format: 'date-time' },
  everything: {},
};

/** What came after draft 07, held to what its specification says. */
const newer: readonly [string, RJSFSchema, unknown, boolean][] = [
  ['items by their place', { prefixItems: [{ type: 'string' }] } as RJSFSchema, ['a', 1], true],
  ['items by their place', { prefixItems: [{ type: 'string' }] } as RJSFSchema, [1], false],
  ['and those after them', { prefixItems: [{}], items: { type: 'string' } } as RJSFSchema, [1, 'a'], true],
  ['and those after them', { prefixItems: [{}], items: { type: 'string' } } as RJSFSchema, ['a', 1], false],
  ['what one needs', { dependentRequired: { a: ['b'] } } as RJSFSchema, { a: 1 }, false],
  ['what one needs', { dependentRequired: { a: ['b'] } } as RJSFSchema, { a: 1, b: 1 }, true],
  ['what one asks for', { dependentSchemas: { a: { required: ['b'] } } } as RJSFSchema, { a: 1 }, false],
  ['what one asks for', { dependentSchemas: { a: { required: ['b'] } } } as RJSFSchema, { c: 1 }, true],
  ['a keyword that nobody knows', { toString: false } as unknown as RJSFSchema, 'a', true],
  ['a format that nobody knows', { format: 'hologram' }, 'a', true],
  ['a format that an object inherits', { format: 'toString' }, 'a', true],
  ['letters of two halves', { maxLength: 1 }, '😀', true],
  ['a pattern that no linear engine has', { pattern: '^(?=a)b$' }, 'anything', true],
  ['no number', { type: 'number' }, Number.NaN, false],
];

test.each(newer)('%s: %j of %j is %s', (_, schema, value, expected) => {
  expect(isValid(schema, value, schema)).toBe(expected);
});

describe('decides as ajv does', () => {
  test.each(Object.keys(schemas))('%s', (name) => {
    const schema = schemas[name] ?? {};
    const sent = data.map((each) => (each === undefined ? undefined : JSON.parse(JSON.stringify(each))));
    expect(sent.map((each) => isValid(schema, each, schema))).toEqual(
      sent.map((each) => validator.isValid(schema, each, schema)),
    );
  });
});

test('a pattern that would never end ends', () => {
  expect(isValid({ pattern: '^(a+)+$' }, `${'a'.repeat(5_000)}!`, {})).toBe(false);
});
