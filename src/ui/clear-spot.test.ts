import { expect, test } from 'vitest';
import { type Box, clearSpot } from './clear-spot.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 860 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const covered = (spot: Box, taken: readonly Box[]) =>
  taken.filter(
    (each) =>
      each.left < spot.left + spot.width &&
      spot.left < each.left + each.width &&
      each.top < spot.top + spot.height &&
      spot.top < each.top + each.height,
  );

test('stands at the bottom on the right of a window, across that of a phone', () => {
  expect(clearSpot({ width: 392, height: 80 }, desktop, [])).toMatchObject({ left: 872, top: 764 });
  expect(clearSpot({ width: 358, height: 80 }, phone, [])).toMatchObject({ left: 16, top: 748 });
});

test.each([
  ['above a bar of buttons', phone, 358, [box(0, 720, 390, 124)]],
  ['between two fields', phone, 358, [box(16, 600, 358, 244), box(16, 100, 358, 380)]],
  ['on the other side', desktop, 392, [box(700, 0, 580, 860)]],
  ['above what stands in the corner', desktop, 392, [box(1200, 780, 48, 48)]],
])('covers no control: %s', (_where, room, width, taken) => {
  expect(covered(clearSpot({ width, height: 80 }, room, taken), taken)).toEqual([]);
});

test('stays where it stands as long as nothing comes under it', () => {
  const before = box(872, 400, 392, 80);
  expect(clearSpot({ width: 392, height: 80 }, desktop, [], before)).toMatchObject(before);
  expect(clearSpot({ width: 392, height: 80 }, desktop, [box(900, 380, 90, 44)], before).top).toBe(764);
});

test('covers least where nothing is free', () => {
  const taken = [box(0, 0, 390, 600), box(0, 600, 390, 100), box(0, 700, 60, 144)];
  const spot = clearSpot({ width: 358, height: 80 }, phone, taken);
  expect(covered(spot, taken)).toEqual([taken[2]]);
});
