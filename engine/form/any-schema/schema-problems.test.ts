import { expect, test } from 'vitest';
import { isValid } from './interpret-schema.ts';
import { hostileParts, schemaProblems } from './schema-problems.ts';
import { compileSchema } from './schema-validator.ts';

const problems = (schema: unknown) =>
  schemaProblems(schema).map(({ pointer, problem, refused }) => [pointer, problem, refused]);

test('a schema that leads out of itself is refused by its place, and nothing is fetched', () => {
  const schema = {
    type: 'object',
    properties: {
      a: { $ref: 'https://example.com/a.json' },
      b: { items: { $ref: 'file:///etc/passwd#/b' } },
    },
  };
  expect(problems(schema)).toEqual([
    ['/properties/a/$ref', 'ref-elsewhere', true],
    ['/properties/b/items/$ref', 'ref-elsewhere', true],
  ]);
});

test('a reference to what the schema brings under an id of its own is none to elsewhere', () => {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://example.com/root.json',
    properties: { a: { $ref: 'https://example.com/name.json' } },
    $defs: { name: { $id: 'https://example.com/name.json', type: 'string' } },
  };
  expect(problems(schema)).toEqual([]);
});

test('a reference that ends nowhere, or never', () => {
  const schema = {
    properties: { a: { $ref: '#/$defs/nobody' }, b: { $ref: '#/$defs/x' }, c: { $ref: '#' } },
    $defs: { x: { $ref: '#/$defs/y' }, y: { $ref: '#/$defs/x' } },
  };
  expect(problems(schema)).toEqual([
    ['/properties/a/$ref', 'ref-lost', true],
    ['/properties/b/$ref', 'ref-endless', true],
    ['/$defs/x/$ref', 'ref-endless', true],
    ['/$defs/y/$ref', 'ref-endless', true],
  ]);
});

test('a property may be called as a keyword is, and an example hold what is none', () => {
  const schema = {
    properties: {
      $ref: { type: 'string' },
      pattern: { type: 'string' },
      properties: { const: { $ref: 'x' } },
    },
  };
  expect(problems(schema)).toEqual([]);
});

test('names of properties by a pattern that cannot be run are named, and refused by neither validator', () => {
  const schema = {
    type: 'object',
    patternProperties: { '^(?=x)': { type: 'number' }, '^y\\u002d': { type: 'number' } },
    additionalProperties: false,
  } as const;
  expect(problems(schema)).toEqual([['/patternProperties/^(?=x)', 'pattern-unchecked', false]]);
  const data = { name: 'Ana', 'y-1': 5 };
  expect([compileSchema(schema)(data), isValid(schema, data, schema)]).toEqual([[], true]);
  const wrong = { 'y-1': 'five' };
  expect([compileSchema(schema)(wrong).length, isValid(schema, wrong, schema)]).toEqual([1, false]);
});

test('a pattern that cannot be run in linear time is named, and the others are checked', () => {
  const schema = {
    type: 'object',
    properties: { a: { type: 'string', pattern: '^(?=x)' }, b: { type: 'string', pattern: '^(a+)+$' } },
  } as const;
  expect(problems(schema)).toEqual([['/properties/a/pattern', 'pattern-unchecked', false]]);
  const faults = compileSchema(schema)({ a: 'y', b: `${'a'.repeat(5_000)}!` });
  expect(faults.map(({ path, keyword }) => [path, keyword])).toEqual([[['b'], 'pattern']]);
});

test.each(['__proto__', 'constructor', 'prototype'])('%s is refused at every depth', (name) => {
  const at = (depth: number): string =>
    depth === 0 ? `{"${name}":{"x":1}}` : `{"properties":{"a":[${at(depth - 1)}]}}`;
  for (const depth of [0, 1, 5, 40]) {
    const [found] = schemaProblems(JSON.parse(at(depth)));
    expect(found).toMatchObject({ problem: 'forbidden-name', refused: true });
    expect(found?.pointer).toBe(`${'/properties/a/0'.repeat(depth)}/${name}`);
  }
});

test('what is nested without measure is refused before anything walks down it by recursion', () => {
  let deep: unknown = {};
  for (let level = 0; level < 100_000; level += 1) deep = { items: deep };
  expect(hostileParts(deep)).toMatchObject([{ problem: 'too-deep' }]);
});

test.each([null, [], 'text', 7])('%j is no schema', (schema) => {
  expect(problems(schema)).toEqual([['', 'not-a-schema', true]]);
});

const elsewhere = { $ref: 'https://example.com/a.json' };
const NAMES = ['const', 'enum', 'default', 'examples', 'required', '$ref', 'pattern', 'properties', '$defs'];

test.each(['properties', 'patternProperties', '$defs', 'definitions'])(
  'under %s stand names of one’s own, whatever keyword they are called as',
  (holder) => {
    const schema = { [holder]: Object.fromEntries(NAMES.map((name) => [name, elsewhere])) };
    expect(problems(schema)).toEqual(NAMES.map((name) => [`/${holder}/${name}/$ref`, 'ref-elsewhere', true]));
    expect(problems({ [holder]: { $ref: 'x', pattern: '(?=a)' } })).toEqual([]);
    // A field that is called so is a schema like any other, and holds no names.
    const within = { properties: { [holder]: { ...elsewhere, pattern: '(?=a)' } } };
    expect(problems(within).map(([pointer]) => pointer)).toEqual([
      `/properties/${holder}/$ref`,
      `/properties/${holder}/pattern`,
    ]);
  },
);

test.each(['const', 'enum', 'default', 'examples', 'required'])('what stands under %s is data', (keyword) => {
  expect(problems({ [keyword]: [elsewhere], items: { [keyword]: elsewhere } })).toEqual([]);
});
