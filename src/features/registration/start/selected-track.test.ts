import { expect, test } from 'vitest';
import type { TrackPrice } from '#engine/contract/money.ts';
import { testEvent } from '#src/app/testing/test-event.ts';
import { priceOf, selectedTrack } from './selected-track.ts';

const event = testEvent();
const everyone = (amount: number) => [{ payer: 'everyone' as const, from: amount, to: amount }];
const vancouver: TrackPrice = {
  track: 'vancouver',
  from: 200,
  to: 200,
  taxed: 'Y',
  choices: [
    { mode: 'In-Person', registrations_day: ['friday'], prices: everyone(100) },
    { mode: 'In-Person', registrations_day: ['friday', 'saturday'], prices: everyone(200) },
    { mode: 'Hybrid', registrations_day: ['friday', 'saturday'], prices: everyone(300) },
  ],
};
const both = ['friday', 'saturday'];

test.each([
  ['nothing', {}, 200],
  ['nothing but the days', { days: both }, 200],
  ['one day', { track: 'vancouver', days: ['friday'] }, 100],
  ['days in another order', { track: 'vancouver', days: ['saturday', 'friday'] }, 200],
  ['another mode', { track: 'vancouver', mode_vancouver: 'Hybrid', days: both }, 300],
  ['a mode of another track', { track: 'online', mode_vancouver: 'Hybrid', days: both }, 200],
  ['no day', { track: 'vancouver', days: [] }, undefined],
])('with %s chosen the track costs %s %s', (_, answers, amount) => {
  expect(priceOf(vancouver, selectedTrack(event, answers))?.prices[0]?.from).toBe(amount);
});

test('a track without prices has none', () => {
  expect(priceOf(undefined, selectedTrack(event, { days: both }))).toBeUndefined();
});
