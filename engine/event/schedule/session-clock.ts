import { inZone } from '../../form/format/in-zone.ts';
import type { Session } from './session.ts';

type Timed = Pick<Session, 'workshops_schedule_start' | 'workshops_schedule_end'> &
  Partial<Pick<Session, 'workshops_schedule_track_timezone'>>;

/**
 * When a session starts and ends on the clock of a zone, as ISO 8601 with that clock's offset. In its own zone it is the
 * server's word: a browser may know the zone by rules of another year.
 */
export function sessionClock(session: Timed, zone: string): { readonly start: string; readonly end: string } {
  const { workshops_schedule_start: start, workshops_schedule_end: end } = session;
  if (session.workshops_schedule_track_timezone === zone) return { start, end };
  return { start: inZone(start, zone), end: inZone(end, zone) };
}
