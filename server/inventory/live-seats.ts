import { and, eq } from 'drizzle-orm';
import {
  eventChannel,
  workshopReserveCancelChannel,
  workshopReservedChannel,
} from '#engine/contract/live-messages.ts';
import type { Session } from '#engine/event/schedule/session.ts';
import type { SessionSeats } from '#engine/event/schedule/session-seats.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, hold } from '#server/database/schema.ts';
import { scheduleOf } from '#server/schedule/schedule-index.ts';
import { followTaken, inMessages, type LiveParts } from './follow-taken.ts';
import { withSeats } from './session-seats.ts';
import { takenChannel } from './taken-notice.ts';

export type LiveSeats = {
  /** Looks at all sessions of an event again, as after a new version of its schedule. */
  lookAtAll(eventCode: string): void;
  stop(): Promise<void>;
};

/**
 * Reports the seats of sessions after each commit: on the event's channel, and when a session becomes full or
 * available, to the people concerned (spec §4 "Live workshop events").
 */
export async function startLiveSeats(parts: LiveParts): Promise<LiveSeats> {
  const { configuration, tell } = parts;
  const { db } = parts.database;
  const told = new Map<string, Map<string, SessionSeats>>();

  async function lookAt(eventCode: string, codes: ReadonlySet<string> | undefined, quiet = false) {
    const event = configuration.current(eventCode, 'event', eventCode)?.document;
    const sessions = scheduleOf(configuration, eventCode)?.sessions;
    if (!event || !sessions) return;
    const scheduled = [...(codes ?? sessions.keys())].flatMap((code) => sessions.get(code) ?? []);
    const known = told.get(eventCode) ?? new Map<string, SessionSeats>();
    told.set(eventCode, known);
    const news = changesSince(known, await withSeats(db, eventCode, scheduled));
    if (quiet) return;
    for (const seats of inMessages(news.map(({ now }) => seatsOf(now)))) {
      tell(eventChannel(event.event_code), 'SeatsChanged', { seats });
    }
    for (const { now, before } of news) {
      const { workshops_session_code, workshops_title } = now;
      const about = { workshops_session_code, workshops_title };
      if (now.availability === 'full') {
        for (const code of await whoLost(db, eventCode, workshops_session_code)) {
          tell(`private-${workshopReservedChannel(event, code)}`, 'reserved-workshop', about);
        }
      } else if (before?.availability === 'full') {
        tell(`private-${workshopReserveCancelChannel(event)}`, 'reserve-cancel', about);
      }
    }
  }

  for (const eventCode of configuration.eventCodes()) await lookAt(eventCode, undefined, true);
  return followTaken(parts, takenChannel, lookAt);
}

type Change = { readonly now: Session; readonly before: SessionSeats | undefined };

/** The sessions with different seats than before, which are remembered. */
function changesSince(known: Map<string, SessionSeats>, sessions: readonly Session[]): Change[] {
  return sessions.flatMap((now) => {
    const before = known.get(now.workshops_session_code);
    known.set(now.workshops_session_code, seatsOf(now));
    const isSame = before?.availability === now.availability && before.seats_left === now.seats_left;
    return isSame ? [] : [{ now, before }];
  });
}

function seatsOf({ workshops_session_code, availability, seats_left }: Session): SessionSeats {
  return { workshops_session_code, availability, ...(seats_left !== undefined && { seats_left }) };
}

/** Codes of the registrations that lost their seat in a session; those with a seat are not affected. */
async function whoLost(db: Database, eventCode: string, session: string): Promise<string[]> {
  const rows = await db
    .select({ code: dossier.code })
    .from(hold)
    .innerJoin(dossier, eq(dossier.id, hold.dossierId))
    .where(
      and(
        eq(hold.eventCode, eventCode),
        eq(hold.kind, 'session'),
        eq(hold.item, session),
        eq(hold.state, 'lapsed'),
      ),
    );
  return rows.map(({ code }) => code);
}
