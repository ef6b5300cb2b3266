import { expect, test } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { hasPlace, isLimited, placesLeft } from './capacity.ts';

type Limits = { capacity?: number; track?: { capacity?: number; kept?: number } };

/** An event of one limited track beside one that may be. */
const eventOf = ({ capacity, track }: Limits) =>
  ({
    options: { ...(capacity !== undefined && { capacity }) },
    tracks: [{ code: 'other' }, { code: 'main', ...track }],
  }) as unknown as EventDocument;
const taken = (event: number, main?: number) => ({
  event,
  tracks: new Map(main === undefined ? [] : [['main', main]]),
});

// The limits, what is taken of the event and of the track, and how many places of the track are left.
test.each<[string, Limits, number, number | undefined, number | undefined]>([
  ['no limit', {}, 900, 900, undefined],
  ['places in the event', { capacity: 10 }, 9, 4, 1],
  ['no place in the event', { capacity: 10 }, 10, 4, 0],
  ['an event that sold more than it has', { capacity: 10 }, 12, 4, 0],
  ['places in the track', { track: { capacity: 5 } }, 900, 4, 1],
  ['a track that nobody is in', { track: { capacity: 5 } }, 0, undefined, 5],
  ['no place in the track', { track: { capacity: 5 } }, 0, 5, 0],
  ['a track of which some are kept', { track: { capacity: 5, kept: 2 } }, 0, 2, 1],
  ['a track of which the rest is kept', { track: { capacity: 5, kept: 2 } }, 0, 3, 0],
  ['both, the event nearer to its end', { capacity: 10, track: { capacity: 5 } }, 8, 1, 2],
  ['both, the track nearer to its end', { capacity: 10, track: { capacity: 5 } }, 4, 4, 1],
])('with %s', (_, limits, ofEvent, ofTrack, left) => {
  const event = eventOf(limits);
  const places = taken(ofEvent, ofTrack);
  expect(placesLeft(event, places, 'main')).toBe(left);
  expect(hasPlace(event, places, 'main')).toBe(left !== 0);
});

test.each([
  ['no track', undefined],
  ['none yet', null],
  ['another track', 'other'],
  ['a track that is not there', 'gone'],
])('whoever asks for %s is kept out by the event alone', (_, track) => {
  const full = { track: { capacity: 5 } };
  expect(hasPlace(eventOf(full), taken(5, 5), track)).toBe(true);
  expect(hasPlace(eventOf({ ...full, capacity: 5 }), taken(5, 5), track)).toBe(false);
});

test.each<[Limits, boolean]>([
  [{}, false],
  [{ capacity: 0 }, true],
  [{ track: { capacity: 0 } }, true],
  [{ track: { kept: 2 } }, false],
])('an event of %j is limited: %s', (limits, limited) => {
  expect(isLimited(eventOf(limits))).toBe(limited);
});
