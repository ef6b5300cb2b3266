import type { RJSFSchema } from '@rjsf/utils';
import { describe, expect, test } from 'vitest';
import { bundleSchema } from './bundle-schema.ts';
import { isValid } from './interpret-schema.ts';
import { schemaProblems } from './schema-problems.ts';
import type { SchemaDocuments } from './schema-resources.ts';
import { compileSchema } from './schema-validator.ts';

const HOME = 'https://example.com/schemas/root.json';
const NEWEST = 'https://json-schema.org/draft/2020-12/schema';

interface Referring {
  readonly about: string;
  readonly schema: unknown;
  readonly documents?: SchemaDocuments;
  readonly right: unknown;
  readonly wrong: unknown;
}

const referring: readonly Referring[] = [
  {
    about: 'a document by its whole address',
    schema: { properties: { a: { $ref: 'https://example.com/a.json' } } },
    documents: { 'https://example.com/a.json': { type: 'string' } },
    right: { a: 'x' },
    wrong: { a: 5 },
  },
  {
    about: 'a document beside the schema',
    schema: { $id: HOME, properties: { a: { $ref: 'parts/a.json#/$defs/n' } } },
    documents: { 'https://example.com/schemas/parts/a.json': { $defs: { n: { type: 'number' } } } },
    right: { a: 5 },
    wrong: { a: 'x' },
  },
  {
    about: 'a document by a name alone',
    schema: { items: { $ref: 'a.json' } },
    documents: {
      'a.json': { $ref: 'b.json#part' },
      'b.json': { $defs: { x: { $anchor: 'part', const: 1 } } },
    },
    right: [1],
    wrong: [2],
  },
  {
    about: 'documents that refer to one another and to the schema',
    schema: { $id: HOME, properties: { next: { $ref: 'node.json' }, name: { type: 'string' } } },
    documents: {
      [new URL('node.json', HOME).href]: { properties: { back: { $ref: 'root.json' } }, required: ['back'] },
    },
    right: { next: { back: { next: { back: { name: 'x' } } } } },
    wrong: { next: { back: { next: { back: { name: 5 } } } } },
  },
  {
    about: 'a document by the address that it gives itself',
    schema: { $ref: 'https://example.com/own.json' },
    documents: { 'downloads/1.json': { $id: 'https://example.com/own.json', type: 'boolean' } },
    right: true,
    wrong: 'x',
  },
  {
    about: 'a schema within a schema by its $id',
    schema: {
      $id: HOME,
      $ref: 'list.json',
      $defs: {
        list: { $id: 'list.json', items: { $ref: 'item.json' } },
        i: { $id: 'item.json', type: 'null' },
      },
    },
    right: [null],
    wrong: [0],
  },
  {
    about: 'a base address that changes within',
    schema: {
      $id: 'https://example.com/',
      items: { $id: 'folder/', items: { $ref: 'n.json' } },
    },
    documents: { 'https://example.com/folder/n.json': { type: 'number' } },
    right: [[1]],
    wrong: [['x']],
  },
  {
    about: 'an anchor as draft-07 writes it',
    schema: { allOf: [{ $ref: '#here' }], definitions: { a: { $id: '#here', type: 'integer' } } },
    right: 1,
    wrong: 'x',
  },
  {
    about: 'a urn',
    schema: {
      $id: 'urn:uuid:deadbeef-1234-0000-0000-4321feebdaed',
      properties: { a: { $ref: 'urn:uuid:deadbeef-1234-0000-0000-4321feebdaed#/$defs/b' } },
      $defs: { b: { type: 'string' } },
    },
    right: { a: 'x' },
    wrong: { a: 5 },
  },
  {
    about: 'a document that is true or false',
    schema: { properties: { a: { $ref: 'yes.json' }, b: { $ref: 'no.json' } } },
    documents: { 'yes.json': true, 'no.json': false },
    right: { a: 1 },
    wrong: { b: 1 },
  },
  {
    about: 'a document of draft-04',
    schema: { items: { $ref: 'old.json' } },
    documents: {
      'old.json': {
        $schema: 'http://json-schema.org/draft-04/schema#',
        id: 'http://example.com/old',
        type: 'number',
        minimum: 3,
        exclusiveMinimum: true,
      },
    },
    right: [4],
    wrong: [3],
  },
  {
    about: 'a dynamic reference that the root overrides',
    schema: {
      $schema: NEWEST,
      $id: HOME,
      $dynamicAnchor: 'node',
      $ref: 'tree.json',
      properties: { name: { type: 'string' } },
      required: ['name'],
    },
    documents: {
      [new URL('tree.json', HOME).href]: {
        $dynamicAnchor: 'node',
        properties: { children: { items: { $dynamicRef: '#node' } } },
      },
    },
    right: { name: 'a', children: [{ name: 'b' }] },
    wrong: { name: 'a', children: [{}] },
  },
  {
    about: 'a property called as a keyword is, and an example that looks like one',
    schema: {
      $id: HOME,
      properties: { $id: { type: 'string' }, $ref: { $ref: '#/properties/$id' } },
      default: { $ref: 'https://example.com/nowhere.json' },
    },
    right: { $id: 'x', $ref: 'x' },
    wrong: { $ref: 5 },
  },
];

