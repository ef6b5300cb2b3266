import { expect, it } from 'vitest';
import type { Field } from '#engine/form/form-document/field.ts';
import { servedForm, storeOf } from '#engine/form/testing/served-form.ts';
import { translateForm } from '#engine/form/translate/translate-form.ts';
import { placeServerErrors } from './server-errors.ts';

const fields: Field[] = [
  { code: 'email', type: 'email', label: 'Email' },
  { code: 'address', type: 'address', label: 'Address' },
  {
    code: 'guests',
    type: 'repeatable_group',
    label: 'Who comes with you?',
    fields: [{ code: 'name', type: 'text', label: 'Name' }],
  },
];
const store = storeOf(fields, { guests: [{ name: 'Ann' }, { name: 'Ben' }] });
const form = translateForm(servedForm(...fields), 'en');
const [, second] = store.read('guests').value as string[];

it.each([
  ['a field', 'email', { path: 'email' }],
  ['a part of a compound answer', 'address.postalcode', { path: 'address', within: 'postalcode' }],
  ['a row by its index', 'guests.1.name', { path: `guests.${second}.name` }],
])('puts an error on %s where it belongs', (_, name, expected) => {
  const { placed, rest } = placeServerErrors({ [name]: ['Wrong'] }, form, store, 'Unknown error occurred');
  expect(placed).toEqual([{ keyword: 'server', message: 'Wrong', ...expected }]);
  expect(rest).toEqual([]);
});

it('marks what the server refuses in a row at the row’s own field, named by its label', () => {
  const { placed, rest } = placeServerErrors({ 'guests.0.name': ['is not on our list.'] }, form, store, '');
  const [first] = store.read('guests').value as string[];
  expect(placed).toEqual([
    { path: `guests.${first}.name`, keyword: 'server', message: 'Name is not on our list.' },
  ]);
  expect(rest).toEqual([]);
});

it('never shows half a sentence: the field’s label goes before it, a question in quotation marks', () => {
  const errors = {
    email: ['is registered already.'],
    guests: ['are too many.'],
    'x.first_name': ['is odd.'],
  };
  const { placed, rest } = placeServerErrors(errors, form, store, '');
  expect(placed.map(({ message }) => message)).toEqual([
    'Email is registered already.',
    '“Who comes with you?” are too many.',
  ]);
  expect(rest).toEqual(['First name is odd.']);
});

it('does not name again what names itself', () => {
  const { rest } = placeServerErrors({ request: ['Your request is too large.'] }, form, store, '');
  expect(rest).toEqual(['Your request is too large.']);
});

it('names the field of any other error, capitalised (spec §8)', () => {
  const { placed, rest } = placeServerErrors({ code: ['Unknown code', 'Twice'] }, form, store, '');
  expect(placed).toEqual([]);
  expect(rest).toEqual(['Code: Unknown code', 'Code: Twice']);
});

it('says so when the server names no error (spec §8)', () => {
  expect(placeServerErrors({}, form, store, 'Unknown error occurred').rest).toEqual([
    'Unknown error occurred',
  ]);
});
