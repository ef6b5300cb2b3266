import { expect, test } from 'vitest';
import type { Field } from '../form-document/field.ts';
import type { ServedForm } from '../form-document/served-form.ts';
import { servedForm } from '../testing/served-form.ts';
import { listFields, namedListsOf } from './form-fields.ts';
import { translateForm } from './translate-form.ts';
import { validationSchema } from './validation-schema.ts';

const text = (code: string, more: object = {}) => ({ code, type: 'text', label: code, ...more }) as Field;
const when = (code: string, value: unknown) => ({ '==': [{ var: code }, value] });
const options = [
  { id: 'a', name: { en: 'Apple', fr: 'Pomme' } },
  { id: 'b', name: 'Banana' },
];
const fields = [
  text('name', { label: { en: 'Name', fr: 'Nom' }, maxLength: 9 }),
  { code: 'fruit', type: 'radio', label: 'Fruit', options } as Field,
  { code: 'head', type: 'heading', label: 'Head' } as Field,
  { code: 'rows', type: 'repeatable_group', label: 'Rows', fields: [text('in_row')] } as unknown as Field,
  { code: 'home', type: 'object', label: 'Home', fields: [text('street')] } as unknown as Field,
  {
    code: 'who',
    type: 'variants',
    label: 'Who',
    variants: [
      { code: 'person', label: 'Person', fields: [text('nick'), text('age')] },
      { code: 'firm', label: 'Firm', fields: [text('number')] },
    ],
  } as unknown as Field,
];

test('a form is drawn from a schema without a rule in it, in one language', () => {
  const { schema, uiSchema, title, lead, formType, version, locale } = translateForm(
    servedForm(...fields),
    'fr',
  );
  expect({ title, lead, formType, version, locale }).toEqual({
    title: 'Test',
    lead: '',
    formType: 'test',
    version: 1,
    locale: 'fr',
  });
  const line = (label: string, maxLength = 1_000) => ({ type: 'string', maxLength, title: label });
  expect(schema).toEqual({
    type: 'object',
    properties: {
      name: line('Nom', 9),
      fruit: { type: 'string', enum: ['a', 'b'], title: 'Fruit' },
      head: { type: 'null', title: 'Head' },
      rows: {
        type: 'array',
        title: 'Rows',
        items: { type: 'object', properties: { in_row: line('in_row') } },
      },
      home: { type: 'object', title: 'Home', properties: { street: line('street') } },
      who: {
        type: 'object',
        title: 'Who',
        properties: {
          person: { type: 'object', properties: { nick: line('nick'), age: line('age') } },
          firm: { type: 'object', properties: { number: line('number') } },
        },
      },
    },
  });
  const drawn = { 'ui:widget': 'text' };
  expect(uiSchema).toEqual({
    'ui:sections': [
      { code: 'all', title: '', description: '', fields: ['name', 'fruit', 'head', 'rows', 'home', 'who'] },
    ],
    name: drawn,
    fruit: { 'ui:widget': 'radio', 'ui:enumNames': ['Pomme', 'Banana'] },
    head: { 'ui:widget': 'heading' },
    rows: { 'ui:widget': 'repeatable_group', items: { in_row: drawn } },
    home: { 'ui:widget': 'object', street: drawn },
    who: { 'ui:widget': 'variants', person: { nick: drawn, age: drawn }, firm: { number: drawn } },
  });
});

const withSections = (...sections: ServedForm['document']['sections']): ServedForm => {
  const form = servedForm();
  return { ...form, document: { ...form.document, sections } };
};

test('a section has its words, and of its fields those that can be drawn; one without a label is called by its code', () => {
  const form = withSections({
    code: 's',
    title: { en: 'Section', fr: 'Partie' },
    description: 'About it',
    fields: [
      text('a', { label: undefined }),
      { code: 'b', type: 'hologram', label: 'B' } as unknown as Field,
    ],
  });
  const { uiSchema, schema, fields: known } = translateForm(form, 'fr');
  expect(uiSchema['ui:sections']).toEqual([
    { code: 's', title: 'Partie', description: 'About it', fields: ['a'] },
  ]);
  expect(schema.properties).toEqual({ a: { type: 'string', maxLength: 1_000, title: 'a' } });
  expect([...known.keys()]).toEqual(['a']);
});

