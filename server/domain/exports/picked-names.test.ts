import { describe, expect, it, test } from 'vitest';
import { openFair } from '#server/domain/testing/fair.ts';
import type { HoldRow } from '#server/inventory/stock/holds.ts';
import { pickedNames } from './picked-names.ts';

const fair = openFair();
const english = pickedNames(fair, 'fair', 'en');
const french = pickedNames(fair, 'fair', 'fr');

// Its kind and name among the inventory, and what it is called in both languages.
test.each([
  ['session', 'clay-1', 'Clay (clay-1)', 'Clay (fr) (clay-1)'],
  ['activity', 'dinner', 'Dinner', 'Dinner (fr)'],
  ['variant', 'shirt/m', 'Shirt, Medium', 'Shirt (fr), Medium (fr)'],
  ['choice', 'booths/corner', 'Corner booth', 'Corner booth (fr)'],
  ['discount', 'TENOFF', 'TENOFF', 'TENOFF'],
] as const)('of kind %s, %s is called "%s"', (kind, item, called, inFrench) => {
  expect(english.nameOf(kind, item)).toBe(called);
  expect(french.nameOf(kind, item)).toBe(inFrench);
});

test.each([
  ['session', 'gone'],
  ['activity', 'gone'],
  ['variant', 'shirt/gone'],
  ['choice', 'booths/gone'],
  ['choice', 'gone/corner'],
] as const)('a %s that is there no more is called by its code alone: %s', (kind, item) => {
  expect(english.nameOf(kind, item)).toBe(item);
});

test.each(['session', 'activity', 'variant', 'choice'] as const)(
  'where there is nothing to pick any more a %s is called by its code',
  (kind) => {
    const bare = openFair(['schedule', 'products', 'activities', 'offers']);
    expect(pickedNames(bare, 'fair', 'en').nameOf(kind, 'a/b')).toBe('a/b');
  },
);

describe('a list of what is picked', () => {
  const held = (kind: HoldRow['kind'], item: string, more: Partial<HoldRow> = {}) =>
    ({ kind, item, quantity: 1, state: 'reserved', ...more }) as HoldRow;
  const holds = [
    held('session', 'clay-1'),
    held('variant', 'shirt/m', { quantity: 3 }),
    held('variant', 'mug/m', { state: 'held' }),
    held('session', 'clay-2', { state: 'lapsed' }),
  ];

  it('has each of its kind, with how many where there are several', () => {
    expect(english.list(holds, 'variant')).toBe('Shirt, Medium × 3; Mug, Medium');
    expect(english.list(holds, 'activity')).toBe('');
  });

  it('leaves out what is kept no longer', () => {
    expect(english.list(holds, 'session')).toBe('Clay (clay-1)');
  });
});
