import { expect, test } from 'vitest';
import { decidingNames, demandsOf, valueNamed } from './explain-condition.ts';

const a = { var: 'a' };
const b = { var: 'b' };
const demand = (name: string, relation: string, ...values: unknown[]) => ({ name, relation, values });

test.each<[string, unknown, object | undefined, object | undefined]>([
  ['an answer by itself', a, demand('a', 'given'), demand('a', 'blank')],
  ['its reverse', { '!': [a] }, demand('a', 'blank'), demand('a', 'given')],
  ['its truth', { '!!': a }, demand('a', 'given'), demand('a', 'blank')],
  ['a value', { '==': [a, 1] }, demand('a', 'equals', 1), demand('a', 'differs', 1)],
  ['the same value', { '===': [1, a] }, demand('a', 'equals', 1), demand('a', 'differs', 1)],
  ['another value', { '!=': [a, 1] }, demand('a', 'differs', 1), demand('a', 'equals', 1)],
  ['no such value', { '!==': [a, 'x'] }, demand('a', 'differs', 'x'), demand('a', 'equals', 'x')],
  ['more', { '>': [a, 1] }, demand('a', 'above', 1), demand('a', 'atMost', 1)],
  ['more, from the other side', { '<': [1, a] }, demand('a', 'above', 1), demand('a', 'atMost', 1)],
  ['less', { '<': [a, 1] }, demand('a', 'below', 1), demand('a', 'atLeast', 1)],
  ['less, from the other side', { '>': [1, a] }, demand('a', 'below', 1), demand('a', 'atLeast', 1)],
  ['at least', { '>=': [a, 1] }, demand('a', 'atLeast', 1), demand('a', 'below', 1)],
  ['at least, from the other side', { '<=': [1, a] }, demand('a', 'atLeast', 1), demand('a', 'below', 1)],
  ['at most', { '<=': [a, 1] }, demand('a', 'atMost', 1), demand('a', 'above', 1)],
  ['at most, from the other side', { '>=': [1, a] }, demand('a', 'atMost', 1), demand('a', 'above', 1)],
  ['nothing', { '==': [a, null] }, demand('a', 'blank'), demand('a', 'given')],
  ['no text', { '===': [a, ''] }, demand('a', 'blank'), demand('a', 'given')],
  ['something', { '!=': [a, null] }, demand('a', 'given'), demand('a', 'blank')],
  ['some text', { '!==': ['', a] }, demand('a', 'given'), demand('a', 'blank')],
  ['more than nothing', { '>': [a, ''] }, demand('a', 'above', ''), demand('a', 'atMost', '')],
  [
    'one of a list',
    { in: [a, ['x', 'y']] },
    demand('a', 'equals', 'x', 'y'),
    demand('a', 'differs', 'x', 'y'),
  ],
  ['a list with one', { in: ['x', a] }, demand('a', 'has', 'x'), demand('a', 'lacks', 'x')],
  [
    'several',
    { and: [{ '==': [a, 1] }, b] },
    { all: [demand('a', 'equals', 1), demand('b', 'given')] },
    { any: [demand('a', 'differs', 1), demand('b', 'blank')] },
  ],
  [
    'any of several',
    { or: [a, { '!': b }] },
    { any: [demand('a', 'given'), demand('b', 'blank')] },
    { all: [demand('a', 'blank'), demand('b', 'given')] },
  ],
  ['several that are one', { and: [a] }, demand('a', 'given'), demand('a', 'blank')],
  ['any of one', { or: { '>': [a, 1] } }, demand('a', 'above', 1), demand('a', 'atMost', 1)],
  // What is more than a comparison of an answer with plain values is left to its questions.
  ...[
    true,
    null,
    'a',
    {},
    [a],
    { var: ['a', 'x'] },
    { var: 7 },
    { var: [] },
    { '==': [a, b] },
    { '==': [1, 2] },
    { '==': [a, 1, 2] },
    { '==': [a, [1]] },
    { '==': [{ '+': [a, 1] }, 1] },
    { '>': [[1], a] },
    { in: [a, [a, 'x']] },
    { in: [a, 'text'] },
    { in: [['x'], a] },
    { in: [1, [1]] },
    { in: ['x', 'xyz'] },
    { '!': [a, b] },
    { '!!': [{ '+': [a] }] },
    { and: [a, { '+': [b, 1] }] },
    { or: [{ some: [a, b] }] },
    { some: [a, { '==': [b, 1] }] },
    { toString: [a, 1] },
  ].map(
    (condition) =>
      [JSON.stringify(condition), condition, undefined, undefined] as [string, unknown, undefined, undefined],
  ),
])('what has to be so: %s', (_, condition, wanted, unwanted) => {
  expect(demandsOf(condition)).toEqual(wanted);
  expect(demandsOf(condition, false)).toEqual(unwanted);
});

test.each<[string, unknown, Record<string, unknown>, string[]]>([
  ['all that one comparison reads', { '==': [a, b] }, { a: 1, b: 1 }, ['a', 'b']],
  ['all of a conjunction that holds', { and: [a, b] }, { a: 1, b: 1 }, ['a', 'b']],
  ['those that make it fall', { and: [a, b] }, { a: 1 }, ['b']],
  ['those that hold a disjunction up', { or: [a, b] }, { a: 1 }, ['a']],
  ['all of a disjunction that falls', { or: [a, b] }, {}, ['a', 'b']],
  ['within a reverse', { '!': [{ and: [a, b] }] }, { a: 1 }, ['b']],
  ['within a truth', { '!!': [{ or: [a, b] }] }, { b: 1 }, ['b']],
  ['each once', { or: [a, { '==': [a, 1] }] }, { a: 1 }, ['a']],
  ['what a reverse of two reads', { '!': [{ or: [a, b] }, b] }, { a: 1 }, ['a', 'b']],
  ['nothing', true, {}, []],
])('what decides: %s', (_, condition, scope, names) => {
  expect(decidingNames(condition, scope)).toEqual(names);
});

test.each<[string, unknown]>([
  ['form', { field: 'x', none: null }],
  ['form.field', 'x'],
  ['form.none', null],
  ['form.gone', undefined],
  ['form.none.deeper', undefined],
  ['form.field.length', undefined],
  ['form.toString', undefined],
  ['gone.field', undefined],
  ['list.1', 'two'],
])('%s is read as %j', (name, value) => {
  expect(valueNamed(name, { form: { field: 'x', none: null }, list: ['one', 'two'] })).toEqual(value);
});
