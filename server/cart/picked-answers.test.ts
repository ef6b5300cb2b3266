import { describe, expect, it, test } from 'vitest';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { HoldRow } from '#server/inventory/holds.ts';
import type { PickerField } from '#server/prices/counts-in-flow.ts';
import { openFair } from '#server/testing/test-event.ts';
import { pickedOf, picksSeats } from './picked-answers.ts';

const fair = openFair();
fair.add('fair', {
  kind: 'offers',
  code: 'booths',
  category: 'conference',
  offers: [
    { code: 'corner', name: 'Corner', amount: 50_000 },
    { code: 'gift', name: 'Gift', minimum: 1_000, maximum: 9_000 },
  ],
});
fair.add('fair', {
  kind: 'form',
  code: 'meals',
  sections: [{ code: 'meals', fields: [{ code: 'meals', type: 'activity_picker', label: 'Meals' }] }],
});
const configuration = fair as unknown as ConfigurationStore;
const now = new Date('2027-01-01T12:00:00Z');
const later = new Date('2027-01-01T12:00:01Z');

const held = (kind: HoldRow['kind'], item: string, more: Partial<HoldRow> = {}) =>
  ({ kind, item, quantity: 1, detail: {}, state: 'held', heldUntil: later, ...more }) as HoldRow;
const session = (code: string, day: string) => ({
  workshops_session_code: code,
  workshops_schedule_code: code === 'clay-1' ? 'a' : 'b',
  workshops_code: 'clay',
  workshops_schedule_start: `2027-02-${day}T09:00:00.000-07:00`,
  workshops_schedule_end: `2027-02-${day}T10:00:00.000-07:00`,
});
const over = { heldUntil: now };
const lapsed = { state: 'lapsed' as const, heldUntil: now };
const reserved = { state: 'reserved' as const, heldUntil: null };

describe('the answer of a picker is what is held', () => {
  it.each<[string, PickerField['kind'], HoldRow[], object[]]>([
    [
      'seats, held or for good',
      'session',
      [held('session', 'clay-2'), held('session', 'clay-1', reserved)],
      [session('clay-2', '20'), session('clay-1', '19')],
    ],
    ['no seat whose time is up', 'session', [held('session', 'clay-1', over)], []],
    ['no seat that has been freed', 'session', [held('session', 'clay-1', lapsed)], []],
    ['no seat in a session that is gone', 'session', [held('session', 'gone')], []],
    ['seats alone', 'session', [held('variant', 'clay-1'), held('activity', 'clay-1', reserved)], []],
    [
      'pieces, by product and variant',
      'variant',
      [held('variant', 'shirt/m', { quantity: 3 })],
      [{ product_code: 'shirt', variant_code: 'm', qty: 3 }],
    ],
    [
      'pieces whose time is up',
      'variant',
      [held('variant', 'shirt/m', lapsed)],
      [{ product_code: 'shirt', variant_code: 'm', qty: 1 }],
    ],
    ['pieces alone', 'variant', [held('activity', 'dinner'), held('session', 'clay-1')], []],
    [
      'persons',
      'activity',
      [held('activity', 'dinner', { quantity: 2 })],
      [{ activity_code: 'dinner', quantity: 2 }],
    ],
    [
      'persons whose time is up',
      'activity',
      [held('activity', 'dinner', lapsed)],
      [{ activity_code: 'dinner', quantity: 1 }],
    ],
    ['persons alone', 'activity', [held('variant', 'shirt/m')], []],
    ['no codes', 'discount', [held('discount', 'EARLY')], []],
  ])('%s', (_, kind, holds, answer) => {
    expect(
      pickedOf({ code: 'field', kind, prefix: '' }, configuration, { eventCode: 'fair' }, holds, now),
    ).toEqual(answer);
  });
});

test.each<[string, HoldRow, object[]]>([
  ['an offer', held('choice', 'booths/corner', { quantity: 2 }), [{ offer: 'corner', quantity: 2 }]],
  ['one whose time is up', held('choice', 'booths/corner', lapsed), [{ offer: 'corner', quantity: 1 }]],
  [
    'what somebody said they give, with what they may',
    held('choice', 'booths/gift', { detail: { amount: '4000' } }),
    [{ offer: 'gift', quantity: 1, amount: 4_000, minimum: 1_000, maximum: 9_000 }],
  ],
  ['not one that is offered no more', held('choice', 'booths/gone'), []],
  ['not one of other offers', held('choice', 'tables/corner'), []],
  ['nothing of another kind', held('variant', 'booths/corner'), []],
])('a choice of booths is answered with %s', (_, hold, answer) => {
  const field = { code: 'booth', kind: 'choice', prefix: 'booths/' } as const;
  expect(pickedOf(field, configuration, { eventCode: 'fair' }, [hold], now)).toEqual(answer);
});

test('where there is no schedule no seat is picked', () => {
  const field = { code: 'workshops', kind: 'session', prefix: '' } as const;
  const bare = openFair(['schedule']) as unknown as ConfigurationStore;
  expect(pickedOf(field, bare, { eventCode: 'fair' }, [held('session', 'clay-1')], now)).toEqual([]);
});

test.each([
  ['picks', true],
  ['meals', false],
  ['gone', false],
])('seats are picked in the form %s: %s', (form, picked) => {
  expect(picksSeats(configuration, 'fair', form)).toBe(picked);
});
