import { and, count, eq, exists, gt, inArray, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, openPaymentStates, payment, registration, waitlistEntry } from '#server/database/schema.ts';
import { isInvoiced, isPaidByGroup, isReady } from './groups/kept-for-group.ts';
import { type RegistrationRow, registrationFlow } from './registration-row.ts';

/** How many places are taken, of the event and of each of its tracks. */
export type TakenPlaces = { event: number; tracks: ReadonlyMap<string, number> };

/** Whose own place is not counted. */
type Except = Pick<RegistrationRow, 'id' | 'waitlistEntryId'>;

/** How many registrations of an event are submitted, each of which takes a place. */
export async function countSubmitted(db: Database, eventCode: string): Promise<number> {
  const [row] = await db
    .select({ taken: count() })
    .from(dossier)
    .where(
      and(
        eq(dossier.eventCode, eventCode),
        eq(dossier.flow, registrationFlow),
        eq(dossier.status, 'Submitted'),
      ),
    );
  return row?.taken ?? 0;
}

/** The track that a change under way pays for. */
const trackAfter = sql<string | null>`${payment.submission} ->> 'track'`;

/**
 * Whether a registration that is not submitted keeps its place, in a condition: its payment is under way, or it waits
 * for its group to pay.
 */
export function keepsPlace(db: Database, now: Date): SQL | undefined {
  const isPaying = exists(
    db
      .select({ one: sql`1` })
      .from(payment)
      .where(and(eq(payment.dossierId, dossier.id), inArray(payment.state, [...openPaymentStates]))),
  );
  return or(
    isPaying,
    // Finished, and kept for its group to pay.
    isReady(db, dossier.id, now),
    isPaidByGroup(db, dossier.id),
    isInvoiced(db, dossier.id),
  );
}

/**
 * The places that are taken: by submitted registrations, by those whose payment is under way, by those that wait for
 * their group to pay, and by offers to who waited, until those end. Who pays for another track has a place in both
 * until that is over.
 */
export async function takenPlaces(
  db: Database,
  eventCode: string,
  except?: Except,
  now = new Date(),
): Promise<TakenPlaces> {
  const isOffered = and(eq(waitlistEntry.state, 'offered'), gt(waitlistEntry.offeredUntil, now));
  // Its place is counted as an offer already.
  const isOnOffer = exists(
    db
      .select({ one: sql`1` })
      .from(waitlistEntry)
      .where(and(eq(waitlistEntry.id, registration.waitlistEntryId), isOffered)),
  );
  const registered = await db
    .select({ track: registration.track, places: count() })
    .from(dossier)
    .innerJoin(registration, eq(registration.dossierId, dossier.id))
    .where(
      and(
        eq(dossier.eventCode, eventCode),
        or(
          eq(dossier.status, 'Submitted'),
          and(eq(dossier.status, 'Not Submitted'), keepsPlace(db, now), not(isOnOffer)),
        ),
        except && ne(dossier.id, except.id),
      ),
    )
    .groupBy(registration.track);
  const offered = await db
    .select({ track: waitlistEntry.item, places: count() })
    .from(waitlistEntry)
    .where(
      and(
        eq(waitlistEntry.eventCode, eventCode),
        inArray(waitlistEntry.kind, ['event', 'track']),
        isOffered,
        except?.waitlistEntryId ? ne(waitlistEntry.id, except.waitlistEntryId) : undefined,
      ),
    )
    .groupBy(waitlistEntry.item);
  const changing = await db
    .select({ track: trackAfter, places: count() })
    .from(payment)
    .innerJoin(registration, eq(registration.dossierId, payment.dossierId))
    .where(
      and(
        eq(payment.eventCode, eventCode),
        eq(payment.purpose, 'change'),
        inArray(payment.state, [...openPaymentStates]),
        sql`${trackAfter} is distinct from ${registration.track}`,
        except && ne(payment.dossierId, except.id),
      ),
    )
    .groupBy(trackAfter);
  const tracks = new Map<string, number>();
  for (const { track, places } of [...registered, ...offered, ...changing]) {
    if (track) tracks.set(track, (tracks.get(track) ?? 0) + places);
  }
  return { event: [...registered, ...offered].reduce((sum, { places }) => sum + places, 0), tracks };
}

/** Whether there are only so many places of anything: else there is nothing to count. */
export function isLimited({ options, tracks }: EventDocument): boolean {
  return options.capacity !== undefined || tracks.some(({ capacity }) => capacity !== undefined);
}

/** Whether there is one more place, in the event and in a track where one is given. */
export function hasPlace(
  { options, tracks }: EventDocument,
  taken: TakenPlaces,
  track?: string | null,
): boolean {
  if (options.capacity !== undefined && taken.event >= options.capacity) return false;
  const { capacity, kept = 0 } = tracks.find(({ code }) => code === track) ?? {};
  return capacity === undefined || !track || (taken.tracks.get(track) ?? 0) < capacity - kept;
}

/** How many places of a track are left; undefined where there is no end of them. */
export function placesLeft(
  { options, tracks }: EventDocument,
  taken: TakenPlaces,
  track?: string,
): number | undefined {
  const { capacity, kept = 0 } = tracks.find(({ code }) => code === track) ?? {};
  const limits = [
    ...(options.capacity === undefined ? [] : [options.capacity - taken.event]),
    ...(capacity === undefined || track === undefined
      ? []
      : [capacity - kept - (taken.tracks.get(track) ?? 0)]),
  ];
  return limits.length === 0 ? undefined : Math.max(0, Math.min(...limits));
}

/** Makes every other transaction that asks for places of an event wait for this one's end, so that counts stay true. */
export async function lockPlaces(tx: Database, eventCode: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`event-capacity:${eventCode}`}, 0))`);
}

/**
 * Whether a registration may take a place of its event and track: always, if it `bypasses` the limits. It must be the
 * transaction that then submits it or stores its payment.
 */
export async function claimPlace(
  tx: Database,
  event: EventDocument,
  row: RegistrationRow,
  { bypasses }: { bypasses: boolean },
): Promise<boolean> {
  if (!isLimited(event)) return true;
  // Those who bypass wait in line too: who counts after them must count them.
  await lockPlaces(tx, row.eventCode);
  return bypasses || hasPlace(event, await takenPlaces(tx, row.eventCode, row), row.track);
}
