import type { EventDocument } from '#engine/configuration/event-document.ts';
import { isYes } from '#engine/configuration/flag.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { notFound } from '#server/domain/refusal.ts';
import { lockRegistration } from '#server/domain/registration-row.ts';
import { scheduleOf } from '#server/domain/schedule/schedule-index.ts';
import type { HoldStores } from '#server/inventory/hold-item.ts';
import { holdsOf } from '#server/inventory/stock/holds.ts';
import { takenOf } from '#server/inventory/stock/inventory-lock.ts';
import { declineSeat } from '#server/inventory/waitlist/decline-seat.ts';
import { joinLine, leaveLine } from '#server/inventory/waitlist/session-line.ts';
import { attendableSession } from './attendable-session.ts';
import { seatOf } from './seat-item.ts';
import { alreadyYours, notFull, unknownSession } from './seat-problems.ts';

/**
 * Puts a registration on a full session's waitlist, where it keeps its place, or takes it off; once it is submitted, that
 * gives up a seat which was offered to it, too.
 */
export async function waitForSeat(
  { db, configuration, seats }: HoldStores,
  event: EventDocument,
  row: DossierRow,
  { session_code: session, leave }: { session_code: string; leave?: 'Y' | 'N' },
  now = new Date(),
): Promise<void> {
  if (row.status === 'Cancelled') throw notFound();
  if (isYes(leave, false)) {
    if (!scheduleOf(configuration, row.eventCode)?.sessions.has(session)) throw unknownSession();
    await db.transaction(async (tx) => {
      const locked = await lockRegistration(tx, row.id);
      await leaveLine(tx, locked, session);
      if (locked.status === 'Submitted') await declineSeat(tx, locked, session, { seats, now });
    });
    seats.wake();
    return;
  }
  const { limit } = attendableSession(configuration, event, row, { session_code: session });
  await db.transaction(async (tx) => {
    const [own] = (await holdsOf(tx, row.id, 'session')).filter(({ item }) => item === session);
    if (own && own.state !== 'lapsed') throw alreadyYours();
    if (!(await isTaken(tx, row.eventCode, session, limit))) throw notFull();
    await joinLine(tx, row, session);
    // A seat that came free meanwhile would else wait for the next one that does.
    await seats.offerFreed(tx, row.eventCode, seatOf(session));
  });
  seats.wake();
}

async function isTaken(
  tx: Database,
  eventCode: string,
  session: string,
  limit: number | undefined,
): Promise<boolean> {
  const taken = await takenOf(tx, eventCode, 'session', [session]);
  return limit !== undefined && (taken.get(session) ?? 0) >= limit;
}
