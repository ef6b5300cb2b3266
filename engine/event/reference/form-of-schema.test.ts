import { describe, expect, it } from 'vitest';
import { type DocumentKind, metaSchemas } from '../documents/registry.ts';
import { describedSchema } from './described-schema.ts';
import { editHint } from './edit-hints.ts';
import { formOfSchema } from './form-of-schema.ts';
import { wordKeys } from './text-keys.ts';

type Node = { readonly [keyword: string]: unknown };
const node = (value: unknown) => Object(value) as Node;

/** What stands at a place of a kind's form, by names of properties; `*` is a row or any name. */
function at(kind: DocumentKind, path: string): Node {
  let here = node(formOfSchema(kind, 'en').schema);
  for (const step of path.split('.').filter(Boolean)) {
    here = node(
      step === '*' ? (here['items'] ?? here['additionalProperties']) : node(here['properties'])[step],
    );
  }
  return here;
}
const ownAt = (kind: DocumentKind, path: string) =>
  String(at(kind, path)['$ref'] ?? '').replace('#/$defs/', '');

describe('a document is edited', () => {
  it.each<[DocumentKind, string, string]>([
    ['event', 'name', 'Text'],
    ['event', 'tracks.*.description', 'Text'],
    ['event', 'theme.theme_system.ink', 'Colour'],
    ['event', 'dates.start', 'Day'],
    ['schedule', 'slots.*.start', 'Clock'],
    ['fees', 'fees.*.amount', 'Money'],
    ['fees', 'fees.*.when', 'Condition'],
    ['flow', 'steps.*.skip_if', 'Condition'],
    ['flow', 'steps.*.form_type', 'Reference'],
    ['flow', 'steps.*.tracks.*', 'Reference'],
    ['membership', 'questions.*', 'Reference'],
    // What rjsf's own field is right for.
    ['event', 'code', ''],
    ['event', 'theme.theme_type', ''],
    ['event', 'tracks.*.capacity', ''],
    ['event', 'tracks.*.modes.*', ''],
    ['event', 'client_logo', ''],
    ['flow', 'steps.*.tracks', ''],
  ])('of kind %s, at %s with %j', (kind, path, own) => {
    expect(at(kind, path)).not.toEqual({});
    expect(ownAt(kind, path)).toBe(own);
  });

  it('with what anything may be as JSON', () => {
    const fields = Object.values(node(formOfSchema('form', 'en').schema['$defs']));
    const defaults = fields.flatMap((field) => node(node(field)['properties'])['default'] ?? []);
    expect(defaults.length).toBeGreaterThan(5);
    for (const each of defaults) expect(node(each)['$ref']).toBe('#/$defs/Json');
  });

  it('by names of one’s own, where it has such', () => {
    const lists = at('event', 'lists');
    const [pattern] = Object.keys(
      node(node(node(metaSchemas.event).properties)['lists'])['patternProperties'] as object,
    );
    expect(lists).not.toHaveProperty('patternProperties');
    expect(lists['propertyNames']).toEqual({ pattern });
    expect(lists['additionalProperties']).toMatchObject({ type: 'array' });
    // Of what holds other names too nothing is made.
    for (const kind of Object.keys(metaSchemas) as DocumentKind[])
      expect(Object.keys(node(formOfSchema(kind, 'en').schema['properties'])).length).toBe(
        Object.keys(metaSchemas[kind].properties).length,
      );
  });

  it('but for what decides its form, which is shown', () => {
    expect(at('event', 'kind')).toMatchObject({ const: 'event', readOnly: true });
    expect(at('event', 'code')).not.toHaveProperty('readOnly');
  });

  it('in a form that knows each of these, and puts nothing where nothing is', () => {
    const { schema, uiSchema, defaults } = formOfSchema('form', 'fr');
    const own = {
      Text: 'DocumentText',
      Condition: 'DocumentCondition',
      Sections: 'DocumentSections',
      Questions: 'DocumentQuestions',
      Options: 'DocumentOptions',
      Prices: 'DocumentPrices',
      Required: 'DocumentRequired',
      Json: 'DocumentJson',
      Money: 'cents',
      Day: 'date',
      Clock: 'clock',
      Colour: 'colour',
      Reference: 'reference',
    };
    const drawnBy = Object.entries(node(uiSchema['ui:definitions'])).map(([name, ui]) => [
      name.replace('#/$defs/', ''),
      node(ui)['ui:field'] ?? node(ui)['ui:widget'],
    ]);
    expect(Object.fromEntries(drawnBy)).toEqual(own);
    for (const name of Object.keys(own)) expect(node(schema['$defs'])[name]).toEqual({});
    expect(Object.keys(node(schema['$defs']))).toContain('Field');
    expect(uiSchema).toMatchObject({
      'ui:enableOptionalDataFieldForType': [],
      'ui:globalOptions': { enableOptionalDataFieldForType: ['object', 'array'] },
      'ui:submitButtonOptions': { norender: true },
    });
    expect(defaults).toEqual({ arrayMinItems: { populate: 'never' }, emptyObjectFields: 'skipDefaults' });
  });
});

/** Every keyword of a schema but the words, a hint, and what its form adds. */
function bare(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(bare);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(Object.entries(schema).map(([name, each]) => [name, bare(each)]));
}

it.each(Object.keys(metaSchemas) as DocumentKind[])(
  'to describe kind %s changes nothing else of it',
  (kind) => {
    const described = JSON.stringify(describedSchema(kind, 'en'), (key, value) =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      'description' in value &&
      typeof value.description === 'string'
        ? { ...value, title: undefined, description: undefined, 'x-edit': undefined }
        : key === 'x-edit'
          ? undefined
          : value,
    );
    const plain = JSON.stringify(bare(metaSchemas[kind]), (_, value) =>
      typeof value === 'object' && value !== null && typeof value.title === 'string'
        ? { ...value, title: undefined }
        : value,
    );
    expect(JSON.parse(described)).toEqual(JSON.parse(plain));
  },
);

it.each([
  [
    'event.tracks.capacity',
    ['event.tracks.capacity', 'event.tracks.capacity', 'event.capacity', 'tracks.capacity', 'capacity'],
  ],
  ['event.code', ['event.code', 'event.code', 'document.code', 'code']],
  ['block:hero.title', ['block:hero.title', 'block.title', 'title']],
  ['event', ['event']],
])('%s is said under %j', (place, keys) => {
  expect(wordKeys(place)).toEqual(keys);
});

it.each([
  ['event.theme.theme_system.ink', {}, { widget: 'colour', group: 'looks' }],
  ['fees.fees.amount', {}, undefined],
  ['fee.amount', {}, { widget: 'money', group: 'money' }],
  ['x.y', { pattern: '^\\d{4}-\\d{2}-\\d{2}$' }, { widget: 'date' }],
  ['x.y', { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }, { widget: 'time' }],
  ['x.y', { pattern: 'x' }, undefined],
  // A property called as a document is none.
  ['picture', {}, undefined],
  ['x.picture', {}, { widget: 'picture', group: 'looks' }],
])('%s %j is edited with %j', (place, schema, hint) => {
  expect(editHint(place, schema)).toEqual(hint);
});
