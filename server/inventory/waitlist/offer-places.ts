import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { waitlistEntry } from '#server/database/schema.ts';
import { isOpen } from '#server/domain/event-state.ts';
import { hasSubmitted } from '#server/domain/find-by-email.ts';
import { registrationFlow } from '#server/domain/registration-row.ts';
import {
  eventPlaces,
  hasPlace,
  lapsePlaces,
  lockEventPlaces,
  type TakenPlaces,
  takenPlaces,
  trackPlaces,
} from '#server/inventory/capacity.ts';
import { markEntry } from './mark-entry.ts';
import { claimOffered } from './offered-places.ts';
import { placeOfferMail, type WaitlistRow } from './waitlist-mail.ts';
import { offerEnd, type WaitlistServices } from './waitlist-services.ts';

/** So many are looked at in a transaction; who comes after them is reached by a job of its own. */
const atOnce = 500;

/**
 * Offers the free places of an event and its tracks to who waits for them, in the order in which they came; who has
 * registered meanwhile is taken off the list. An offer counts as a taken place for everybody else until it ends.
 */
export async function offerPlaces(
  { db, configuration, mailer, seats, link }: WaitlistServices,
  eventCode: string,
  now = new Date(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const published = () => configuration.current(eventCode, 'event', eventCode)?.document;
    const before = published();
    if (!before || !isOpen(configuration, before)) return;
    await lockEventPlaces(tx, before);
    // Read when it is its turn: its limits may have been lowered while this waited.
    const event = published() ?? before;
    await lapsePlaces(
      tx,
      eventCode,
      [eventPlaces, ...before.tracks.map(({ code }) => trackPlaces(code))],
      now,
    );
    let taken = await takenPlaces(tx, eventCode);
    const lines = ['', ...event.tracks.map(({ code }) => code)].filter((track) =>
      hasPlace(event, taken, track),
    );
    const waiting = await inLines(tx, eventCode, lines);
    const until = offerEnd(event, now);
    for (const entry of waiting) {
      if (!hasPlace(event, taken, entry.item)) continue;
      if (await hasSubmitted(tx, { eventCode, flow: registrationFlow }, entry.email)) {
        await markEntry(tx, entry, { state: 'taken' });
        continue;
      }
      await claimOffered(tx, entry);
      await markEntry(tx, entry, { state: 'offered', offeredUntil: until });
      await mailer.queue(tx, placeOfferMail(event, entry, until, link));
      taken = withOneMore(taken, entry);
    }
    if (waiting.length > 0) await seats.expireAt(tx, until);
    if (waiting.length === atOnce) await seats.offerAll(tx, eventCode);
  });
  mailer.wake();
}

/** Those who wait in lines that have a place, in the order in which they came. */
async function inLines(tx: Database, eventCode: string, lines: readonly string[]): Promise<WaitlistRow[]> {
  if (lines.length === 0) return [];
  return tx
    .select()
    .from(waitlistEntry)
    .where(
      and(
        eq(waitlistEntry.eventCode, eventCode),
        inArray(waitlistEntry.kind, ['event', 'track']),
        inArray(waitlistEntry.item, [...lines]),
        eq(waitlistEntry.state, 'waiting'),
      ),
    )
    .orderBy(asc(waitlistEntry.place))
    .limit(atOnce);
}

function withOneMore({ event, tracks }: TakenPlaces, { item }: WaitlistRow): TakenPlaces {
  const more = item === '' ? [] : [[item, (tracks.get(item) ?? 0) + 1] as const];
  return { event: event + 1, tracks: new Map([...tracks, ...more]) };
}
