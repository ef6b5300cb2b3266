import '../../event/field-types/register.ts';
import { expect, test } from 'vitest';
import type { Field } from '../form-document/field.ts';
import { definitionOf, type FieldType } from './registry.ts';

const held = (type: FieldType, more: object = {}) =>
  definitionOf(type).holds?.({ type, code: 'sample', ...more } as Field) ?? [];
const codesOf = (fields: readonly { code: string; type: string }[]) =>
  fields.map(({ code, type }) => `${code}: ${type}`);

test.each<[FieldType, object, string[]]>([
  ['contacts', {}, ['first_name: text', 'last_name: text', 'email: email', 'badge: text']],
  ['contacts', { badges: 'Y' }, ['first_name: text', 'last_name: text', 'email: email', 'badge: text']],
  ['contacts', { badges: 'N' }, ['first_name: text', 'last_name: text', 'email: email']],
  ['donations', {}, ['amount: currency']],
  ['donations', { purposes: [{ id: 'a', name: 'A' }] }, ['amount: currency', 'purpose: select']],
  ['map', {}, ['key: text', 'value: text']],
  ['date_span', {}, ['start: date', 'end: date']],
])('%s with %j holds %j', (type, more, fields) => {
  expect(codesOf(held(type, more))).toEqual(fields);
});

test('only a name is asked of everybody in a list of people; it is as long as a badge is wide', () => {
  expect(held('contacts').map(({ required, maxLength }) => [required, maxLength])).toEqual([
    [undefined, 60],
    [undefined, 60],
    ['N', undefined],
    ['N', 60],
  ]);
  expect(held('contacts').map(({ layout }) => layout?.width)).toEqual(['half', 'half', undefined, undefined]);
});

test('entries are called as the organizer says, or as the product does', () => {
  expect(held('map', { key_label: 'Size', value_label: 'Words' }).map(({ label }) => label)).toEqual([
    'Size',
    'Words',
  ]);
  expect(held('map').map(({ label, maxLength }) => [label, maxLength])).toEqual([
    [{ en: 'Name', fr: 'Nom' }, 80],
    [{ en: 'Text', fr: 'Texte' }, 2_000],
  ]);
});

test('both days of a span lie within its bounds', () => {
  const bounds = { earliest: 'today', latest: '2027-02-19' };
  expect(held('date_span', bounds)).toMatchObject([bounds, bounds]);
  for (const day of held('date_span')) {
    expect(day).not.toHaveProperty('earliest');
    expect(day).not.toHaveProperty('latest');
  }
});

const owed = (value: unknown, more: object = {}) =>
  definitionOf('donations').owes?.(value, { type: 'donations', code: 'gift', ...more } as Field);
const purposes = [
  { id: 'art', name: { en: 'Art', fr: 'Arts' } },
  { id: 'bus', name: 'Buses' },
];

test.each<[string, unknown, unknown[]]>([
  ['nothing', undefined, []],
  ['what is no list', { amount: 5 }, []],
  ['one gift, to the cent', [{ amount: 1.1 }], [{ id: 'gift-', label: 'gift', amount: 110 }]],
  ['as it was typed', [{ amount: '2.5' }], [{ id: 'gift-', label: 'gift', amount: 250 }]],
  [
    'several without a purpose',
    [{ amount: 1 }, { amount: 2 }],
    [{ id: 'gift-', label: 'gift', amount: 300 }],
  ],
  [
    'nothing, less than nothing, and what is no amount',
    [{ amount: 0 }, { amount: -1 }, {}, 'x', { amount: 'a' }],
    [],
  ],
  [
    'each purpose by itself, several gifts for one together',
    [
      { amount: 5, purpose: 'bus' },
      { amount: 10, purpose: 'art' },
      { amount: 2, purpose: 'bus' },
      { amount: 3, purpose: 'gone' },
    ],
    [
      { id: 'gift-bus', label: 'gift', detail: 'Buses', amount: 700 },
      { id: 'gift-art', label: 'gift', detail: { en: 'Art', fr: 'Arts' }, amount: 1000 },
      { id: 'gift-gone', label: 'gift', amount: 300 },
    ],
  ],
])('what gifts owe: %s', (_, value, expected) => {
  expect(owed(value, { purposes })).toEqual(expected);
});

test('gifts are called as their field is, and need no purposes', () => {
  expect(owed([{ amount: 1, purpose: 'art' }], { label: 'Your gift' })).toEqual([
    { id: 'gift-art', label: 'Your gift', amount: 100 },
  ]);
});

test.each<[FieldType, object, object]>([
  ['presenters', {}, { minItems: 1, maxItems: 12 }],
  ['presenters', { minItems: 2, maxItems: 3 }, { minItems: 2, maxItems: 3 }],
  ['map', { maxItems: 3 }, { type: 'array', maxItems: 3, keysOnce: true }],
  ['date_span', {}, { type: 'object', daysInOrder: true }],
  ['choice_picker', {}, { type: 'array', contributionRange: true }],
  ['number', { minimum: 1, decimals: 3 }, { type: 'number', minimum: 1, decimals: 3 }],
  ['currency', {}, { type: 'number', decimals: 2 }],
  ['currency', { precision: 0, exclusiveMinimum: 0 }, { decimals: 0, exclusiveMinimum: 0 }],
  ['money', { minimum: 5 }, { type: 'integer', minimum: 5 }],
  ['quantity', {}, { type: 'integer', minimum: 0 }],
  ['quantity', { minimum: 2 }, { type: 'integer', minimum: 2 }],
  ['date', {}, { type: 'string', format: 'date' }],
  ['date', { latest: 'today' }, { dayRange: { latest: 'today', timezone: 'UTC' } }],
  ['time', { step: 900 }, { type: 'string', format: 'time', timeRange: { step: 900 } }],
  ['localised_text', { maxLength: 5, writing: 'rich' }, { maxLength: 5, format: 'markup' }],
])('%s with %j is held to %j', (type, more, expected) => {
  const field = { type, code: 'sample', ...more } as Field;
  expect(definitionOf(type).schema(field, { timezone: 'UTC', options: [] })).toMatchObject(expected);
});

test('a day, a time and a text without bounds are held to none', () => {
  const schema = (type: FieldType) =>
    definitionOf(type).schema({ type, code: 'sample' } as Field, { timezone: 'UTC', options: [] });
  expect(schema('date')).not.toHaveProperty('dayRange');
  expect(schema('time')).not.toHaveProperty('timeRange');
  expect(schema('localised_text')).not.toHaveProperty('format');
});
