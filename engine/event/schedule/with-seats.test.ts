import { expect, test } from 'vitest';
import type { ScheduleTime, Session } from './session.ts';
import { withSeats } from './with-seats.ts';

const session = (code: string) => ({ workshops_session_code: code, availability: 'open' }) as Session;
const time = (...sessions: Session[]) => ({ sessions }) as ScheduleTime;

test('seats that are told change their session and nothing else', () => {
  const [clay, maths] = [session('clay'), session('maths')];
  const before = [time(clay, maths), time(session('screen'))];
  const after = withSeats(before, [
    { workshops_session_code: 'clay', availability: 'full', seats_left: 0 },
    { workshops_session_code: 'gone', availability: 'open' },
  ]);
  expect(after[0]?.sessions[0]).toEqual({ ...clay, availability: 'full', seats_left: 0 });
  expect(after[0]?.sessions[1]).toBe(maths);
  expect(after[1]).toBe(before[1]);
});
