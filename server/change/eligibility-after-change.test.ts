import { expect, test } from 'vitest';
import { pickedItem } from '#engine/event/cart/picked-item.ts';
import { fairEvent, fairRegistration, openFair } from '#server/testing/test-event.ts';
import { eligibilityAfterChange } from './eligibility-after-change.ts';

const fair = openFair();
const inRooms = fairRegistration({ status: 'Submitted' });
const online = fairRegistration({ status: 'Submitted', track: 'online', mode: 'Online' });

// A kind, what is held of it, and whether it fits who comes on Friday, and who takes part online.
test.each([
  ['session', 'clay-1', true, false],
  // On Saturday.
  ['session', 'clay-2', false, false],
  ['session', 'gone', false, false],
  ['variant', 'shirt/m', true, true],
  ['variant', 'mug/m', false, true],
  // No longer sold: it was bought, and is handed over.
  ['variant', 'gone/m', true, true],
  ['activity', 'dinner', true, true],
  ['activity', 'call', false, true],
  ['activity', 'gone', false, false],
  ['choice', 'booths/corner', true, true],
  ['choice', 'booths/gone', true, true],
  ['choice', 'other/corner', false, false],
  ['discount', 'TENOFF', true, true],
] as const)('%s %s fits in rooms: %s, online: %s', (kind, item, fitsRooms, fitsOnline) => {
  expect(eligibilityAfterChange(fair, fairEvent, inRooms)({ kind, item })).toBe(fitsRooms);
  expect(eligibilityAfterChange(fair, fairEvent, online)({ kind, item })).toBe(fitsOnline);
});

test('what the flow does not ask for fits nobody, but a code', () => {
  const other = fairRegistration({ flow: 'exhibitor' as never });
  const fits = eligibilityAfterChange(fair, fairEvent, other);
  expect(fits({ kind: 'variant', item: 'shirt/m' })).toBe(false);
  expect(fits({ kind: 'discount', item: 'TENOFF' })).toBe(true);
});

test('no session fits where there is no schedule any more', () => {
  const fits = eligibilityAfterChange(openFair(['schedule']), fairEvent, inRooms);
  expect(fits({ kind: 'session', item: 'clay-1' })).toBe(false);
});

test.each([
  ['workshop', 'session'],
  ['waitlist', 'session'],
  ['merchandise', 'variant'],
  ['activity', 'activity'],
  ['choice', 'choice'],
] as const)('a booked %s is held as %s', (kind, held) => {
  expect(pickedItem({ kind, item: 'a' } as never)).toEqual({ kind: held, item: 'a' });
});
