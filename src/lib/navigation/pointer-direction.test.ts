import { expect, test } from 'vitest';
import { isMostlyVertical, pointerDirection } from './pointer-direction.ts';

test.each([
  ['straight down', 0, 10, true],
  ['straight up', 0, -10, true],
  ['75 degrees', 10, 37.33, true],
  ['a hair flatter than 75 degrees', 10, 37.3, false],
  ['steep to the left', -1, -10, true],
  ['a diagonal to the pages', 10, 10, false],
  ['across', 10, 0, false],
  ['nowhere', 0, 0, false],
] as const)('%s', (_, x, y, vertical) => {
  expect(isMostlyVertical({ x: 100, y: 100 }, { x: 100 + x, y: 100 + y })).toBe(vertical);
});

test('the pointer is looked at every 50 ms, against where it was the last time', () => {
  const sample = pointerDirection();
  const way = [
    [0, 0, 0],
    [0, 40, 20],
    [0, 40, 49],
    [0, 40, 50],
    [2, 60, 100],
    [90, 70, 149],
    [90, 70, 150],
    [90, 70, 900],
    [91, 90, 960],
  ] as const;
  expect(way.map(([x, y, time]) => sample({ x, y }, time))).toEqual([
    undefined,
    undefined,
    undefined,
    'vertical',
    'vertical',
    undefined,
    'other',
    undefined,
    'vertical',
  ]);
});
