import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, not, or, type SQL } from 'drizzle-orm';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import type { waitlist } from '#engine/contract/waitlist.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { capacityKinds, waitlistEntry } from '#server/database/schema.ts';
import { type DossierRow, lockDossier } from '#server/dossiers/dossier-row.ts';
import { isPaying } from '#server/dossiers/payment-under-way.ts';
import { flowPlaces, flowPlacesLeft } from '#server/inventory/capacity.ts';
import { hasWaitlist, isFull } from '#server/inventory/event-state.ts';
import { lockItems } from '#server/inventory/inventory-lock.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { normalizeEmail, typedEmail } from '#server/refusals/email-address.ts';
import { type Message, notFound, Refusal } from '#server/refusals/refusal.ts';
import {
  isEntryId,
  isIn,
  lockEntry,
  markEntry,
  positionOf,
  type Waitlist,
  type WaitlistRow,
} from './entries.ts';
import { freeOffered, stockOffered } from './offered-stock.ts';
import { offersUnderWay } from './offers-under-way.ts';
import { hasFlowWaitlist } from './waitlist-kinds.ts';

/** A person to wait for a place of the event, a track or a flow. */
export type Waiting = {
  entry_ID: string;
  email: string;
  first_name: string;
  last_name?: string;
  phone?: string;
  track?: string;
  flow?: string;
  locale: string;
  origin?: string;
};

type Availability = AnswerOf<(typeof waitlist)['checkWaitlist']>;
type Status = AnswerOf<(typeof waitlist)['getWaitlistPosition']>;

/** Whether someone can wait for a place of the event or a track now, with an id for the entry, which is not stored yet. */
export async function checkPlaceWaitlist(
  db: Database,
  eventCode: string,
  event: EventDocument,
  track?: string,
): Promise<Availability> {
  return availability(hasWaitlist(event) && (await isFull(db, eventCode, event, track)));
}

/** The same for a place of a flow. */
export async function checkFlowWaitlist(
  db: Database,
  configuration: Pick<ConfigurationStore, 'current'>,
  { eventCode, flow }: { eventCode: string; flow: FlowDocument },
): Promise<Availability> {
  const left = await flowPlacesLeft(db, configuration, { eventCode, flow: flow.code });
  return availability(hasFlowWaitlist(flow) && left === 0);
}

const availability = (isOpen: boolean): Availability =>
  isOpen ? { waitlist: 'Y', entry_ID: randomUUID() } : { waitlist: 'N' };

/** An entry, and its position. */
type Joined = { entry: WaitlistRow; position: number };

/** Adds a person to a waitlist; one on it keeps their entry and position. */
export async function joinPlaceWaitlist(tx: Database, eventCode: string, waiting: Waiting): Promise<Joined> {
  const waitlistOf = waitlistNamed(eventCode, waiting);
  const email = normalizeEmail(waiting.email);
  await tx
    .insert(waitlistEntry)
    .values({
      ...waitlistOf,
      id: waiting.entry_ID,
      email,
      emailTyped: typedEmail(waiting.email),
      firstName: waiting.first_name.trim(),
      lastName: waiting.last_name?.trim() ?? '',
      phone: waiting.phone?.trim() ?? '',
      locale: waiting.locale,
      origin: waiting.origin,
    })
    .onConflictDoNothing();
  const isLive = inArray(waitlistEntry.state, ['waiting', 'offered']);
  const [entry] = await tx
    .select()
    .from(waitlistEntry)
    .where(and(isIn(waitlistOf), eq(waitlistEntry.email, email), isLive));
  if (!entry) throw new Error('the entry of the waitlist was not stored');
  return { entry, position: await positionOf(tx, entry) };
}

function waitlistNamed(eventCode: string, { track, flow }: Pick<Waiting, 'track' | 'flow'>): Waitlist {
  if (flow !== undefined) return { eventCode, kind: 'flow', item: flow };
  return track ? { eventCode, kind: 'track', item: track } : { eventCode, kind: 'event', item: '' };
}

/** The state of an entry for a place; undefined without one. */
export async function placeStatus(
  db: Database,
  eventCode: string,
  id: string,
  now = new Date(),
): Promise<Status | undefined> {
  const [entry] = await db.select().from(waitlistEntry).where(isPlaceEntry(eventCode, id));
  if (!entry) return undefined;
  const { kind, item, state, offeredUntil } = entry;
  const awaited = kind === 'flow' ? { flow: item } : item === '' ? {} : { track: item };
  switch (state) {
    case 'waiting': {
      const wasOffered = and(isIn(entry), isNotNull(waitlistEntry.offeredUntil));
      const offered = await db.$count(waitlistEntry, wasOffered);
      return { state, position: await positionOf(db, entry), offered, ...awaited };
    }
    case 'offered':
      return offeredUntil && offeredUntil > now
        ? { state, offered_until: offeredUntil.toISOString(), ...awaited }
        : { state: 'expired', ...awaited };
    case 'taken':
    case 'expired':
      return { state, ...awaited };
    default:
      return state satisfies never;
  }
}

