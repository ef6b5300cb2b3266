// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Dossier } from '#engine/contract/registration.ts';
import { openPicks } from './pick-services.ts';
import { fakeCall } from './testing/fake-call.ts';
import { registration } from './testing/server-of-each-kind.ts';

const now = Date.parse('2027-01-09T17:00:00.000Z');
beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => vi.useRealTimers());

const hour = 3_600_000;
/** A draft whose place is held for these minutes, by a server whose clock is an hour ahead. */
const heldFor = (minutes: number): Dossier => {
  const at = Date.now() + hour;
  const until = new Date(at + minutes * 60_000).toISOString();
  return { ...registration, place_held: { until, now: new Date(at).toISOString() } };
};

it('shows the place of a draft as held, lapsed, and held again, without a call', async () => {
  const { call, asked } = fakeCall([]);
  const picks = openPicks(call, heldFor(15), () => '');
  await vi.advanceTimersByTimeAsync(60_000);
  const { place } = picks;
  await vi.advanceTimersByTimeAsync(0);
  const state = () => {
    const { heldUntil, clockOffset, items } = place.getSnapshot();
    return { heldUntil, clockOffset, ...items.get('room') };
  };
  const until = '2027-01-09T18:15:00.000Z';
  expect(state()).toMatchObject({ isHeld: true, isLapsed: false, heldUntil: until, clockOffset: hour });
  await vi.advanceTimersByTimeAsync(14 * 60_000 + 2_000);
  expect(state()).toMatchObject({ isHeld: false, isLapsed: true, heldUntil: undefined });
  picks.placeIs(heldFor(15));
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toMatchObject({ isHeld: true, isLapsed: false, clockOffset: hour });
  picks.placeIs(registration);
  await vi.advanceTimersByTimeAsync(0);
  expect(place.getSnapshot().items.size).toBe(0);
  expect(asked).toEqual([]);
  picks.close();
});
