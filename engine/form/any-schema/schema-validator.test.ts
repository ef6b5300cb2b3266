import type { RJSFSchema } from '@rjsf/utils';
import Ajv2019 from 'ajv/dist/2019.js';
import Ajv2020 from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { ajvClassOf, compileSchema } from './schema-validator.ts';

test.each<[string, RJSFSchema, unknown]>([
  ['that says 2020-12', { $schema: 'https://json-schema.org/draft/2020-12/schema' }, Ajv2020],
  ['that says 2019-09', { $schema: 'https://json-schema.org/draft/2019-09/schema' }, Ajv2019],
  [
    'that says draft-07, whatever it uses',
    { $schema: 'http://json-schema.org/draft-07/schema#', prefixItems: [] } as RJSFSchema,
    undefined,
  ],
  ['of a list of items', { properties: { a: { prefixItems: [{}] } } } as RJSFSchema, Ajv2020],
  ['with dynamic references', { $dynamicRef: '#a' } as RJSFSchema, Ajv2020],
  ...[
    'dependentRequired',
    'dependentSchemas',
    'unevaluatedProperties',
    'unevaluatedItems',
    'minContains',
  ].map((keyword) => [`with ${keyword}`, { [keyword]: {} }, Ajv2019] as [string, RJSFSchema, unknown]),
  ['of what was always there', { properties: { a: {} } }, undefined],
])('a schema %s is read as of its time', (_, schema, expected) => {
  expect(ajvClassOf(schema)).toBe(expected);
});

test('what is wrong stands at its place: what is missing too, a format by its name', () => {
  const validate = compileSchema({
    properties: { a: { items: { required: ['b'] } }, mail: { format: 'email' } },
    required: ['c'],
  });
  expect(validate({ a: [{ b: 1 }, { b: undefined }], mail: 'x' })).toEqual([
    { path: ['c'], keyword: 'required', params: { missingProperty: 'c' } },
    { path: ['a', 1, 'b'], keyword: 'required', params: { missingProperty: 'b' } },
    { path: ['mail'], keyword: 'email', params: { format: 'email' } },
  ]);
  expect(validate({ c: 1 })).toEqual([]);
  expect(compileSchema({ type: 'string' })(undefined).map(({ path }) => path)).toEqual([[]]);
});

test('a pattern runs in linear time; one that cannot is held by every text', () => {
  const held = (pattern: string, text: string) => compileSchema({ pattern })(text).length === 0;
  expect([held('^a+$', 'aa'), held('^a+$', 'b')]).toEqual([true, false]);
  expect(held('^(a+)+$', `${'a'.repeat(5_000)}!`)).toBe(false);
  expect(held('^(?=a)b$', 'anything')).toBe(true);
});

test('a schema that is none is no verdict', () => {
  expect(() => compileSchema({ type: 'nothing' as 'string' })('a')).toThrow();
});
