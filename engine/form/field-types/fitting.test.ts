import '../../event/field-types/register.ts';
import { expect, test } from 'vitest';
import { definitionOf, type FieldType } from './registry.ts';

const options = [{ id: 'red', name: 'Red' }];
const fits = (type: FieldType, value: unknown, among = options) => definitionOf(type).fits(value, among);

const TEXTS: readonly FieldType[] = [
  'text',
  'textarea',
  'rich_text',
  'email',
  'url',
  'date',
  'time',
  'yes_no',
  'colour',
];
const NUMBERS: readonly FieldType[] = ['number', 'currency', 'money', 'percent', 'quantity'];
const ROWS: readonly FieldType[] = [
  'repeatable_group',
  'map',
  'contacts',
  'donations',
  'presenters',
  'workshop_picker',
  'product_picker',
  'activity_picker',
  'choice_picker',
];

test.each(TEXTS)('%s: a text fits, and nothing else', (type) => {
  expect(['', 'a', 5, true, null, [], {}].map((value) => fits(type, value))).toEqual([
    true,
    true,
    ...Array(5).fill(false),
  ]);
});

test.each(NUMBERS)('%s: a number fits, or what is typed for one', (type) => {
  const right = [0, 1.5, '5', '12..5', 'R$ 1 234,50', 'CAD 5', '5 %'];
  const wrong = ['', 'five', 'about 5', '5 or 6', 'CADS 5', null, true, [5]];
  expect(right.map((value) => fits(type, value))).toEqual(right.map(() => true));
  expect(wrong.map((value) => fits(type, value))).toEqual(wrong.map(() => false));
});

test.each(ROWS)('%s: a list of objects fits', (type) => {
  const values = [[], [{}], [{ a: 1 }, {}], [{}, 1], [null], [[]], {}, 'a', undefined];
  expect(values.map((value) => fits(type, value))).toEqual([true, true, true, ...Array(6).fill(false)]);
});

test.each<[FieldType, unknown, boolean]>([
  ['radio', 'red', true],
  ['radio', 'gone', false],
  ['radio', ['red'], false],
  ['country', 'CA', false],
  ['checkbox_group', ['a', 'b'], true],
  ['checkbox_group', ['a', 1], false],
  ['checkbox_group', 'a', false],
  ['checkbox', true, true],
  ['checkbox', 'true', false],
  ['condition', { a: 1 }, true],
  ['condition', false, true],
  ['condition', 'a', false],
  ['hidden', 'a', true],
  ['hidden', 0, true],
  ['hidden', false, true],
  ['hidden', {}, false],
  ['localised_text', 'a', true],
  ['localised_text', { en: 'a', fr: undefined }, true],
  ['localised_text', { en: 1 }, false],
  ['localised_text', ['a'], false],
  ['address', { street1: 'a' }, true],
  ['address', { street1: 5 }, false],
  ['address', 'a', false],
  ['date_span', { start: 5 }, true],
  ['date_span', [], false],
  ['date_span', null, false],
  ['variants', { kind: 'a' }, true],
  ['variants', 'a', false],
  ['file', { files_ID: 'f', name: 'n' }, true],
  ['file', { files_ID: 'f' }, false],
  ['file', { name: 'n' }, false],
  ['file', 'f', false],
  ['photo', { files_ID: 'f', name: 5 }, false],
])('%s: whether %j fits: %s', (type, value, expected) => {
  expect(fits(type, value)).toBe(expected);
});

test('any text fits a choice whose options are not known', () => {
  expect([fits('country', 'ZZ', []), fits('country', 5, [])]).toEqual([true, false]);
});

test.each<[FieldType, unknown, boolean]>([
  ['address', { street1: ' ', city: '' }, true],
  ['address', { countryvalue: 'CA', type: 'work' }, true],
  ...(['street1', 'street2', 'city', 'postalcode'] as const).map(
    (part) => ['address', { [part]: 'a' }, false] as [FieldType, unknown, boolean],
  ),
  ['address', 'a', false],
  ['file', { files_ID: ' ' }, true],
  ['file', { name: 'n' }, true],
  ['file', { files_ID: 'f' }, false],
  ['file', '', true],
  ['file', 'f', false],
  ['checkbox', false, true],
  ['checkbox', true, false],
  ['rich_text', '<p> <br></p>', true],
  ['rich_text', '<p>a</p>', false],
  ['rich_text', 5, false],
  ['localised_text', { en: ' ', fr: '' }, true],
  ['localised_text', { en: ' ', fr: 'a' }, false],
  ['localised_text', 'a', false],
  ['date_span', {}, true],
  ['date_span', { start: '2027-02-19' }, false],
  ['date_span', 'a', true],
  ['presenters', [], true],
  ['presenters', [{}], false],
  ['map', [], true],
  ['map', [{}], false],
])('%s: whether %j is no answer: %s', (type, value, expected) => {
  expect(definitionOf(type).isEmpty(value)).toBe(expected);
});
