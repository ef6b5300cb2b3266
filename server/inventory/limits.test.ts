import { expect, test } from 'vitest';
import { openFair } from '#server/testing/test-event.ts';
import { limitOf, reservedOf } from './limits.ts';

const served = openFair();
const documents = [
  {
    kind: 'schedule',
    code: 'schedule',
    slots: [],
    workshops: [],
    sessions: [
      { code: 'some', capacity: 12, kept: 2 },
      { code: 'most', capacity: 12, kept: 20 },
      { code: 'all', capacity: 12 },
      { code: 'open' },
    ],
  },
  {
    kind: 'products',
    code: 'products',
    products: [{ code: 'shirt', variants: [{ code: 'm', stock: 40 }, { code: 'l' }] }],
  },
  {
    kind: 'activities',
    code: 'activities',
    activities: [{ code: 'dinner', capacity: 80 }, { code: 'walk' }],
  },
  {
    kind: 'offers',
    code: 'booths',
    offers: [
      { code: 'corner', stock: 3 },
      { code: 'taken', stock: 3, taken_by: 'A sponsor' },
      { code: 'any' },
    ],
  },
  { kind: 'discounts', code: 'discounts', discounts: [{ code: 'ONCE', limit: 1 }, { code: 'EVERY' }] },
];
for (const document of documents) served.add('fair', document);

// Of each kind what there is so much of, what has no limit, and what is not there.
test.each([
  ['session', 'all', 12],
  ['session', 'some', 10],
  ['session', 'most', 0],
  ['session', 'open', undefined],
  ['session', 'gone', 0],
  ['variant', 'shirt/m', 40],
  ['variant', 'shirt/l', undefined],
  ['variant', 'shirt/gone', 0],
  ['variant', 'gone/m', 0],
  ['variant', 'shirt', 0],
  ['activity', 'dinner', 80],
  ['activity', 'walk', undefined],
  ['activity', 'gone', 0],
  ['choice', 'booths/corner', 3],
  // By another arrangement: for nobody who applies.
  ['choice', 'booths/taken', 0],
  ['choice', 'booths/any', undefined],
  ['choice', 'booths/gone', 0],
  ['choice', 'gone/corner', 0],
  ['discount', 'ONCE', 1],
  ['discount', 'EVERY', undefined],
  ['discount', 'GONE', 0],
] as const)('of the %s %s there are %s', (kind, item, limit) => {
  expect(limitOf(served, 'fair', kind, item)).toBe(limit);
});

test.each(['session', 'variant', 'activity', 'choice', 'discount'] as const)(
  'where nothing is configured there is no %s',
  (kind) => {
    expect(limitOf(served, 'other', kind, 'a/b')).toBe(0);
  },
);

test.each([
  ['session', 'some', 2],
  ['session', 'most', 12],
  ['session', 'all', 0],
  ['session', 'gone', 0],
  ['variant', 'shirt/m', 0],
] as const)('the organizers reserve %s %s: %i', (kind, item, reserved) => {
  expect(reservedOf(served, 'fair', kind, item)).toBe(reserved);
});
