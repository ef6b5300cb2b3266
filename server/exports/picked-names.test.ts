import { describe, expect, it, test } from 'vitest';
import type { Text } from '#engine/form/languages/text.ts';
import type { HoldRow } from '#server/inventory/holds.ts';
import { openFair } from '#server/testing/test-event.ts';
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
    const bare = openFair(['schedule', 'products', 'activities', 'booths']);
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

  it('names what the organizers removed, with what was released and not booked again', () => {
    const removed = new Map<string, Text>([
      ['session clay-9', { en: 'Glaze', fr: 'Émail' }],
      ['activity walk', 'Walk'],
    ]);
    const item = (kind: 'workshop' | 'activity', code: string) => ({
      kind,
      item: code,
      name: 'Was',
      cancelled: 'Y' as const,
    });
    const released = [item('workshop', 'clay-1'), item('workshop', 'clay-7'), item('activity', 'call')];
    const given = [...holds, held('session', 'clay-9'), held('activity', 'walk', { quantity: 2 })];
    const listed = pickedNames(fair, 'fair', 'en', removed);
    expect(listed.list(given, 'session', released)).toBe(
      'Clay (clay-1); Glaze (clay-9), cancelled by the organizers; Was (clay-7), cancelled by the organizers',
    );
    expect(listed.list(given, 'activity', released)).toBe(
      'Walk, cancelled by the organizers; Was, cancelled by the organizers',
    );
    expect(listed.list(given, 'variant', released)).toBe('Shirt, Medium × 3; Mug, Medium');
    expect(pickedNames(fair, 'fair', 'fr', removed).list([held('session', 'clay-9')], 'session')).toBe(
      'Émail (clay-9), annulé par l’équipe organisatrice',
    );
  });

  it('leaves out what is kept no longer', () => {
    expect(english.list(holds, 'session')).toBe('Clay (clay-1)');
  });
});
