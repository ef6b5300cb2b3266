import { describe, expect, it } from 'vitest';
import { boxOf, nearestPlace } from './nearest-place.ts';

const square = (code: string, x: number, y: number) => ({
  code,
  corners: [
    [x, y],
    [x + 80, y],
    [x + 80, y + 80],
    [x, y + 80],
  ],
});
const places = [square('a', 0, 0), square('b', 100, 0), square('c', 200, 10), square('d', 0, 100)];

describe('the next place on a plan', () => {
  it.each([
    ['a', 'ArrowRight', 'b'],
    ['b', 'ArrowRight', 'c'],
    ['c', 'ArrowLeft', 'b'],
    ['a', 'ArrowDown', 'd'],
    ['d', 'ArrowUp', 'a'],
    ['a', 'ArrowLeft', undefined],
    ['a', 'Enter', undefined],
    [undefined, 'ArrowDown', 'a'],
    ['b', 'Home', 'a'],
    ['b', 'End', 'd'],
  ])('from %s by %s', (from, key, to) => {
    expect(nearestPlace(places, from, key)).toBe(to);
  });

  it('knows the box of any shape', () => {
    expect(
      boxOf([
        [4, 9],
        [10, 2],
        [7, 12],
      ]),
    ).toEqual({ x: 4, y: 2, width: 6, height: 10 });
  });
});
