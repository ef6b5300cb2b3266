import type { Session } from './session.ts';

/** How full a session is now. */
export type SessionSeats = Pick<Session, 'workshops_session_code' | 'availability' | 'seats_left'>;