function isPlaceEntry(eventCode: string, id: string): SQL | undefined {
  return and(
    eq(waitlistEntry.id, id),
    eq(waitlistEntry.eventCode, eventCode),
    inArray(waitlistEntry.kind, [...capacityKinds]),
  );
}

/** An offer that someone may accept now: in time, and for the address that it was made to. */
const isAcceptable = (eventCode: string, id: string, email: string, now: Date): SQL | undefined =>
  and(
    isPlaceEntry(eventCode, id),
    eq(waitlistEntry.email, normalizeEmail(email)),
    eq(waitlistEntry.state, 'offered'),
    gt(waitlistEntry.offeredUntil, now),
  );

/** The entry whose offered place a registration accepts. */
export async function acceptablePlace(
  db: Database,
  eventCode: string,
  { entry_ID: id, email, track }: { entry_ID?: string; email: string; track: string },
  now = new Date(),
): Promise<WaitlistRow | undefined> {
  if (id === undefined || !isEntryId(id)) return undefined;
  const isOfTrack = and(
    inArray(waitlistEntry.kind, ['event', 'track']),
    inArray(waitlistEntry.item, ['', track]),
  );
  const [entry] = await db
    .select()
    .from(waitlistEntry)
    .where(and(isAcceptable(eventCode, id, email, now), isOfTrack));
  return entry;
}

/**
 * Lets a dossier accept an entry's offered place of its flow. If several were started on it, the last one has it,
 * unless an earlier one is being paid for. Returns the former entry; the caller holds the place.
 */
export async function acceptFlowPlace(
  tx: Database,
  { id: dossierId, eventCode, flow, email }: DossierRow,
  entry: string | undefined,
  now = new Date(),
): Promise<WaitlistRow | undefined> {
  if (entry === undefined || !isEntryId(entry)) return undefined;
  // Stock before entries: the order in which everyone locks.
  await lockItems(tx, eventCode, [flowPlaces(flow)]);
  const isFree = or(
    isNull(waitlistEntry.dossierId),
    eq(waitlistEntry.dossierId, dossierId),
    not(isPaying(tx, waitlistEntry.dossierId)),
  );
  const isOfFlow = and(eq(waitlistEntry.kind, 'flow'), eq(waitlistEntry.item, flow));
  const [offer] = await tx
    .select()
    .from(waitlistEntry)
    .where(and(isAcceptable(eventCode, entry, email, now), isOfFlow, isFree))
    .for('update');
  if (offer && offer.dossierId !== dossierId) {
    await tx.update(waitlistEntry).set({ dossierId }).where(eq(waitlistEntry.id, offer.id));
  }
  return offer;
}

/** Marks the offered place that a dossier was submitted on as taken, if any. */
export async function settlePlace(
  tx: Database,
  { id, waitlistEntryId }: Pick<DossierRow, 'id' | 'waitlistEntryId'>,
): Promise<void> {
  const isOfFlow = and(eq(waitlistEntry.kind, 'flow'), eq(waitlistEntry.dossierId, id));
  const isOwn = waitlistEntryId === null ? isOfFlow : or(eq(waitlistEntry.id, waitlistEntryId), isOfFlow);
  await tx.update(waitlistEntry).set({ state: 'taken' }).where(isOwn);
}

/**
 * Declines an offered place; returns the entry, or undefined if the offer had ended. Throws 404 for an unknown entry,
 * 409 if it has no offer or its place was taken.
 */
export async function declinePlace(
  tx: Database,
  eventCode: string,
  id: string,
  now = new Date(),
): Promise<WaitlistRow | undefined> {
  const [found] = await tx.select().from(waitlistEntry).where(isPlaceEntry(eventCode, id));
  if (!found) throw notFound();
  // Dossier, stock, entry: the order in which everyone locks.
  if (found.dossierId !== null) await lockDossier(tx, found.dossierId);
  await lockItems(tx, eventCode, stockOffered(found));
  const entry = await lockEntry(tx, found);
  if (!entry) throw notFound();
  switch (entry.state) {
    case 'waiting':
      throw refused(inEveryLanguage('waitlist.nothingOffered'), 'closed');
    case 'taken':
      throw refused(inEveryLanguage('waitlist.taken'), 'closed');
    case 'expired':
      return undefined;
    case 'offered': {
      // The job that expires it emails them.
      if (!entry.offeredUntil || entry.offeredUntil <= now) return undefined;
      const isUnderWay = (await offersUnderWay(tx, [id], now)).has(id);
      if (isUnderWay) throw refused(inEveryLanguage('waitlist.beingPaid'), 'in_flight');
      await freeOffered(tx, entry);
      await markEntry(tx, entry, { state: 'expired', declinedAt: now });
      return entry;
    }
    default:
      return entry.state satisfies never;
  }
}

const refused = (message: Message, reason: 'closed' | 'in_flight') =>
  new Refusal('conflict', { entry_ID: [message] }, { reason });
