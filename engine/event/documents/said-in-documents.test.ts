import { expect, test } from 'vitest';
import { isMode } from '../properties/modes.ts';
import { themeTypeOf } from './event/theme-type.ts';
import { cornersOf } from './floor-plan/schema.ts';
import { DECISIONS, isTaken } from './flow/decision.ts';
import { rangeOf } from './offers/schema.ts';

test('who was accepted takes part, and who has confirmed it', () => {
  expect([...DECISIONS, null, undefined].filter(isTaken)).toEqual(['accepted', 'confirmed']);
});

test('a mode of taking part is one of three', () => {
  expect(['Online', 'In-Person', 'Hybrid', 'online', '', 7, undefined].map(isMode)).toEqual([
    ...Array(3).fill(true),
    ...Array(4).fill(false),
  ]);
});

test('a look that nobody knows is drawn with tiles', () => {
  expect(['strings', 'waves', 'tiles', 'stripes'].map(themeTypeOf)).toEqual([
    'strings',
    'waves',
    'tiles',
    'tiles',
  ]);
});

test('an offer has a range where it has both of its ends', () => {
  expect(rangeOf({ minimum: 0, maximum: 5 })).toEqual({ minimum: 0, maximum: 5 });
  for (const half of [{}, { minimum: 1 }, { maximum: 5 }]) expect(rangeOf(half)).toBeUndefined();
});

test('the corners of a room are those of its shape, or of its rectangle from the upper left on', () => {
  const shape = [
    [0, 0],
    [4, 0],
    [2, 3],
  ];
  expect(cornersOf({ shape })).toBe(shape);
  expect(cornersOf({ rectangle: [10, 20, 3, 5] })).toEqual([
    [10, 20],
    [13, 20],
    [13, 25],
    [10, 25],
  ]);
  expect(cornersOf({})).toEqual(Array(4).fill([0, 0]));
});
