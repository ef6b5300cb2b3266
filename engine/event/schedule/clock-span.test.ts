import { expect, it } from 'vitest';
import { clockSpan } from './clock-span.ts';

it.each([
  ['09:00', '10:30', { from: 540, to: 630 }],
  ['23:00', '01:00', { from: 1380, to: 1500 }],
  ['17:00', '00:00', { from: 1020, to: 1440 }],
  ['09:00', '09:00', { from: 540, to: 1980 }],
  ['nine', '10:00', undefined],
])('%s to %s', (start, end, expected) => {
  expect(clockSpan(start, end)).toEqual(expected);
});
