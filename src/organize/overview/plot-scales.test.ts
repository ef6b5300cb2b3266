import { expect, test } from 'vitest';
import { plotScales } from './plot-scales.ts';

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
