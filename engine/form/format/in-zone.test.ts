import { expect, test } from 'vitest';
import { inZone, isTimeZone } from './in-zone.ts';
import { zoneCityOf } from './zone-city.ts';

test.each([
  ['2027-02-19T10:30:00-08:00', 'America/Toronto', '2027-02-19T13:30:00-05:00'],
  ['2027-07-19T22:30:00-07:00', 'Europe/Paris', '2027-07-20T07:30:00+02:00'],
  ['2027-02-19T10:30:00-08:00', 'Asia/Kolkata', '2027-02-20T00:00:00+05:30'],
  ['2027-02-19T20:30:00-03:30', 'America/St_Johns', '2027-02-19T20:30:00-03:30'],
  ['2027-02-19T00:00:00Z', 'UTC', '2027-02-19T00:00:00+00:00'],
])('%s in %s is %s, the same instant', (instant, zone, written) => {
  expect(inZone(instant, zone)).toBe(written);
  expect(Date.parse(written)).toBe(Date.parse(instant));
});

test('a zone that there is not is told apart', () => {
  expect(['America/Vancouver', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, false, false]);
});

test.each([
  ['America/Vancouver', 'en', 'Vancouver'],
  ['America/Toronto', 'en', 'Montreal'],
  ['America/Toronto', 'fr', 'Montréal'],
  ['America/Argentina/Buenos_Aires', 'en', 'Buenos Aires'],
] as const)('%s is told by its city in %s', (zone, locale, city) => {
  expect(zoneCityOf(zone, locale)).toBe(city);
});
