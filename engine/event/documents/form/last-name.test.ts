import { expect, test } from 'vitest';
import type { Field } from '../../../form/form-document/field.ts';
import type { LastName } from '../../properties/last-names.ts';
import { lastNameIn } from './last-name.ts';

const first: Field = { code: 'first_name', type: 'text', label: 'First' };
const last = (more: object = {}) => ({ code: 'last_name', type: 'text', label: 'Last', ...more }) as Field;
const rows: Field = { code: 'people', type: 'contacts', label: 'People' };

test.each<[string, Field[], LastName]>([
  ['one that must be answered', [first, last()], 'required'],
  ['one that need not be answered', [first, last({ required: 'N' })], 'optional'],
  ['one under a condition', [first, last({ show_if: { '==': [{ var: 'first_name' }, 'A'] } })], 'optional'],
  [
    'one known by what browsers fill in',
    [first, last({ code: 'surname', autocomplete: 'family-name' })],
    'required',
  ],
  ['a first name alone', [first], 'absent'],
  ['one name', [{ code: 'full', type: 'text', label: 'Name', autocomplete: 'name' }], 'absent'],
  ['no name at all', [{ code: 'email', type: 'email', label: 'Email' }], 'optional'],
  ['other people alone', [rows], 'optional'],
])('a form with %s', (_, fields, expected) => {
  expect(lastNameIn([{ sections: [{ code: 'a', title: 'A', fields }] }])).toBe(expected);
});

test('forms without a name say nothing', () => {
  expect(lastNameIn([])).toBe('optional');
});
