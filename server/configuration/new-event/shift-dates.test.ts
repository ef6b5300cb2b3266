import { expect, it } from 'vitest';
import { datesIn, daysBetween, mapStrings, shiftDate } from './shift-dates.ts';

it.each([
  ['2027-02-19', 364, '2028-02-18'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-14', -14, '2027-02-28'],
  ['2027-06-12T17:00', 7, '2027-06-19T17:00'],
  ['2026-12-31T23:30:00Z', 1, '2027-01-01T23:30:00Z'],
  ['2027-06-120', 7, '2027-06-120'],
  ['RTG2027', 7, 'RTG2027'],
])('moves %s by %i days to %s', (text, days, later) => expect(shiftDate(text, days)).toBe(later));

it('counts the days between two dates, over a change of the clock', () => {
  expect(daysBetween('2027-03-10', '2027-03-20')).toBe(10);
  expect(daysBetween('2027-03-20', '2027-03-10')).toBe(-10);
});

it('finds each date of a value once, in lists and objects', () => {
  const value = { days: [{ date: '2027-02-19' }, { date: '2027-02-20' }], until: '2027-02-19T12:00', at: 3 };
  expect(datesIn(value)).toEqual(['2027-02-19', '2027-02-20']);
});

it('keeps what is no text', () => {
  expect(mapStrings({ a: [1, true, null, 'x'] }, (text) => text + text)).toEqual({
    a: [1, true, null, 'xx'],
  });
});
