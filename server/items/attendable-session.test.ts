import { expect, test } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { Refusal } from '#server/refusals/refusal.ts';
import { toldBy } from '#server/testing/refusal-text.ts';
import { fairEvent, fairRegistration, openFair } from '#server/testing/test-event.ts';
import { attendableSession, type NamedSession } from './attendable-session.ts';

const fair = openFair() as unknown as Parameters<typeof attendableSession>[0];
const asked = (named: NamedSession, given: Parameters<typeof fairRegistration>[0] = {}) =>
  attendableSession(fair, fairEvent as EventDocument, fairRegistration(given), named).session
    .workshops_session_code;

test.each([
  ['by itself', {}],
  ['with its time', { schedule_code: 'a' }],
  ['with its workshop', { workshop_code: 'clay' }],
  ['with both', { schedule_code: 'a', workshop_code: 'clay' }],
])('a session is found %s', (_, more) => {
  expect(asked({ session_code: 'clay-1', ...more })).toBe('clay-1');
});

const unknown = 'session_code is not a session of this event.';
const notForYou = 'session_code is not included in what you registered for.';
test.each<[string, NamedSession, Parameters<typeof fairRegistration>[0], string]>([
  ['one that is none', { session_code: 'gone' }, {}, unknown],
  ['one at another time', { session_code: 'clay-1', schedule_code: 'b' }, {}, unknown],
  [
    'one of another workshop',
    { session_code: 'clay-1', workshop_code: 'ink', schedule_code: 'a' },
    {},
    unknown,
  ],
  ['one of an event without a schedule', { session_code: 'clay-1' }, { eventCode: 'other' }, unknown],
  ['one on another day', { session_code: 'clay-2' }, {}, notForYou],
  ['one in another track', { session_code: 'clay-1' }, { track: 'online' }, notForYou],
  ['one for who applies', { session_code: 'clay-1' }, { flow: 'exhibitor' as 'registration' }, notForYou],
])('%s is refused', (_, named, given, said) => {
  expect.assertions(1);
  try {
    asked(named, given);
  } catch (error) {
    expect(error instanceof Refusal && toldBy(error)).toEqual(['invalid', said]);
  }
});
