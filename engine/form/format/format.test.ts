import { expect, test } from 'vitest';
import { formatClock, formatTime } from './clock.ts';
import { formatCount } from './count.ts';
import { formatDateRange, formatDay } from './date-range.ts';
import { foldText } from './fold-text.ts';
import { formatChoice, formatList } from './list.ts';
import { formatCents, formatMoney, formatPercent } from './money.ts';

test.each([
  ['2027-02-19', '2027-02-20', 'February 19–20, 2027', '19 et 20 février 2027'],
  ['2027-02-19', '2027-02-22', 'February 19–22, 2027', 'du 19 au 22 février 2027'],
  ['2027-02-19', '2027-02-19', 'February 19, 2027', '19 février 2027'],
  ['2027-05-01', '2027-05-03', 'May 1–3, 2027', 'du 1er au 3 mai 2027'],
  ['2027-02-27', '2027-03-01', 'February 27 – March 1, 2027', 'du 27 février au 1er mars 2027'],
  [
    '2026-12-31',
    '2027-01-02',
    'December 31, 2026 – January 2, 2027',
    'du 31 décembre 2026 au 2 janvier 2027',
  ],
])('%s to %s', (start, end, english, french) => {
  expect(formatDateRange({ start, end }, 'en')).toBe(english);
  expect(formatDateRange({ start, end }, 'fr')).toBe(french);
});

test.each([
  ['2027-02-19', 'Friday, February 19', 'vendredi 19 février'],
  ['2027-07-01', 'Thursday, July 1', 'jeudi 1er juillet'],
])('the day %s', (day, english, french) => {
  expect(formatDay(day, 'en')).toBe(english);
  expect(formatDay(day, 'fr')).toBe(french);
});

test.each([
  ['08:00', '8:00\u00a0am', '8\u00a0h'],
  ['14:30', '2:30\u00a0pm', '14\u00a0h\u00a030'],
  ['00:05', '12:05\u00a0am', '0\u00a0h\u00a005'],
  ['12:00', '12:00\u00a0pm', '12\u00a0h'],
  ['8:30', '8:30\u00a0am', '8\u00a0h\u00a030'],
  ['noon', 'noon', 'noon'],
  ['', '', ''],
  ['24:00', '24:00', '24:00'],
])('the time %s', (clock, english, french) => {
  expect(formatClock(clock, 'en')).toBe(english);
  expect(formatClock(clock, 'fr')).toBe(french);
});

test('a moment is told in the zone that is asked for', () => {
  const moment = new Date('2027-02-19T18:30:00Z');
  expect(formatTime(moment, 'en', 'America/Los_Angeles')).toBe('10:30\u00a0am');
  expect(formatTime(moment, 'fr', 'America/Toronto')).toBe('13\u00a0h\u00a030');
});

test.each([
  [214, '$\u00a0214.00', '214,00\u00a0$'],
  [1234.5, '$\u00a01,234.50', '1\u00a0234,50\u00a0$'],
  [0, '$\u00a00.00', '0,00\u00a0$'],
  [-20, '−$\u00a020.00', '−20,00\u00a0$'],
])('%d dollars', (dollars, english, french) => {
  expect(formatMoney(dollars, 'en')).toBe(english);
  expect(formatMoney(dollars, 'fr')).toBe(french);
  expect(formatCents(dollars * 100, 'fr')).toBe(french);
});

test('percent has no grouping', () => {
  expect(formatPercent(0.05, 'en')).toBe('5%');
  expect(formatPercent(12.5, 'en')).toBe('1250%');
  expect(formatPercent(0.05, 'fr')).toBe('5\u00a0%');
  expect(formatPercent(0.09975, 'fr')).toBe('9,975\u00a0%');
  expect(formatPercent(0.09975, 'en')).toBe('9.975%');
});

test.each([
  [7, '7', '7'],
  [1_234_567, '1,234,567', '1\u00a0234\u00a0567'],
])('the number %d', (count, english, french) => {
  expect(formatCount(count, 'en')).toBe(english);
  expect(formatCount(count, 'fr')).toBe(french);
});

test('several things are told as all of them, or as one of them', () => {
  const items = ['a', 'b'];
  expect([formatList(items, 'en'), formatList(items, 'fr')]).toEqual(['a and b', 'a et b']);
  expect([formatChoice(items, 'en'), formatChoice(items, 'fr')]).toEqual(['a or b', 'a ou b']);
});

test.each([
  ['Brûlé', 'brule'],
  ['  ÉCOLE   Gabrielle-Roy ', 'ecole gabrielle roy'],
  ['and/or _ not', 'and or not'],
])('%j is compared as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
