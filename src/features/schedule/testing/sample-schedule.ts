import type { ScheduleTime, Session } from '#engine/event/schedule/session.ts';

/** A session of a test's own: at `10:30-12:00` of a day in Vancouver, unless it says otherwise. */
export function sampleSession(code: string, more: Partial<Session> = {}): Session {
  return {
    workshops_session_code: code,
    workshops_schedule_code: 'A',
    workshops_code: `w-${code}`,
    workshops_session_number: 1,
    workshops_title: { en: `Title ${code}`, fr: `Titre ${code}` },
    workshops_schedule_start: '2027-02-19T10:30:00.000-08:00',
    workshops_schedule_end: '2027-02-19T12:00:00.000-08:00',
    workshops_schedule_track_timezone: 'America/Vancouver',
    workshops_schedule_track_type: 'I',
    workshops_session_type: 'I',
    workshops_offsite: 'N',
    workshops_schedule_day: 'friday',
    schedule_label: 'A',
    track: 'vancouver',
    description: 'About',
    presenters: [{ name: 'Priya Raman' }],
    room: 'Room 201',
    filters: {},
    availability: 'open',
    free_included: 'N',
    offered_again: [],
    ...more,
  };
}

/** A time with these sessions, which give it its track, its clock and its ends. */
export function sampleTime(sessions: readonly [Session, ...Session[]]): ScheduleTime {
  const [first] = sessions;
  return {
    workshops_schedule_code: first.workshops_schedule_code,
    label: first.schedule_label,
    day: first.workshops_schedule_day,
    track: first.track,
    timezone: first.workshops_schedule_track_timezone,
    start: first.workshops_schedule_start,
    end: first.workshops_schedule_end,
    sessions: [...sessions],
  };
}
