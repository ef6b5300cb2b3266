import type { EventDocument } from '#engine/configuration/event-document.ts';
import { isYes } from '#engine/configuration/flag.ts';
import { workshopConflicts } from '#engine/schedule/workshop-conflicts.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { lockUnsubmitted } from '#server/domain/lock-unsubmitted.ts';
import { notFound } from '#server/domain/refusal.ts';
import { lockRegistration } from '#server/domain/registration-row.ts';
import { type ScheduledSession, scheduleOf } from '#server/domain/schedule/schedule-index.ts';
import { holdsOf } from '#server/inventory/stock/holds.ts';
import { type Item, type StockItem, takenOf } from '#server/inventory/stock/inventory-lock.ts';
import type { StoredHold } from '#server/inventory/stock/locked-holds.ts';
import { extendKind, giveBack, pick, type Replaces } from '#server/inventory/stock/pick.ts';
import { declineSeat } from '#server/inventory/waitlist/decline-seat.ts';
import {
  endSeatOffer,
  joinLine,
  leaveLine,
  settleSeatOffers,
} from '#server/inventory/waitlist/session-line.ts';
import type { Services } from '#server/services.ts';
import { attendableSession, type NamedSession } from './attendable-session.ts';
import { alreadyYours, notFull, sessionFull, unknownSession } from './seat-problems.ts';

/** What the cart works with. */
export type CartStores = Pick<Services, 'db' | 'configuration' | 'seats'>;

const seatOf = (session: string): Item => ({ kind: 'session', item: session });

/**
 * Holds a seat, or with an old session swaps: the old seat is given back in the same moment and only if the new one is
 * held. Throws 409 `full`, with nothing changed; one that conflicts with another is held all the same, since the
 * conflict is shown and keeps from going on.
 */
export async function holdSeat(
  { db, configuration, seats }: CartStores,
  event: EventDocument,
  row: DossierRow,
  { old_session_code: old, ...named }: NamedSession & { old_session_code?: string },
  now = new Date(),
): Promise<void> {
  const scheduled = attendableSession(configuration, event, row, named);
  const { limit } = scheduled;
  const item = seatOf(named.session_code);
  await db.transaction(async (tx) => {
    const locked = await lockUnsubmitted(tx, row.id);
    let instead: readonly StockItem[] = [];
    const replaces: Replaces = (own) => {
      const isOld = (each: StockItem) => each.item === old && old !== item.item;
      const lost = lostTo(configuration, row.eventCode, scheduled);
      instead = own.filter((each) => isOld(each) || lost(each));
      return instead;
    };
    const wish = { ...item, quantity: 1, limit };
    if (!(await pick(tx, locked, wish, replaces, { seats, event, now }))) throw sessionFull();
    const left = [...new Set([...instead.map((each) => each.item), ...(old ? [old] : [])])];
    await settleSeatOffers(
      tx,
      locked,
      item.item,
      left.filter((each) => each !== item.item),
    );
  });
  seats.wake();
}

/** Tells the seats that a registration lost and that this one replaces: they would be asked for at submit. */
function lostTo(
  configuration: CartStores['configuration'],
  eventCode: string,
  { session }: ScheduledSession,
): (held: StoredHold) => boolean {
  const sessions = scheduleOf(configuration, eventCode)?.sessions;
  return ({ state, item }) => {
    const lost = state === 'lapsed' ? sessions?.get(item)?.session : undefined;
    return lost !== undefined && lost !== session && workshopConflicts([lost, session]).length > 0;
  };
}

/** Gives a seat back; one that is not held is no error. */
export async function releaseSeat(
  { db, seats }: CartStores,
  row: DossierRow,
  session: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockUnsubmitted(tx, row.id);
    await giveBack(tx, locked, [seatOf(session)], seats);
    await endSeatOffer(tx, locked, session);
  });
  seats.wake();
}

/** Puts the end of all held seats off, together and up to the event's cap. */
export async function extendSeats(
  { db, seats }: CartStores,
  event: EventDocument,
  row: DossierRow,
  now = new Date(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockUnsubmitted(tx, row.id);
    await extendKind(tx, locked, 'session', { seats, event, now });
  });
}

/**
 * Puts a registration on a full session's waitlist, where it keeps its place, or takes it off; once it is submitted, that
 * gives up a seat which was offered to it, too.
 */
export async function waitForSeat(
  { db, configuration, seats }: CartStores,
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
