import { describe, expect, test } from 'vitest';
import { changesBetween } from '../form-document/changes-between.ts';
import type { Field } from '../form-document/field.ts';
import type { FormDocument } from '../form-document/form-document.ts';
import { hasRenamed, withCodesOf } from '../form-document/renamed-fields.ts';
import type { Values } from './form-store.ts';
import { renamedAnswers } from './renamed-answers.ts';

const text = (code: string, ...was: string[]): object => ({
  code,
  type: 'text',
  label: 'L',
  ...(was.length > 0 && { was }),
});
const holding = (type: string, code: string, fields: object[], ...was: string[]) => ({
  ...text(code, ...was),
  type,
  fields,
});
const shapes = (...fields: object[]) => ({
  ...text('who'),
  type: 'variants',
  tag: 'type',
  variants: [{ code: 'one', label: 'One', fields }],
});
const form = (...fields: object[]): FormDocument => ({
  kind: 'form',
  code: 'personal',
  title: 'Personal',
  sections: [{ code: 'all', fields: fields as unknown as Field[] }],
});

/** A form before and after, answers to the first, and the same as the second has them. */
const cases: readonly [string, FormDocument, FormDocument, Values, Values][] = [
  [
    'a field',
    form(text('role'), text('b')),
    form(text('b'), text('job', 'role')),
    { role: 'x', b: 1 },
    { job: 'x', b: 1 },
  ],
  ['a field, twice', form(text('role')), form(text('post', 'job', 'role')), { role: 'x' }, { post: 'x' }],
  [
    'two fields that change places',
    form(text('a'), text('b')),
    form(text('x', 'b'), text('y', 'a')),
    { a: 1, b: 2 },
    { y: 1, x: 2 },
  ],
  [
    'a group and a field in its rows',
    form(holding('repeatable_group', 'guests', [text('meal')])),
    form(holding('repeatable_group', 'people', [text('food', 'meal')], 'guests')),
    { guests: [{ meal: 'a' }, {}] },
    { people: [{ food: 'a' }, {}] },
  ],
  [
    'a field of an object',
    form(holding('object', 'school', [text('town'), text('n')])),
    form(holding('object', 'school', [text('city', 'town'), text('n')])),
    { school: { town: 't', n: 'n' } },
    { school: { city: 't', n: 'n' } },
  ],
  [
    'a field of a shape',
    form(shapes(text('c'))),
    form(shapes(text('d', 'c'))),
    { who: { type: 'one', c: 'x' } },
    { who: { type: 'one', d: 'x' } },
  ],
  [
    'an answer whose option is gone',
    form(text('role')),
    form(text('job', 'role')),
    { _former: { role: 'x' } },
    { _former: { job: 'x' } },
  ],
];

describe('answers follow a renamed field, and back', () => {
  test.each(cases)('%s', (_, before, after, was, is) => {
    expect(hasRenamed(before, after)).toBe(true);
    expect(renamedAnswers(was, before, after)).toEqual(is);
    expect(renamedAnswers(is, after, before)).toEqual(was);
    // It is the same question: nothing was added or removed.
    expect(changesBetween(before, after)).toEqual([]);
    expect(hasRenamed(withCodesOf(before, after), after)).toBe(false);
  });
});

test.each([
  ['no field', form(text('a')), form(text('a'))],
  ['a field that is there beside its former code', form(text('a')), form(text('a'), text('b', 'a'))],
  ['a new field without a former code', form(text('a')), form(text('b'))],
])('answers stay as they are where %s is renamed', (_, before, after) => {
  const answers = { a: 1, other: { a: 2 } };
  expect(hasRenamed(before, after)).toBe(false);
  expect(renamedAnswers(answers, before, after)).toBe(answers);
});

test('an answer that was given under the new code is kept', () => {
  const answers = { role: 'old', job: 'new' };
  expect(renamedAnswers(answers, form(text('role')), form(text('job', 'role')))).toEqual(answers);
});
