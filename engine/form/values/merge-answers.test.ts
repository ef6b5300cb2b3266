import { describe, expect, it } from 'vitest';
import type { Field } from '../form-document/field.ts';
import { servedForm } from '../testing/served-form.ts';
import { listFields, topFieldsOf } from '../translate/form-fields.ts';
import { mergeAnswers } from './merge-answers.ts';

const home = { city: 'Hope', street2: '' };

it.each([
  ['what nobody changed', { a: 1 }, { a: 1 }, { a: 1 }, { a: 1 }, []],
  ['what each of two added', {}, { a: 1 }, { b: 2 }, { a: 1, b: 2 }, []],
  ['what I changed', { a: 1 }, { a: 2 }, { a: 1 }, { a: 2 }, []],
  ['what they changed', { a: 1 }, { a: 1 }, { a: 2 }, { a: 2 }, []],
  ['what they removed', { a: 1 }, { a: 1 }, {}, {}, []],
  ['what I removed', { a: 1 }, {}, { a: 1 }, {}, []],
  ['what both changed to the same', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }, []],
  ['what both changed', { a: 1 }, { a: 2 }, { a: 3 }, { a: 2 }, ['a']],
  ['what one removed and one changed', { a: 1 }, {}, { a: 3 }, {}, ['a']],
  ['an empty answer, which is none', { a: '' }, {}, { a: [] }, {}, []],
  ['keys in another order', { a: home }, { a: { city: 'Hope' } }, { a: home }, { a: home }, []],
] as const)('merges %s', (_, base, mine, theirs, values, conflicts) => {
  const merged = mergeAnswers(base, mine, theirs);
  expect(Object.keys(merged.conflicts)).toEqual(conflicts);
  expect(mergeAnswers(values, merged.values, values)).toEqual({ values: merged.values, conflicts: {} });
});

it('gives both values where both changed one', () => {
  const { conflicts, values } = mergeAnswers({ a: 1, b: 1 }, { a: 2, b: 1 }, { a: 3, b: 4 });
  expect(conflicts).toEqual({ a: { mine: 2, theirs: 3 } });
  expect(values).toEqual({ a: 2, b: 4 });
});

describe('rows that two devices changed', () => {
  const row = (name: string, age = 1) => ({ name, age });
  const rows = [row('A'), row('B'), row('C')];
  const text = (code: string): Field => ({ code, type: 'text', label: code });
  const group = (code: string): Field => ({
    code,
    type: 'repeatable_group',
    label: code,
    fields: [text('name'), text('age')],
  });
  const form = servedForm(
    {
      code: 'help',
      type: 'variants',
      label: 'Help',
      tag: 'as',
      variants: [
        {
          code: 'days',
          label: 'Days',
          fields: [{ code: 'plan', type: 'object', label: 'Plan', fields: [group('days')] }],
        },
        { code: 'any', label: 'Any', fields: [text('note')] },
      ],
    },
    group('g'),
    { code: 'home', type: 'address', label: 'Home' },
  );
  const fields = topFieldsOf(listFields(form.document, {}));
  const inPlan = (value: unknown) => ({ help: { as: 'days', plan: { days: value } } });

  it.each([
    ['each another row', [row('A', 2), rows[1], rows[2]], [rows[0], rows[1], row('C', 3)], [2, 1, 3]],
    [
      'each another answer of one row',
      [row('Z'), ...rows.slice(1)],
      [row('A', 9), ...rows.slice(1)],
      [9, 1, 1],
    ],
    [
      'one moved them, the other changed one',
      [rows[2], rows[0], rows[1]],
      [row('A', 5), rows[1], rows[2]],
      [1, 5, 1],
    ],
    [
      'one changed one, the other moved them',
      [row('A', 5), rows[1], rows[2]],
      [rows[1], rows[0], rows[2]],
      [1, 5, 1],
    ],
  ])('are merged one by one where %s', (_, mine, theirs, ages) => {
    const { values, conflicts } = mergeAnswers(inPlan(rows), inPlan(mine), inPlan(theirs), fields);
    expect(conflicts).toEqual({});
    const days = (values as ReturnType<typeof inPlan>).help.plan.days as ReturnType<typeof row>[];
    expect(days.map(({ age }) => age)).toEqual(ages);
  });

  it.each([
    ['both the same answer of one', [row('A', 2), ...rows.slice(1)], [row('A', 3), ...rows.slice(1)]],
    ['one took one away, the other changed one', rows.slice(1), [rows[0], row('B', 2), rows[2]]],
    ['each added one', [...rows, row('D')], [...rows, row('E')]],
    ['both moved them', [rows[1], rows[0], rows[2]], [rows[0], rows[2], rows[1]]],
    [
      'one moved one and changed it, the other changed another',
      [rows[1], row('A', 4), rows[2]],
      [rows[0], rows[1], row('C', 9)],
    ],
  ])('are asked about as a whole where %s', (_, mine, theirs) => {
    const { values, conflicts } = mergeAnswers({ g: rows }, { g: mine }, { g: theirs }, fields);
    expect(conflicts).toEqual({ g: { mine, theirs } });
    expect(values).toEqual({ g: mine });
  });

  it.each([
    ['is a list, mine a text', [row('A')], 'x', [row('B')]],
    ['is a text, mine a list', 'x', [row('A')], [row('B')]],
    ['is a list, theirs an object', [row('A')], [row('B')], { 0: row('A') }],
    ['is a list whose row is a text', ['A'], [row('A', 2)], [row('A', 3)]],
    ['is a list of which one row is none of mine', [row('A')], [null], [row('A', 3)]],
    ['is a list of which one row is none of theirs', [row('A')], [row('A', 3)], ['A']],
  ])('are asked about as a whole where what was there %s', (_, base, mine, theirs) => {
    const { values, conflicts } = mergeAnswers({ g: base }, { g: mine }, { g: theirs }, fields);
    expect(conflicts).toEqual({ g: { mine, theirs } });
    expect(values).toEqual({ g: mine });
  });

  it.each([
    [
      'of another shape than before',
      { help: { as: 'any', note: 'x' } },
      { help: { as: 'days', note: 'x' } },
      { help: { as: 'any', note: 'y' } },
    ],
    [
      'that is no group',
      { home: { city: 'Hope', street1: '1 A' } },
      { home: { city: 'Yale', street1: '1 A' } },
      { home: { city: 'Hope', street1: '2 B' } },
    ],
  ])('an answer %s is asked about as a whole', (_, base, mine, theirs) => {
    const { values, conflicts } = mergeAnswers(base, mine, theirs, fields);
    expect(Object.keys(conflicts)).toEqual(Object.keys(base));
    expect(values).toEqual(mine);
  });
});
