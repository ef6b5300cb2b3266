import type { RJSFSchema } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { isValid } from './interpret-schema.ts';
import { modernSchema } from './modern-schema.ts';
import { schemaProblems } from './schema-problems.ts';
import { compileSchema } from './schema-validator.ts';

const DRAFT_4 = 'http://json-schema.org/draft-04/schema#';

test.each<[string, unknown, unknown]>([
  ['true', true, {}],
  ['false', false, { not: {} }],
  ['no schema', 5, 5],
  [
    'limits and ids of draft-04',
    {
      $schema: DRAFT_4,
      id: 'https://example.com/root',
      properties: {
        id: { type: 'number', minimum: 3, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false },
      },
      default: { id: 'x', exclusiveMinimum: true },
    },
    {
      $schema: 'http://json-schema.org/draft-07/schema#',
      $id: 'https://example.com/root',
      properties: { id: { type: 'number', exclusiveMinimum: 3, maximum: 9 } },
      default: { id: 'x', exclusiveMinimum: true },
    },
  ],
  [
    'a draft that ajv does not read',
    { $schema: 'http://json-schema.org/draft-06/schema#', const: 5 },
    { $schema: 'http://json-schema.org/draft-07/schema#', const: 5 },
  ],
  [
    'references to anchors',
    { properties: { a: { $ref: '#name' } }, $defs: { 'a/b': { $anchor: 'name', type: 'string' } } },
    { properties: { a: { $ref: '#/$defs/a~1b' } }, $defs: { 'a/b': { $anchor: 'name', type: 'string' } } },
  ],
])('%s', (_, given, modern) => {
  expect(modernSchema(given)).toEqual(modern);
});

test('what is modern already is the same object', () => {
  const schema = { $schema: 'https://json-schema.org/draft/2020-12/schema', exclusiveMinimum: 3 };
  expect(modernSchema(schema)).toBe(schema);
});

test.each([
  [
    { $schema: DRAFT_4, properties: { n: { type: 'number', minimum: 3, exclusiveMinimum: true } } },
    { n: 4 },
    { n: 3 },
  ],
  [
    { $schema: 'http://json-schema.org/draft-06/schema#', properties: { n: { const: 4 } } },
    { n: 4 },
    { n: 3 },
  ],
  [{ $schema: 'https://example.com/mine', properties: { n: { const: 4 } } }, { n: 4 }, { n: 3 }],
  [{ properties: { n: { $ref: '#four' } }, $defs: { x: { $anchor: 'four', const: 4 } } }, { n: 4 }, { n: 3 }],
])('%j is checked by both validators', (given, right, wrong) => {
  const schema = modernSchema(given) as object;
  expect(schemaProblems(schema)).toEqual([]);
  const validate = compileSchema(given as RJSFSchema);
  expect([validate(right).length, validate(wrong).length]).toEqual([0, 1]);
  expect([isValid(schema, right, schema), isValid(schema, wrong, schema)]).toEqual([true, false]);
});
