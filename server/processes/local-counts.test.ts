import { expect, test } from 'vitest';
import { LocalCounts } from './local-counts.ts';

test('a caller is counted until the window ends, and apart from others', () => {
  const counts = new LocalCounts();
  expect(counts.count('a', 1_000, 0)).toEqual({ current: 1, ttl: 1_000 });
  expect(counts.count('a', 1_000, 400)).toEqual({ current: 2, ttl: 600 });
  expect(counts.count('b', 1_000, 400)).toEqual({ current: 1, ttl: 1_000 });
  expect(counts.count('a', 1_000, 1_000)).toEqual({ current: 1, ttl: 1_000 });
});

test('of more callers than can be remembered the oldest are forgotten', () => {
  const counts = new LocalCounts();
  for (let caller = 0; caller < 6_000; caller += 1) counts.count(`caller ${caller}`, 1_000, caller / 100);
  expect(counts.count('caller 5999', 1_000, 60).current).toBe(2);
  expect(counts.count('caller 0', 1_000, 60).current).toBe(1);
});
