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

  it('is measured from the middle of each, however large', () => {
    const rectangle = (code: string, x: number, y: number, width: number, height: number) => ({
      code,
      corners: [
        [x, y],
        [x + width, y + height],
      ],
    });
    const hall = rectangle('hall', 100, 100, 200, 100);
    // Their corners are above and left of the hall's middle, as their middles are not.
    const across = [hall, rectangle('wide', 190, 140, 100, 20), rectangle('small', 260, 145, 10, 10)];
    expect(nearestPlace(across, 'hall', 'ArrowRight')).toBe('wide');
    const down = [hall, rectangle('deep', 195, 130, 10, 100), rectangle('low', 195, 200, 10, 10)];
    expect(nearestPlace(down, 'hall', 'ArrowDown')).toBe('deep');
    // What lies far off the way loses to what lies ahead, on the right as on the left.
    const aside = [
      square('from', 300, 300),
      square('ahead', 500, 300),
      square('off', 400, 420),
      square('left', 400, 180),
    ];
    expect(nearestPlace(aside, 'from', 'ArrowRight')).toBe('ahead');
    const above = [
      square('from', 300, 300),
      square('ahead', 300, 500),
      square('off', 420, 400),
      square('left', 180, 400),
    ];
    expect(nearestPlace(above, 'from', 'ArrowDown')).toBe('ahead');
  });

  it('is the first of those that are as near, and nothing on an empty plan', () => {
    const alike = [square('from', 0, 0), square('one', 100, 0), square('other', 100, 0)];
    expect(nearestPlace(alike, 'from', 'ArrowRight')).toBe('one');
    for (const key of ['Home', 'End', 'ArrowUp']) expect(nearestPlace([], undefined, key)).toBeUndefined();
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
