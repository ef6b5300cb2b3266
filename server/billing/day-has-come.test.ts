import { expect, it } from 'vitest';
import { dayHasCome } from './day-has-come.ts';

it.each([
  ['2026-11-29', '2026-11-30T05:00:00Z', true],
  ['2026-11-30', '2026-11-30T12:00:00Z', true],
  // 23:21 by the rules of 2025, 00:21 by those of 2026.
  ['2026-11-30', '2026-11-30T07:21:00Z', true],
  ['2026-11-30', '2026-11-30T05:00:00Z', false],
  ['2026-12-01', '2026-11-30T12:00:00Z', false],
])('a cheque of %s, recorded in Vancouver at %s, has come: %s', (day, now, expected) => {
  expect(dayHasCome(day, 'America/Vancouver', new Date(now))).toBe(expected);
});
