import { expect, test } from 'vitest';
import { slotInstants } from './slot-instants.ts';

test.each([
  ['a winter’s day', '2027-02-19', '09:00', '10:30', 'America/Los_Angeles', '02-19T17:00', '02-19T18:30'],
  [
    'the same clock further east',
    '2027-02-19',
    '09:00',
    '10:30',
    'America/Toronto',
    '02-19T14:00',
    '02-19T15:30',
  ],
  ['half an hour off', '2027-02-19', '09:00', '10:30', 'America/St_Johns', '02-19T12:30', '02-19T14:00'],
  ['past midnight', '2027-02-19', '22:00', '00:30', 'America/Los_Angeles', '02-20T06:00', '02-20T08:30'],
  ['to midnight', '2027-02-19', '17:00', '00:00', 'America/Los_Angeles', '02-20T01:00', '02-20T08:00'],
  ['a whole day', '2027-02-19', '09:00', '09:00', 'America/Los_Angeles', '02-19T17:00', '02-20T17:00'],
  [
    'the morning that the clock goes forward',
    '2027-03-14',
    '01:30',
    '03:30',
    'America/Toronto',
    '03-14T06:30',
    '03-14T07:30',
  ],
  [
    'the night that it goes back',
    '2027-11-07',
    '00:30',
    '02:30',
    'America/Toronto',
    '11-07T04:30',
    '11-07T07:30',
  ],
])('%s', (_, date, start, end, zone, from, to) => {
  const instants = slotInstants(date, { start, end }, zone);
  const inUtc = (instant: string) => new Date(instant).toISOString();
  expect([inUtc(instants.start), inUtc(instants.end)]).toEqual([
    `2027-${from}:00.000Z`,
    `2027-${to}:00.000Z`,
  ]);
  expect(instants.start.slice(0, 16)).toBe(`${date}T${start}`);
  expect(instants.end.slice(11, 16)).toBe(end);
});

test('a zone is read by the newest rules that Node or the package has', () => {
  // British Columbia stays at UTC-7 since 2026, which Node 20 does not know.
  expect(slotInstants('2027-02-19', { start: '23:00', end: '00:30' }, 'America/Vancouver')).toEqual({
    start: '2027-02-19T23:00:00.000-07:00',
    end: '2027-02-20T00:30:00.000-07:00',
  });
});
