import { expect, test } from 'vitest';
import type { EventDocument } from '../documents/event/schema.ts';
import type { Mode } from '../properties/modes.ts';
import { attendanceObstacle, mayAttend, trackType } from './may-attend.ts';

const track = (code: string, modes: Mode[]) => ({
  ID: code,
  code,
  name: code,
  seo: code,
  modes,
  timezone: 'UTC',
});
const tracks: EventDocument['tracks'] = [
  track('room', ['In-Person', 'Hybrid']),
  track('other-room', ['In-Person']),
  track('online', ['Online']),
];
const attendee = (own: string, mode: Mode) => ({ track: own, mode, registrations_day: ['friday'] });
const session = (own: string, type: 'I' | 'O', day = 'friday') =>
  ({ track: own, workshops_session_type: type, workshops_schedule_day: day }) as const;

test.each([
  ['in person, their own track', attendee('room', 'In-Person'), session('room', 'I'), true],
  [
    'in person, one that is streamed into the room',
    attendee('room', 'In-Person'),
    session('room', 'O'),
    true,
  ],
  ['in person, an online track', attendee('room', 'In-Person'), session('online', 'O'), false],
  ['both ways, their own track', attendee('room', 'Hybrid'), session('room', 'I'), true],
  ['both ways, an online track', attendee('room', 'Hybrid'), session('online', 'O'), true],
  ['both ways, another room', attendee('room', 'Hybrid'), session('other-room', 'I'), false],
  ['online, their own track', attendee('online', 'Online'), session('online', 'O'), true],
  ['online, a room', attendee('online', 'Online'), session('online', 'I'), false],
  ['a day that they do not come', attendee('room', 'In-Person'), session('room', 'I', 'saturday'), false],
  ['a track that there is not', attendee('room', 'Hybrid'), session('gone', 'O'), false],
])('%s', (_, who, what, expected) => {
  expect(mayAttend({ tracks }, who, what)).toBe(expected);
});

test('a track is online if there is no other way to take part in it', () => {
  expect(tracks.map(trackType)).toEqual(['I', 'I', 'O']);
  expect(trackType(track('either', ['Online', 'In-Person']))).toBe('I');
});

test.each([
  ['day', attendee('room', 'Online'), session('online', 'I', 'saturday')],
  ['mode', attendee('online', 'Online'), session('room', 'I')],
  ['track', attendee('room', 'In-Person'), session('online', 'O')],
  [undefined, attendee('room', 'Hybrid'), session('online', 'O')],
] as const)('what keeps from a session: %s', (obstacle, who, what) => {
  expect(attendanceObstacle({ tracks }, who, what)).toBe(obstacle);
});
