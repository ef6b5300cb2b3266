import { expect, it } from 'vitest';
import { findUnstorable } from './storable-text.ts';

const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);

it.each([
  ['plain', { a: ['é', 1, null, { b: '😀' }] }, undefined],
  ['a NUL', { a: ['x', { b: 'y\0' }] }, 'a.1.b'],
  ['half a pair', { a: '\ud83d' }, 'a'],
  ['a key with a NUL', { a: { 'b\0': 1 } }, 'a'],
  ['text itself', 'a\0', ''],
  ['nested without end', { deep }, expect.stringMatching(/^deep(\.0){63}$/)],
])('finds %s', (_what, value, path) => {
  expect(findUnstorable(value)).toEqual(path);
});
