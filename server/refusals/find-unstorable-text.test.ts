import { expect, it } from 'vitest';
import { findUnstorable, unstorableMessage } from './find-unstorable-text.ts';

const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);

it.each([
  ['plain', { a: ['é', 1, null, { b: '😀' }] }, undefined],
  ['a NUL', { a: ['x', { b: 'y\0' }] }, { path: 'a.1.b', why: 'characters' }],
  ['half a pair', { a: '\ud83d' }, { path: 'a', why: 'characters' }],
  ['a key with a NUL', { a: { 'b\0': 1 } }, { path: 'a', why: 'characters' }],
  ['text itself', 'a\0', { path: '', why: 'characters' }],
  ['nested without end', { deep }, { path: expect.stringMatching(/^deep(\.0){63}$/), why: 'depth' }],
])('finds %s', (_what, value, path) => {
  expect(findUnstorable(value)).toEqual(path);
});

it('says of what is nested too deep that it is', () => {
  expect(unstorableMessage.depth).toEqual({
    en: expect.stringContaining('nested too deep'),
    fr: expect.stringContaining('imbriqué'),
  });
});
