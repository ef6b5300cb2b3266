import type { EventDocument } from '#engine/configuration/event-document.ts';
import { mayAttend } from '#engine/schedule/may-attend.ts';
import { workshopConflicts } from '#engine/schedule/workshop-conflicts.ts';
import { dayIn } from '#engine/validation/rules/calendar-day.ts';
import type { Database } from '#server/database/database.ts';
import { lastDayToCancel, policyOf } from '#server/domain/cancellation/cancel-policy.ts';
import { registrationBasics } from '#server/domain/dossier-basics.ts';
import { openPaymentOf } from '#server/domain/payment-under-way.ts';
import { lockRegistration, type RegistrationRow } from '#server/domain/registration-row.ts';
import {
  type ScheduledSession,
  type ScheduleIndex,
  scheduleOf,
} from '#server/domain/schedule/schedule-index.ts';
import { picksOf, reserveHold, takeHold } from '#server/inventory/stock/holds.ts';
import { lapseEnded, lockItems, takenOf } from '#server/inventory/stock/inventory-lock.ts';
import { inLine, isWaiting } from './in-line.ts';
import { markEntry } from './mark-entry.ts';
import { seatOfferMail, type WaitlistRow } from './waitlist-mail.ts';
import { offerEnd, type WaitlistServices } from './waitlist-services.ts';

type Offer = {
  event: EventDocument;
  index: ScheduleIndex;
  scheduled: ScheduledSession;
  entry: WaitlistRow;
  now: Date;
};
type Outcome = 'given' | 'passed' | 'full';

/**
 * Gives the free seats of a session to those who wait for it, in the order in which they came: held for who has not
 * submitted yet; reserved for who has if it costs nothing and conflicts with nothing, else held for them to take up in
 * a change while they may change by themselves; and past who cannot take one.
 */
export async function offerSeats(
  services: WaitlistServices,
  eventCode: string,
  session: string,
  now = new Date(),
): Promise<void> {
  const { db, configuration, mailer } = services;
  const event = configuration.current(eventCode, 'event', eventCode)?.document;
  const index = scheduleOf(configuration, eventCode);
  const scheduled = index?.sessions.get(session);
  if (!event || !index || !scheduled) return;
  for (const entry of await inLine(db, { eventCode, kind: 'session', item: session })) {
    // Read before the locks: most often there is nothing, and nobody has to wait to be told so.
    if (!(await isFree(db, eventCode, scheduled))) break;
    // The candidate's registration is locked first and the session after it, as everywhere.
    const outcome = await db.transaction((tx) =>
      offerSeat(tx, services, { event, index, scheduled, entry, now }),
    );
    if (outcome === 'full') break;
  }
  mailer.wake();
}

async function offerSeat(
  tx: Database,
  { configuration, mailer, seats, link }: WaitlistServices,
  { event, index, scheduled, entry, now }: Offer,
): Promise<Outcome> {
  if (entry.dossierId === null) return 'passed';
  const row = await lockRegistration(tx, entry.dossierId);
  const { session, limit } = scheduled;
  const item = { kind: 'session' as const, item: session.workshops_session_code };
  await lockItems(tx, row.eventCode, [item]);
  // Since it was read it may have left, or been given a seat by another process.
  if (!(await isWaiting(tx, entry))) return 'passed';
  if (row.status === 'Cancelled' || !mayAttend(event, registrationBasics(row), session)) {
    await markEntry(tx, entry, { state: 'expired' });
    return 'passed';
  }
  // What is being paid for must not change under the charge.
  if (await openPaymentOf(tx, row.id)) return 'passed';
  const isSubmitted = row.status === 'Submitted';
  const isReserved = isSubmitted && (await canReserve(tx, index, scheduled, row));
  if (isSubmitted && !isReserved && !mayChange(configuration, event, row, now)) return 'passed';
  await lapseEnded(tx, row.eventCode, item, now);
  const until = offerEnd(event, now);
  if (!(await takeHold(tx, row, { ...item, quantity: 1, limit }, until, { now }))) return 'full';
  if (isReserved) await reserveHold(tx, row, item);
  else await seats.expireAt(tx, until);
  await markEntry(tx, entry, isReserved ? { state: 'taken' } : { state: 'offered', offeredUntil: until });
  const seat = { title: session.workshops_title, code: row.code, link };
  const outcome = isReserved ? 'seat-reserved' : isSubmitted ? 'seat-offer-submitted' : 'seat-offer';
  await mailer.queue(tx, seatOfferMail(event, entry, seat, { outcome, until }));
  return 'given';
}

/** Whether who has submitted can be given a seat at once: it adds nothing to pay, and fits what they have. */
async function canReserve(
  tx: Database,
  index: ScheduleIndex,
  { session }: ScheduledSession,
  row: RegistrationRow,
): Promise<boolean> {
  if (session.fee?.payable === 'registration') return false;
  const attended = (await picksOf(tx, row, 'session')).flatMap(
    ({ item }) => index.sessions.get(item)?.session ?? [],
  );
  return workshopConflicts([...attended, session]).every(
    ({ sessions }) => !sessions.some((each) => each === session),
  );
}

/** Whether who has submitted may change by themselves still, as they would to take a seat that is offered. */
function mayChange(
  configuration: WaitlistServices['configuration'],
  event: EventDocument,
  { eventCode }: RegistrationRow,
  now: Date,
): boolean {
  return dayIn(event.timezone, now) <= lastDayToCancel(event, policyOf(configuration, eventCode));
}

async function isFree(
  db: Database,
  eventCode: string,
  { session, limit }: ScheduledSession,
): Promise<boolean> {
  const taken = await takenOf(db, eventCode, 'session', [session.workshops_session_code]);
  return limit === undefined || (taken.get(session.workshops_session_code) ?? 0) < limit;
}
