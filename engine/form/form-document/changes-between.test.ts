import { expect, it } from 'vitest';
import { changesBetween } from './changes-between.ts';
import type { Field } from './field.ts';
import type { FormDocument } from './form-document.ts';

const form = (...fields: Field[]): FormDocument => ({
  kind: 'form',
  code: 'personal',
  title: 'Personal',
  sections: [{ code: 'who', fields }],
});
const name: Field = { code: 'name', type: 'text', label: 'Name', required: 'N' };
const when = { '==': [{ var: 'meal' }, 'a'] };
const asked = (require_if?: typeof when) =>
  ({ code: 'name', type: 'text', label: 'Name', ...(require_if && { require_if }) }) as Field;
const guests: Field = { code: 'guests', type: 'repeatable_group', label: 'Guests', fields: [name] };
const meal = (...ids: string[]): Field => ({
  code: 'meal',
  type: 'radio',
  label: 'Meal',
  options: ids.map((id) => ({ id, name: id })),
});

it.each([
  ['nothing', form(name), form(name), []],
  ['a new field', form(name), form(name, meal('a')), [['meal', 'added']]],
  ['a field less', form(name, meal('a')), form(name), [['meal', 'removed']]],
  ['newly required', form(name), form({ ...name, required: 'Y' }), [['name', 'required']]],
  // Of a field that asks under a condition the condition decides; without one, to ask is the standard.
  ['a condition in place of always', form(asked()), form(asked(when)), []],
  ['always in place of a condition', form(asked(when)), form(asked()), [['name', 'required']]],
  ['a group that came, not of what is in it', form(name), form(name, guests), [['guests', 'added']]],
  ['another type', form(name), form({ ...name, type: 'email' } as Field), [['name', 'type']]],
  ['a choice less', form(meal('a', 'b')), form(meal('a')), [['meal', 'options']]],
  ['a choice more, which touches no answer', form(meal('a')), form(meal('a', 'b')), []],
  ['another label, which touches no answer', form(name), form({ ...name, label: 'Full name' }), []],
])('tells of %s', (_, before, after, expected) => {
  expect(changesBetween(before, after).map(({ path, change }) => [path, change])).toEqual(expected);
});
