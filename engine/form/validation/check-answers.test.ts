import { describe, expect, it } from 'vitest';
import type { Field } from '../form-document/field.ts';
import { servedForm, storeOf } from '../testing/served-form.ts';
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

describe('groups in which nothing is shown', () => {
  const text = (code: string, more: object = {}) => ({ code, type: 'text', label: code, ...more }) as Field;
  const object = (code: string, ...inside: Field[]) =>
    ({ code, type: 'object', label: code, fields: inside }) as Field;
  const rows = (code: string, more: object, ...inside: Field[]) =>
    ({ code, type: 'repeatable_group', label: code, fields: inside, ...more }) as Field;
  const role = {
    code: 'role',
    type: 'radio',
    label: 'Role',
    options: ['a', 'b'].map((id) => ({ id, name: id })),
  } as Field;
  const ifB = { show_if: when('role', 'b') };
  const heading = { code: 'told', type: 'heading', label: 'Told' } as Field;

  it.each<[string, Field]>([
    ['an object', object('group', text('x', ifB), text('y', ifB))],
    ['an object with a heading that is shown', object('group', heading, text('x', ifB))],
    ['an object whose field is closed', object('group', text('x', { enable_if: when('role', 'b') }))],
    ['an object in an object', object('group', object('inner', text('x', ifB)))],
    ['an object in an object that is hidden', object('group', { ...object('inner', text('x')), ...ifB })],
    ['rows', rows('group', { required: 'Y' }, text('x', ifB))],
    ['rows of which there must be two', rows('group', { minItems: 2 }, text('x', ifB))],
    ['rows in an object', object('group', rows('inner', { minItems: 1 }, text('x', ifB)))],
    ['objects in rows', rows('group', { minItems: 1 }, object('inner', text('x', ifB)))],
    [
      'rows whose other field is shown by a hidden one',
      rows('group', {}, text('x', ifB), text('y', { show_if: when('row.x', 'z') })),
    ],
  ])('%s: required only when a field in it is shown', (_, group) => {
    const check = createAnswerChecker(servedForm(role, group));
    const found = (answers: Record<string, unknown>) =>
      check(answers).errors.map(({ path, keyword }) => `${path} ${keyword}`);
    expect(found({ role: 'a' })).toEqual([]);
    expect(found({ role: 'a', group: group.type === 'object' ? {} : [] })).toEqual([]);
    expect(found({ role: 'b' })).toContain('group required');
    const store = storeOf([role, group]);
    store.setValue('role', 'a');
    expect(store.missing()).toEqual([]);
    expect(store.read('group').required).toBe(false);
    store.setValue('role', 'b');
    expect(store.missing()).toEqual(['group']);
    store.setValue('role', 'a');
    expect(store.missing()).toEqual([]);
  });

  it('a group in a row is asked for in the rows that show a field of it', () => {
    const name = text('name');
    const inner = object('inner', text('x', { show_if: when('row.name', 'Kim') }));
    const check = createAnswerChecker(servedForm(rows('group', {}, name, inner)));
    expect(check({ group: [{ name: 'Ann' }, { name: 'Kim' }] }).errors.map(({ path }) => path)).toEqual([
      'group.1.inner',
    ]);
  });

  it('a section that is hidden asks for no group in it', () => {
    const served = servedForm(role, object('group', text('x')));
    const [section] = served.document.sections;
    const sections = [
      { code: 'one', fields: [role] },
      { code: 'two', ...ifB, fields: (section?.fields ?? []).slice(1) },
    ];
    const check = createAnswerChecker({ ...served, document: { ...served.document, sections } });
    expect(check({ role: 'a' }).errors).toEqual([]);
    expect(check({ role: 'b' }).errors.map(({ path }) => path)).toEqual(['group']);
  });
});
