import { expect, it } from 'vitest';
import { zonedInstant } from './zoned-instant.ts';

it.each([
  ['2027-02-19T08:00', 'America/Vancouver', '2027-02-19T16:00:00Z'],
  ['2027-07-01T08:00', 'America/Vancouver', '2027-07-01T15:00:00Z'],
  ['2027-02-19T08:00', 'Asia/Kolkata', '2027-02-19T02:30:00Z'],
  // Skipped in spring.
  ['2027-03-14T02:30', 'America/Toronto', '2027-03-14T07:30:00Z'],
  // Twice in fall.
  ['2027-11-07T01:30', 'America/Toronto', '2027-11-07T05:30:00Z'],
])('%s in %s is %s', (wall, zone, instant) => expect(zonedInstant(wall, zone)).toBe(instant));
