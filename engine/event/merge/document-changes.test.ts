import { describe, expect, test } from 'vitest';
import { documentChanges } from './document-changes.ts';

const field = (code: string, label = code) => ({ code, label });

describe('what changed between two versions of a document', () => {
  test.each([
    ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
    ['a text', { title: 'A' }, { title: 'B' }, [{ pointer: '/title', was: 'A', is: 'B' }]],
    [
      'what came and went',
      { a: 1 },
      { 'b/c': 2 },
      [
        { pointer: '/a', was: 1 },
        { pointer: '/b~1c', is: 2 },
      ],
    ],
    [
      'a field before others',
      { fields: [field('a'), field('b')] },
      { fields: [field('new'), field('a'), field('b', 'B')] },
      [
        { pointer: '/fields/0', is: field('new') },
        { pointer: '/fields/2/label', was: 'b', is: 'B' },
      ],
    ],
    [
      'a field less',
      { fields: [field('a'), field('b')] },
      { fields: [field('b')] },
      [{ pointer: '/fields/0', was: field('a') }],
    ],
    [
      'another order',
      { fields: [field('a'), field('b'), field('c')] },
      { fields: [field('c'), field('a'), field('b')] },
      [{ pointer: '/fields', was: ['a', 'b', 'c'], is: ['c', 'a', 'b'] }],
    ],
    [
      'a field with another code',
      { fields: [field('a', 'A'), field('b')] },
      { fields: [{ code: 'c', was: ['a'], label: 'A' }, field('b')] },
      [
        { pointer: '/fields/0/code', was: 'a', is: 'c' },
        { pointer: '/fields/0/was', is: ['a'] },
      ],
    ],
    [
      'a field with its former code again',
      { fields: [{ code: 'c', was: ['a'], label: 'A' }, field('b')] },
      { fields: [field('a', 'A'), field('b')] },
      [
        { pointer: '/fields/0/code', was: 'c', is: 'a' },
        { pointer: '/fields/0/was', was: ['a'] },
      ],
    ],
    [
      'a list of texts',
      { days: ['sat'] },
      { days: ['fri', 'sat'] },
      [
        { pointer: '/days/0', was: 'sat', is: 'fri' },
        { pointer: '/days/1', is: 'sat' },
      ],
    ],
    [
      'a code given twice',
      { fields: [field('a'), field('a')] },
      { fields: [field('a'), field('a', 'A')] },
      [{ pointer: '/fields/1/label', was: 'a', is: 'A' }],
    ],
  ])('%s', (_, was, is, changes) => {
    expect(documentChanges(was, is)).toEqual(changes);
  });
});
