import { expect, test } from 'vitest';
import { formatWallDay, formatWallTime } from './wall-clock.ts';

test.each([
  ['2027-02-19T10:30:00.000-08:00', '10:30 am', '10 h 30', 'Friday', 'vendredi'],
  // British Columbia keeps summer time from 2026 on, where that is known: the clock stays what was written.
  ['2027-02-19T10:30:00.000-07:00', '10:30 am', '10 h 30', 'Friday', 'vendredi'],
  ['2027-02-20T00:30:00+13:00', '12:30 am', '0 h 30', 'Saturday', 'samedi'],
])('%s', (instant, english, french, day, jour) => {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  expect(plain(formatWallTime(instant, 'en'))).toBe(english);
  expect(plain(formatWallTime(instant, 'fr'))).toBe(french);
  expect(formatWallDay(instant, 'en', { weekday: 'long' })).toBe(day);
  expect(formatWallDay(instant, 'fr', { weekday: 'long' })).toBe(jour);
});
