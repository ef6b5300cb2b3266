import { describe, expect, it } from 'vitest';
import type { Field } from '../configuration/field.ts';
import { servedForm } from '../testing/served-form.ts';
import { createAnswerChecker } from './check-answers.ts';
import { compileValidator } from './form-validator.ts';

const when = (code: string, value: unknown) => ({ '==': [{ var: code }, value] });
const fields: Field[] = [
  {
    code: 'role',
    type: 'radio',
    label: 'Role',
    options: [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B', enabled: 'N' },
    ],
  },
  { code: 'more', type: 'text', label: 'More', show_if: when('role', 'a') },
  {
    code: 'phone',
    type: 'text',
    label: 'Phone',
    required: 'N',
    require_if: when('registration.mode', 'Online'),
  },
  {
    code: 'guests',
    type: 'repeatable_group',
    label: 'Guests',
    required: 'N',
    maxItems: 2,
    fields: [
      { code: 'name', type: 'text', label: 'Name' },
      { code: 'meal', type: 'text', label: 'Meal', show_if: when('row.name', 'Kim') },
    ],
  },
  { code: 'pattern', type: 'text', label: 'Pattern', required: 'N', pattern: '^(a+)+$', maxLength: 20_000 },
];
const online = { registration: { mode: 'Online' }, answers: {} };

describe('answers from outside', () => {
  const check = createAnswerChecker(servedForm(...fields));
  const found = (answers: Record<string, unknown>, context = { registration: {}, answers: {} }) =>
    check(answers, context).errors.map(({ path, keyword }) => `${path} ${keyword}`);

  it.each([
    ['what must be there', {}, ['role required']],
    ['what a condition shows', { role: 'a' }, ['more required']],
    ['nothing that is hidden', { role: 'a', more: 'x' }, []],
    ['an option that is closed', { role: 'b' }, ['role enum']],
    [
      'rows by their index',
      { role: 'a', more: 'x', guests: [{ name: 'Ann' }, { name: 'Kim' }] },
      ['guests.1.meal required'],
    ],
    [
      'too many rows',
      { role: 'a', more: 'x', guests: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] },
      ['guests maxItems'],
    ],
    [
      'a field that is not in the form',
      { role: 'a', more: 'x', admin: true },
      ['admin additionalProperties'],
    ],
    ['a value of another type', { role: 'a', more: { $gt: '' } }, ['more type']],
  ])('finds %s', (_, answers, expected) => {
    expect(found(answers)).toEqual(expected);
  });

  it('decides conditions on the registration', () => {
    expect(found({ role: 'a', more: 'x' }, online)).toEqual(['phone required']);
  });

  it('drops answers of hidden fields instead of keeping what nobody could see', () => {
    const { values } = check({ role: 'b', more: 'smuggled' });
    expect(values).toEqual({ role: 'b' });
  });

  it('runs a hostile pattern in linear time: twice the text does not take many times as long', () => {
    const text = (n: number) => `${'a'.repeat(n)}!`;
    // A backtracking engine would not come back from this in the lifetime of the universe.
    expect(found({ role: 'a', more: 'x', pattern: text(19_000) })).toEqual(['pattern pattern']);
  });

  it('is not moved by __proto__ in the answers', () => {
    const answers = JSON.parse('{"role":"a","more":"x","__proto__":{"admin":true}}');
    expect(found(answers)).toEqual(['__proto__ additionalProperties']);
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  });

  it('gives the worker and the server the same verdict', () => {
    const values = { role: 'a', guests: [{ name: 'Kim' }] };
    expect(compileValidator(servedForm(...fields))(values)).toEqual(check(values).errors);
  });
});

it('holds every field to its own pattern', () => {
  const text = (code: string, pattern: string): Field => ({ code, type: 'text', label: code, pattern });
  const check = createAnswerChecker(servedForm(text('digits', '^[0-9]+$'), text('letters', '^[a-z]+$')));
  const found = (answers: Record<string, unknown>) =>
    check(answers, { registration: {}, answers: {} }).errors.map(({ path, keyword }) => `${path} ${keyword}`);
  expect(found({ digits: '12', letters: 'ab' })).toEqual([]);
  expect(found({ digits: 'ab', letters: '12' })).toEqual(['digits pattern', 'letters pattern']);
});