describe('a schema is made self-contained', () => {
  test.each(referring)('$about', ({ schema, documents, right, wrong }) => {
    const bundled = bundleSchema(schema, documents).schema as RJSFSchema;
    expect(schemaProblems(bundled)).toEqual([]);
    expect([isValid(bundled, right, bundled), isValid(bundled, wrong, bundled)]).toEqual([true, false]);
    const validate = compileSchema(schema as RJSFSchema, documents);
    expect([validate(right).length === 0, validate(wrong).length === 0]).toEqual([true, false]);
  });

  test('a schema that refers to nothing of the kind stays the same object', () => {
    const schema = { properties: { a: { $ref: '#/$defs/a' } }, $defs: { a: { type: 'string' } } };
    expect(bundleSchema(schema, { 'a.json': {} }).schema).toBe(schema);
  });

  test('its own definitions keep their names', () => {
    const $defs = { document1: { type: 'string' } };
    const { schema } = bundleSchema({ $ref: 'a.json', $defs }, { 'a.json': { type: 'null' } });
    expect(schema).toEqual({ $ref: '#/$defs/document2', $defs: { ...$defs, document2: { type: 'null' } } });
  });

  test.each([
    ['to no document', { $ref: 'https://example.com/other.json' }, 'ref-elsewhere', '/$ref'],
    ['to no part of a document', { $ref: 'a.json#/$defs/x' }, 'ref-lost', '/$ref'],
    ['to no anchor', { $ref: '#x', $id: HOME }, 'ref-lost', '/$ref'],
    ['from a document to none', { $ref: 'b.json' }, 'ref-elsewhere', 'b.json#/items/$ref'],
  ])('a reference %s is named', (_, schema, problem, pointer) => {
    const bundled = bundleSchema(schema, { 'a.json': {}, 'b.json': { items: { $ref: 'c.json' } } });
    const [found] = schemaProblems(bundled.schema);
    expect([found?.problem, bundled.pointerInGiven(found?.pointer ?? '')]).toEqual([problem, pointer]);
  });

  test('a hostile document is named by its address, and nothing of it is used', () => {
    const hostile: unknown = JSON.parse('{"properties":{"__proto__":{}}}');
    const given = { $ref: 'a.json' };
    const { schema, problems } = bundleSchema(given, { 'a.json': hostile });
    expect(problems.map(({ pointer, refused }) => [pointer, refused])).toEqual([
      ['a.json#/properties/__proto__', true],
    ]);
    expect(schema).toBe(given);
  });

  test('a document nested without measure ends no stack', () => {
    let deep: unknown = {};
    for (let level = 0; level < 20_000; level += 1) deep = { not: deep };
    const draft4 = { $schema: 'http://json-schema.org/draft-04/schema#', not: deep };
    for (const { problems } of [bundleSchema(draft4), bundleSchema({ $ref: 'a' }, { a: draft4 })]) {
      expect(problems.map(({ problem }) => problem)).toContain('too-deep');
    }
  });
});
