import { expect, it } from 'vitest';
import { sessionClock } from './session-clock.ts';

// Vancouver by rules that leave its clocks an hour ahead, whatever this machine knows of it.
const session = {
  workshops_schedule_start: '2027-02-19T10:30:00-07:00',
  workshops_schedule_end: '2027-02-19T12:00:00-07:00',
  workshops_schedule_track_timezone: 'America/Vancouver',
};

it('leaves a session’s own clock as the server has it', () => {
  expect(sessionClock(session, 'America/Vancouver')).toEqual({
    start: '2027-02-19T10:30:00-07:00',
    end: '2027-02-19T12:00:00-07:00',
  });
});

it('tells it on another clock', () => {
  expect(sessionClock(session, 'Asia/Tokyo')).toEqual({
    start: '2027-02-20T02:30:00+09:00',
    end: '2027-02-20T04:00:00+09:00',
  });
});
