import { expect, test } from 'vitest';
import { dueAt, localClock } from './due-at.ts';

test.each([
  ['2027-07-01T09:00', 'America/Toronto', '2027-07-01T13:00:00.000Z'],
  ['2027-01-31T00:05', 'Europe/Paris', '2027-01-30T23:05:00.000Z'],
  // This zone keeps its daylight saving time, which this Node may not know yet.
  ['2027-01-31T09:00', 'America/Vancouver', '2027-01-31T16:00:00.000Z'],
])('%s in %s is due at %s, and back', (local, zone, instant) => {
  expect(dueAt(local, zone)?.toISOString()).toBe(instant);
  expect(localClock(new Date(instant), zone)).toBe(local);
});

test('a time that the clocks skip is never due', () => {
  expect(dueAt('2027-03-14T02:30', 'America/Toronto')).toBeUndefined();
});
