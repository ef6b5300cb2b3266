import type { ScheduleTime } from '#engine/contract/schedule.ts';

/** The times with so many of their sessions from the beginning; the same objects where nothing is left out. */
export function firstOf(times: readonly ScheduleTime[], count: number): readonly ScheduleTime[] {
  let left = count;
  const first: ScheduleTime[] = [];
  for (const time of times) {
    if (left <= 0) return first;
    const { sessions } = time;
    first.push(sessions.length <= left ? time : { ...time, sessions: sessions.slice(0, left) });
    left -= sessions.length;
  }
  return times;
}