test('a field has its own options, or those of the list it names or its type has', () => {
  const select = (code: string, more: object, type = 'select') =>
    ({ code, type, label: code, ...more }) as Field;
  const all = [
    select('own', { options, options_from: 'list' }),
    select('named', { options_from: 'list' }),
    select('gone', { options_from: 'toString' }),
    select('state', { country: 'US' }, 'province'),
    text('none'),
  ];
  const form = servedForm(...all);
  const list = [{ id: 'x', name: 'X' }];
  const found = listFields(form.document, { list, states: options });
  expect(all.map(({ code }) => found.get(code)?.options)).toEqual([options, list, [], options, []]);
  expect(namedListsOf(form.document)).toEqual(['list', 'toString', 'states']);
});

test('every field knows what holds it, of which shape it is, and in which section it stands', () => {
  const found = [...listFields(servedForm(...fields).document, {})].map(
    ([template, { holder, shape, section, inside }]) =>
      [template, holder?.template, shape, section, inside.length].filter((part) => part !== undefined),
  );
  expect(found).toEqual([
    ['name', 'all', 0],
    ['fruit', 'all', 0],
    ['head', 'all', 0],
    ['rows', 'all', 1],
    ['rows.*.in_row', 'rows', 'all', 0],
    ['home', 'all', 1],
    ['home.street', 'home', 'all', 0],
    ['who', 'all', 3],
    ['who.person.nick', 'who', 'person', 'all', 0],
    ['who.person.age', 'who', 'person', 'all', 0],
    ['who.firm.number', 'who', 'firm', 'all', 0],
  ]);
});

/** What a schema requires of an object: always, and under which conditions. */
const required = (...all: Field[]) => {
  const { required: always, allOf } = validationSchema(servedForm(...all));
  return { always, allOf };
};

test('what is sent is held to the whole form, and alike fields to one definition', () => {
  const ref = (at: number) => ({ $ref: `#/$defs/value${at}` });
  const object = (properties: object, ...names: string[]) => ({
    type: 'object',
    properties,
    additionalProperties: false,
    ...(names.length > 0 && { required: names }),
  });
  expect(validationSchema(servedForm(...fields))).toEqual({
    ...object(
      {
        name: ref(1),
        fruit: ref(2),
        rows: { type: 'array', items: object({ in_row: ref(3) }, 'in_row') },
        home: object({ street: ref(3) }, 'street'),
        who: {
          type: 'object',
          required: ['kind'],
          discriminator: { propertyName: 'kind' },
          oneOf: [
            object({ kind: { const: 'person' }, nick: ref(3), age: ref(3) }, 'kind', 'nick', 'age'),
            object({ kind: { const: 'firm' }, number: ref(3) }, 'kind', 'number'),
          ],
        },
      },
      'name',
      'fruit',
      'rows',
      'home',
      'who',
    ),
    $defs: {
      value1: { type: 'string', maxLength: 9 },
      value2: { type: 'string', enum: ['a', 'b'] },
      value3: { type: 'string', maxLength: 1_000 },
    },
  });
});

test.each<[string, Field[], object]>([
  ['nothing', [text('a', { required: 'N' })], {}],
  ['what is closed', [text('a', { enabled: 'N' })], {}],
  ['what is never', [text('a', { required: 'N', require_if: false })], {}],
  ['always', [text('a'), text('b')], { always: ['a', 'b'] }],
  [
    'while it is shown; several by one condition together',
    [
      text('a', { show_if: when('x', 1) }),
      text('b', { show_if: when('x', 1) }),
      text('c', { show_if: when('x', 2) }),
    ],
    {
      allOf: [
        { if: { condition: when('x', 1) }, then: { required: ['a', 'b'] } },
        { if: { condition: when('x', 2) }, then: { required: ['c'] } },
      ],
    },
  ],
  [
    'while it is open',
    [text('a', { enable_if: when('x', 1) })],
    { allOf: [{ if: { condition: when('x', 1) }, then: { required: ['a'] } }] },
  ],
  [
    'where it says so',
    [text('a', { require_if: when('x', 1) })],
    { allOf: [{ if: { condition: when('x', 1) }, then: { required: ['a'] } }] },
  ],
  [
    'where all of it holds',
    [text('a', { show_if: when('x', 1), require_if: when('x', 2), enable_if: when('x', 3) })],
    {
      allOf: [
        {
          if: { condition: { and: [when('x', 1), when('x', 2), when('x', 3)] } },
          then: { required: ['a'] },
        },
      ],
    },
  ],
])('an answer is required: %s', (_, all, expected) => {
  expect(required(...all)).toEqual({ always: undefined, allOf: undefined, ...expected });
});
