import { expect, test } from 'vitest';
import { instantInZone } from './instant-in-zone.ts';

test.each([
  ['2027-01-31T09:00', 'America/Toronto', '2027-01-31T14:00:00.000Z'],
  ['2027-07-01T09:00', 'America/Toronto', '2027-07-01T13:00:00.000Z'],
  ['2027-07-01T00:15', 'Asia/Kolkata', '2027-06-30T18:45:00.000Z'],
  // It comes twice: first in daylight saving time.
  ['2027-11-07T01:30', 'America/Toronto', '2027-11-07T05:30:00.000Z'],
  // The clocks skip it.
  ['2027-03-14T02:30', 'America/Toronto', undefined],
  ['2027-02-30T09:00', 'America/Toronto', undefined],
  ['2027-13-01T09:00', 'America/Toronto', undefined],
  ['2027-01-01T24:30', 'America/Toronto', undefined],
  ['tomorrow', 'America/Toronto', undefined],
])('%s in %s is %s', (local, zone, instant) => {
  expect(instantInZone(local, zone)?.toISOString()).toBe(instant);
});
