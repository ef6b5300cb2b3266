import { expect, test } from 'vitest';
import { hasRoomBefore, plotScales } from './plot-scales.ts';

const bins = Array.from({ length: 36 }, (_, index) => ({
  day: `2026-11-${String(index + 1).padStart(2, '0')}`,
  registered: index,
}));
const series = [{ key: 'registered', label: 'Registrations', look: 'solid' }] as const;

test.each([390, 700, 716, 1_280])('every label of a plot of %i pixels has room before its end', (width) => {
  const { labelled, x } = plotScales(bins, series, 'day', width);
  expect(labelled.length).toBeGreaterThan(1);
  for (const { index } of labelled) expect((x(index) ?? 0) + 50).toBeLessThanOrEqual(width);
});

const both = [...series, { key: 'cancelled', label: 'Cancelled', look: 'below' }] as const;
const day = (registered: number, cancelled: number) => [{ day: '2026-11-30', registered, cancelled }];

test.each([
  ['a few', 1_046, 1, 0.06],
  ['about as many', 30, 20, 1],
])('%s cancellations get the room that they need', (_, registered, cancelled, most) => {
  const { y } = plotScales(day(registered, cancelled), both, 'day', 700);
  const [lowest = 0, highest = 0] = y.domain();
  expect(-lowest).toBeGreaterThanOrEqual(cancelled);
  expect(-lowest / highest).toBeLessThanOrEqual(most);
});

test('the label of today goes to the other side where it would cover the axis', () => {
  expect(hasRoomBefore('Aujourd’hui, 1046 jusqu’ici', 179)).toBe(false);
  expect(hasRoomBefore('Aujourd’hui, 1046 jusqu’ici', 527)).toBe(true);
});
