import { expect, it } from 'vitest';
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
