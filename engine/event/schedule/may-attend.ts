import type { Mode } from '../properties/modes.ts';

/** The properties of a session that decide who can attend. */
export interface AttendedSession {
  readonly track: string;
  readonly workshops_schedule_day: string;
  readonly workshops_session_type: 'I' | 'O';
}

/** The choices of a registration. */
interface Attendee {
  readonly track: string;
  readonly mode: Mode;
  readonly registrations_day: readonly string[];
}

/** A track, and how one can take part in it. */
interface Track {
  readonly code: string;
  readonly modes: readonly Mode[];
}

/** Whether a track is in person or online (spec §3 "Workshop cart entry"). */
export function trackType({ modes }: Pick<Track, 'modes'>): 'I' | 'O' {
  return modes.every((mode) => mode === 'Online') ? 'O' : 'I';
}

/** The choice that prevents attendance. */
export type AttendanceObstacle = 'day' | 'mode' | 'track';

/**
 * Why a registration cannot attend a session; undefined if it can: on its days, in its track, or online for those who
 * attend both ways. Online attendees cannot attend in a room.
 */
export function attendanceObstacle(
  { tracks }: { readonly tracks: readonly Track[] },
  { track, mode, registrations_day: days }: Attendee,
  session: AttendedSession,
): AttendanceObstacle | undefined {
  if (!days.includes(session.workshops_schedule_day)) return 'day';
  if (mode === 'Online' && session.workshops_session_type === 'I') return 'mode';
  if (session.track === track) return undefined;
  const other = tracks.find(({ code }) => code === session.track);
  const isOpen = mode === 'Hybrid' && other !== undefined && trackType(other) === 'O';
  return isOpen ? undefined : 'track';
}

/** Whether a registration may attend a session. */
export function mayAttend(...about: Parameters<typeof attendanceObstacle>): boolean {
  return attendanceObstacle(...about) === undefined;
}
