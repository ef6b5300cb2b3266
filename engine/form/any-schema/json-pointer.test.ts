import { expect, it } from 'vitest';
import { pathOf, pointerOf } from './json-pointer.ts';

const data = { 'a/b': [{ 'c~d': 1, '0': 'zero' }], list: [[1, 2]] };

it.each([
  ['', []],
  ['/a~1b/0/c~0d', ['a/b', 0, 'c~d']],
  ['/a~1b/0/0', ['a/b', 0, '0']],
  ['/list/0/1', ['list', 0, 1]],
  ['/none/0', ['none', '0']],
])('%s leads to its place and back', (pointer, path) => {
  expect(pathOf(pointer, data)).toEqual(path);
  expect(pointerOf(path)).toBe(pointer);
});
