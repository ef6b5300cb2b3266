import type { Session } from '#engine/event/schedule/session.ts';

/** What "My Workshops" shows of a session, and conflicts are decided by (spec §3 "Workshop cart entry"). */
export type ChosenSession = Pick<
  Session,
  | 'workshops_session_code'
  | 'workshops_schedule_code'
  | 'workshops_code'
  | 'workshops_title'
  | 'workshops_schedule_start'
  | 'workshops_schedule_end'
  | 'workshops_session_type'
  | 'room'
> &
  /** A choice kept by an earlier version lacks it. */
  Partial<Pick<Session, 'workshops_schedule_track_timezone'>>;

/** The stored part of a session. */
export function chosenOf(session: ChosenSession): ChosenSession {
  const { workshops_session_code, workshops_schedule_code, workshops_code, workshops_title, room } = session;
  const { workshops_schedule_start, workshops_schedule_end, workshops_session_type } = session;
  const { workshops_schedule_track_timezone: timezone } = session;
  return {
    workshops_session_code,
    workshops_schedule_code,
    workshops_code,
    workshops_title,
    workshops_schedule_start,
    workshops_schedule_end,
    workshops_session_type,
    ...(room !== undefined && { room }),
    ...(timezone !== undefined && { workshops_schedule_track_timezone: timezone }),
  };
}

/** The placeholder that some carts carry; it is no workshop (spec §4 "Workshop cart"). */
const PLACEHOLDER = 'session-999999';

/** Whether an entry of a cart is shown: a workshop, and not excluded. */
export function isShown(entry: {
  readonly workshops_session_code: string;
  readonly workshops_cart_status?: 'Y' | 'N';
}): boolean {
  return entry.workshops_session_code !== PLACEHOLDER && entry.workshops_cart_status !== 'N';
}
