import type { EventDocument } from '../configuration/event-document.ts';
import type { Registration } from '../contract/registration.ts';

/** What of a session says who may attend it. */
export interface AttendedSession {
  readonly track: string;
  readonly workshops_schedule_day: string;
  readonly workshops_session_type: 'I' | 'O';
}

type Attendee = Pick<Registration, 'track' | 'mode' | 'registrations_day'>;

/** Whether a track takes place in person or online (spec §3 "Workshop cart entry"). */
export function trackType({ modes }: EventDocument['tracks'][number]): 'I' | 'O' {
  return modes.every((mode) => mode === 'Online') ? 'O' : 'I';
}

/**
 * Whether a registration may attend a session: one of its days, in its own track, or for those who attend both ways in
 * an online one too. Who attends online cannot sit in a room.
 */
export function mayAttend(
  { tracks }: Pick<EventDocument, 'tracks'>,
  { track, mode, registrations_day: days }: Attendee,
  session: AttendedSession,
): boolean {
  if (!days.includes(session.workshops_schedule_day)) return false;
  if (mode === 'Online' && session.workshops_session_type === 'I') return false;
  if (session.track === track) return true;
  const other = tracks.find(({ code }) => code === session.track);
  return mode === 'Hybrid' && other !== undefined && trackType(other) === 'O';
}
