import { expect, test } from 'vitest';
import { formatMoment } from './moment.ts';

test.each([
  ['2026-11-20T22:30:00.000Z', 'en', 'America/Toronto', 'Friday, November 20 at 5:30\u00a0pm\u00a0EST'],
  ['2026-11-20T22:30:00.000Z', 'fr', 'America/Toronto', 'vendredi 20 novembre à 17\u00a0h\u00a030\u00a0HNE'],
  ['2026-11-21T04:30:00.000Z', 'en', 'UTC', 'Saturday, November 21 at 4:30\u00a0am\u00a0UTC'],
] as const)('%s in %s at %s is %s', (instant, locale, timeZone, expected) => {
  expect(formatMoment(instant, locale, timeZone)).toBe(expected);
});

test('what is no moment is given back as it is', () => {
  expect(formatMoment('some day', 'en', 'UTC')).toBe('some day');
});
