import { expect, test } from 'vitest';
import { instantOf, leftUntil } from './time-left.ts';

test.each([
  ['2027-02-19T09:00', 'America/Los_Angeles', '2027-02-19T17:00:00Z'],
  ['2027-06-12T17:00', 'America/Los_Angeles', '2027-06-13T00:00:00Z'],
  // The night on which clocks go forward, before and after.
  ['2027-03-14T01:30', 'America/Los_Angeles', '2027-03-14T09:30:00Z'],
  ['2027-03-14T03:30', 'America/Los_Angeles', '2027-03-14T10:30:00Z'],
  ['2027-05-06T18:30', 'America/Toronto', '2027-05-06T22:30:00Z'],
])('%s in %s is %s', (local, zone, instant) => {
  expect(new Date(instantOf(local, zone)).toISOString()).toBe(new Date(instant).toISOString());
});

const MINUTE = 60_000;
test.each([
  [0, undefined],
  [-1, undefined],
  [1, { days: 0, hours: 0, minutes: 1 }],
  [60 * MINUTE, { days: 0, hours: 1, minutes: 0 }],
  [(26 * 60 + 5) * MINUTE - 1, { days: 1, hours: 2, minutes: 5 }],
])('%i ms are %j', (left, expected) => {
  expect(leftUntil(1000 + left, 1000)).toEqual(expected);
});
