import { expect, test } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { fairEvent } from '#server/testing/test-event.ts';
import { type HoldRow, holdTimes, isHeld, windowOf } from './holds.ts';
import { readTakenNotice } from './taken-notice.ts';

const start = Date.parse('2027-01-01T12:00:00Z');
/** So many minutes after the start. */
const at = (minutes: number) => new Date(start + minutes * 60_000);
const now = at(0);
const withOptions = (options: object) => ({ ...fairEvent, options }) as EventDocument;
const event = withOptions({});

test.each([
  ['usually a quarter of an hour, an hour in all', {}, 15, 60],
  ['as long as the event says', { hold_minutes: 5, hold_cap_minutes: 30 }, 5, 30],
  ['never beyond the cap', { hold_minutes: 45, hold_cap_minutes: 30 }, 30, 30],
])('what is picked is held %s', (_, options, minutes, cap) => {
  expect(holdTimes(withOptions(options))).toEqual({ hold: minutes * 60_000, cap: cap * 60_000 });
});

const row = (since: number, until: number | null, state: HoldRow['state'] = 'held') =>
  ({ state, heldSince: at(since), heldUntil: until === null ? null : at(until) }) as HoldRow;

test.each<[string, HoldRow, boolean]>([
  ['held for longer', row(-5, 1), true],
  ['held until now', row(-5, 0), false],
  ['held without an end', row(-5, null), false],
  ['lapsed', row(-5, 1, 'lapsed'), false],
  ['somebody’s own', row(-5, 1, 'reserved'), false],
])('what is %s is held: %s', (_, held, expected) => {
  expect(isHeld(held, now)).toBe(expected);
});

// Until when a pick of now is held, and up to when it may be.
test.each<[string, HoldRow[], number, number]>([
  ['the first', [], 15, 60],
  ['one beside another', [row(-20, 1)], 15, 40],
  ['one beside several, by the oldest', [row(-20, 1), row(-50, 1), row(-5, 1)], 10, 10],
  [
    'one beside what is held no longer',
    [row(-50, 0), row(-50, 5, 'lapsed'), row(-50, null, 'reserved')],
    15,
    60,
  ],
  ['one beside what was offered for longer than any cap', [row(-50, 11), row(-20, 40)], 15, 40],
])('the window of %s', (_, rows, until, cap) => {
  expect(windowOf(rows, event, now)).toEqual({ until: at(until), cap: at(cap) });
});

test.each([
  ['fair clay-1', { eventCode: 'fair', item: 'clay-1' }],
  ['fair', undefined],
  ['fair ', undefined],
  [' clay-1', undefined],
  ['fair clay-1 more', undefined],
])('a notice of %j is of %j', (text, notice) => {
  expect(readTakenNotice(text)).toEqual(notice);
});
