import { expect, test } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { dayPlaces, hasPlace, isLimited, placesBesides, placesLeft, trackPlaces } from './capacity.ts';

type Limits = {
  capacity?: number;
  track?: { capacity?: number; kept?: number };
  saturday?: { capacity?: number };
};

/** An event of one limited track beside one that may be. */
const eventOf = ({ capacity, track, saturday }: Limits) =>
  ({
    options: { ...(capacity !== undefined && { capacity }) },
    tracks: [{ code: 'other' }, { code: 'main', ...track }],
    days: [{ code: 'friday' }, { code: 'saturday', ...saturday }],
  }) as unknown as EventDocument;
const taken = (event: number, main?: number, saturday?: number) => ({
  event,
  tracks: new Map(main === undefined ? [] : [['main', main]]),
  days: new Map(saturday === undefined ? [] : [['saturday', saturday]]),
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
  expect(hasPlace(event, places, { track: 'main' })).toBe(left !== 0);
});

test.each([
  ['no track', undefined],
  ['none yet', null],
  ['another track', 'other'],
  ['a track that is not there', 'gone'],
])('whoever asks for %s is kept out by the event alone', (_, track) => {
  const full = { track: { capacity: 5 } };
  expect(hasPlace(eventOf(full), taken(5, 5), { track })).toBe(true);
  expect(hasPlace(eventOf({ ...full, capacity: 5 }), taken(5, 5), { track })).toBe(false);
});

test.each<[string[], number | undefined, boolean]>([
  [['friday'], 5, true],
  [['saturday'], undefined, true],
  [['saturday'], 4, true],
  [['saturday'], 5, false],
  [['friday', 'saturday'], 6, false],
])('of a day for five, %j has a place with %s there: %s', (days, there, expected) => {
  expect(hasPlace(eventOf({ saturday: { capacity: 5 } }), taken(9, 9, there), { days })).toBe(expected);
});

test('the places of a change are those that differ', () => {
  const [before, after] = [
    { track: 'main', days: ['friday'] },
    { track: 'online', days: ['friday', 'saturday'] },
  ];
  expect(placesBesides(after, before)).toEqual([trackPlaces('online'), dayPlaces('saturday')]);
  expect(placesBesides(before, after)).toEqual([trackPlaces('main')]);
});

test.each<[Limits, boolean]>([
  [{}, false],
  [{ capacity: 0 }, true],
  [{ track: { capacity: 0 } }, true],
  [{ track: { kept: 2 } }, false],
  [{ saturday: { capacity: 0 } }, true],
])('an event of %j is limited: %s', (limits, limited) => {
  expect(isLimited(eventOf(limits))).toBe(limited);
});
