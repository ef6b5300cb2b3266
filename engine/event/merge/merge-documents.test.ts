import { describe, expect, it } from 'vitest';
import { mergeDocuments } from './merge-documents.ts';

const field = (code: string, more: object = {}) => ({ code, type: 'text', ...more });
const form = (...fields: object[]) => ({ kind: 'form', code: 'personal', fields });
const merged = (base: unknown, mine: unknown, theirs: unknown) => {
  const { document, conflicts } = mergeDocuments(base, mine, theirs);
  return { document, conflicts: conflicts.map(({ pointer }) => pointer) };
};

describe('two versions of a document', () => {
  it.each([
    ['nothing changed', form(field('a')), form(field('a')), form(field('a')), form(field('a'))],
    ['only mine changed', { a: 1 }, { a: 2 }, { a: 1 }, { a: 2 }],
    ['only theirs changed', { a: 1 }, { a: 1 }, { a: 2 }, { a: 2 }],
    ['both changed alike', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
    ['different keys', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
    ['one removed, one added', { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 1, c: 1 }, { b: 1, c: 1 }],
    [
      'different entries of a list',
      form(field('a'), field('b')),
      form(field('a', { required: 'Y' }), field('b')),
      form(field('a'), field('b', { type: 'email' })),
      form(field('a', { required: 'Y' }), field('b', { type: 'email' })),
    ],
    [
      'an entry each',
      form(field('a'), field('b')),
      form(field('a'), field('mine'), field('b')),
      form(field('a'), field('b'), field('theirs')),
      form(field('a'), field('mine'), field('b'), field('theirs')),
    ],
    [
      'moved by them, changed by me',
      form(field('a'), field('b'), field('c')),
      form(field('a', { required: 'Y' }), field('b'), field('c')),
      form(field('c'), field('a'), field('b')),
      form(field('c'), field('a', { required: 'Y' }), field('b')),
    ],
    [
      'moved by me, one removed by them',
      form(field('a'), field('b'), field('c')),
      form(field('c'), field('b'), field('a')),
      form(field('a'), field('c')),
      form(field('c'), field('a')),
    ],
    [
      'entries with numbers as codes, in their order',
      form(field('2027'), field('10'), field('2')),
      form(field('2027', { required: 'Y' }), field('10'), field('2')),
      form(field('2027'), field('10'), field('2', { type: 'email' })),
      form(field('2027', { required: 'Y' }), field('10'), field('2', { type: 'email' })),
    ],
    [
      'removed by me, moved by them',
      form(field('a'), field('b'), field('c')),
      form(field('a'), field('c')),
      form(field('c'), field('b'), field('a')),
      form(field('c'), field('a')),
    ],
    [
      'a list that was not there',
      {},
      { list: [field('a')] },
      { list: [field('b')] },
      { list: [field('a'), field('b')] },
    ],
  ])('are merged: %s', (_, base, mine, theirs, both) => {
    expect(merged(base, mine, theirs)).toEqual({ document: both, conflicts: [] });
  });

  it.each([
    ['a value', { a: { b: 1 } }, { a: { b: 2 } }, { a: { b: 3 } }, '/a/b'],
    ['a value changed and removed', { a: 1 }, { a: 2 }, {}, '/a'],
    [
      'an entry removed and changed',
      form(field('a')),
      form(),
      form(field('a', { required: 'Y' })),
      '/fields/a',
    ],
    ['a list without codes', { a: [1] }, { a: [1, 2] }, { a: [1, 3] }, '/a'],
    ['a type', { a: 1 }, { a: [2] }, { a: { b: 3 } }, '/a'],
  ])('conflict at %s, where mine stays', (_, base, mine, theirs, pointer) => {
    expect(merged(base, mine, theirs)).toEqual({ document: mine, conflicts: [pointer] });
  });
});
