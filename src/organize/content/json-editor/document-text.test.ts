import { expect, test } from 'vitest';
import type { Described } from './described-schema.ts';
import { documentText } from './document-text.ts';

const schema: Described = {
  properties: {
    kind: {},
    title: { properties: { en: {}, fr: {} } },
    fields: { items: { $ref: '#/$defs/Field' } },
    lists: { patternProperties: { '^.*$': { items: { properties: { id: {}, name: {} } } } } },
  },
  $defs: {
    Field: {
      oneOf: [
        { properties: { type: { const: 'text' }, label: {}, maxLength: {} } },
        { properties: { type: { const: 'number' }, decimals: {}, label: {} } },
      ],
    },
  },
};

test('writes properties in the order of the schema, and what is short on one line', () => {
  const document = {
    lists: { roles: [{ name: 'Teacher', id: 't' }] },
    more: 1,
    title: { fr: 'Titre', en: 'Title' },
    kind: 'form',
    fields: [{ label: 'Age', decimals: 0, type: 'number' }],
  };
  const text = documentText(document, schema);
  expect(text).toBe(`{
  "kind": "form",
  "title": { "en": "Title", "fr": "Titre" },
  "fields": [
    { "type": "number", "decimals": 0, "label": "Age" }
  ],
  "lists": {
    "roles": [
      { "id": "t", "name": "Teacher" }
    ]
  },
  "more": 1
}`);
  expect(JSON.parse(text)).toEqual(document);
});

test.each([
  ['an empty document', {}, '{}'],
  ['what is no object', 'text', '"text"'],
  ['an empty list', { fields: [] }, '{\n  "fields": []\n}'],
  [
    'a long text',
    { title: { en: 'x'.repeat(90) } },
    `{\n  "title": {\n    "en": "${'x'.repeat(90)}"\n  }\n}`,
  ],
])('writes %s', (_, document, text) => {
  expect(documentText(document, schema)).toBe(text);
});
