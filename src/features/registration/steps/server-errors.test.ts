import { expect, it } from 'vitest';
import type { Field } from '#engine/configuration/field.ts';
import { storeOf } from '#engine/testing/served-form.ts';
import { placeServerErrors } from './server-errors.ts';

const fields: Field[] = [
  { code: 'email', type: 'email', label: 'Email' },
  { code: 'address', type: 'address', label: 'Address' },
  {
    code: 'guests',
    type: 'repeatable_group',
    label: 'Guests',
    fields: [{ code: 'name', type: 'text', label: 'Name' }],
  },
];
const store = storeOf(fields, { guests: [{ name: 'Ann' }, { name: 'Ben' }] });
const [, second] = store.read('guests').value as string[];

it.each([
  ['a field', 'email', { path: 'email' }],
  ['a part of a compound answer', 'address.postalcode', { path: 'address', within: 'postalcode' }],
  ['a row by its index', 'guests.1.name', { path: `guests.${second}.name` }],
])('puts an error on %s where it belongs', (_, name, expected) => {
  const { placed, rest } = placeServerErrors({ [name]: ['Wrong'] }, store, 'Unknown error occurred');
  expect(placed).toEqual([{ keyword: 'server', message: 'Wrong', ...expected }]);
  expect(rest).toEqual([]);
});

it('names the field of any other error, capitalised (spec §8)', () => {
  const { placed, rest } = placeServerErrors({ code: ['Unknown code', 'Twice'] }, store, '');
  expect(placed).toEqual([]);
  expect(rest).toEqual(['Code: Unknown code', 'Code: Twice']);
});

it('says so when the server names no error (spec §8)', () => {
  expect(placeServerErrors({}, store, 'Unknown error occurred').rest).toEqual(['Unknown error occurred']);
});
