import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, not, or, type SQL } from 'drizzle-orm';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import type { waitlist } from '#engine/contract/waitlist.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { capacityKinds, movableKinds, type WaitlistKind, waitlistEntry } from '#server/database/schema.ts';
import { type DossierRow, lockDossier } from '#server/dossiers/dossier-row.ts';
import { findByEmail } from '#server/dossiers/find-by-email.ts';
import { isPaying } from '#server/dossiers/payment-under-way.ts';
import { registrationFlow } from '#server/dossiers/registration-row.ts';
import { eventPlaces, flowPlaces, flowPlacesLeft, placesChosen } from '#server/inventory/capacity.ts';
import { hasWaitlist, isFull } from '#server/inventory/event-state.ts';
import { claim, isMovable, lockItems } from '#server/inventory/inventory-lock.ts';
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

/** A person to wait for a place of the event, a track, a day or a flow. */
export type Waiting = {
  entry_ID: string;
  email: string;
  first_name: string;
  last_name?: string;
  phone?: string;
  track?: string;
  day?: string;
  flow?: string;
  locale: string;
  origin?: string;
};

type Availability = AnswerOf<(typeof waitlist)['checkWaitlist']>;
type Status = AnswerOf<(typeof waitlist)['getWaitlistPosition']>;

/** Whether someone can wait for a place of the event, a track or a day now, with an id for the entry, not stored yet. */
export async function checkPlaceWaitlist(
  db: Database,
  eventCode: string,
  event: EventDocument,
  { track, day }: Pick<Waiting, 'track' | 'day'> = {},
): Promise<Availability> {
  const chosen = { track, ...(day !== undefined && { days: [day] }) };
  return availability(hasWaitlist(event) && (await isFull(db, eventCode, event, chosen)));
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

/**
 * Adds a person to a waitlist; one on it keeps their entry and position. For a track or a day that their submitted
 * registration lacks, that registration waits: the offer is a change of it.
 */
export async function joinPlaceWaitlist(tx: Database, eventCode: string, waiting: Waiting): Promise<Joined> {
  const waitlistOf = waitlistNamed(eventCode, waiting);
  const email = normalizeEmail(waiting.email);
  const dossierId = await registrationLacking(tx, waitlistOf, email);
  await tx
    .insert(waitlistEntry)
    .values({
      ...waitlistOf,
      id: waiting.entry_ID,
      dossierId,
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
  const isOwn = and(isIn(waitlistOf), eq(waitlistEntry.email, email));
  if (dossierId !== undefined) {
    const isWaiting = and(eq(waitlistEntry.state, 'waiting'), isNull(waitlistEntry.dossierId));
    await tx.update(waitlistEntry).set({ dossierId }).where(and(isOwn, isWaiting));
  }
  const [entry] = await tx.select().from(waitlistEntry).where(and(isOwn, isLive));
  if (!entry) throw new Error('the entry of the waitlist was not stored');
  return { entry, position: await positionOf(tx, entry) };
}

/** The id of the registration that an address has submitted without a place in this track or on this day. */
async function registrationLacking(
  tx: Database,
  { eventCode, kind, item }: Waitlist,
  email: string,
): Promise<string | undefined> {
  if (!isMovable(kind)) return undefined;
  const rows = await findByEmail(tx, { eventCode, flow: registrationFlow }, email);
  const submitted = rows.find(({ status }) => status === 'Submitted');
  const has = submitted && placesChosen(submitted).some((own) => own.kind === kind && own.item === item);
  return has ? undefined : submitted?.id;
}

function waitlistNamed(
  eventCode: string,
  { track, day, flow }: Pick<Waiting, 'track' | 'day' | 'flow'>,
): Waitlist {
  if (flow !== undefined) return { eventCode, kind: 'flow', item: flow };
  if (day !== undefined) return { eventCode, kind: 'day', item: day };
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
  const awaited = kind === 'event' ? {} : { [kind]: item };
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

type Accepting = { entry_ID?: string; email: string; track: string; registrations_day: readonly string[] };

/** The entry whose offered place a registration accepts: of the event, its track or one of its days. */
export async function acceptablePlace(
  db: Database,
  eventCode: string,
  { entry_ID: id, email, track, registrations_day: days }: Accepting,
  now = new Date(),
): Promise<WaitlistRow | undefined> {
  if (id === undefined || !isEntryId(id)) return undefined;
  const isChosen = [eventPlaces, ...placesChosen({ track, days })].map(({ kind, item }) =>
    and(eq(waitlistEntry.kind, kind as WaitlistKind), eq(waitlistEntry.item, item)),
  );
  const [entry] = await db
    .select()
    .from(waitlistEntry)
    // The wait of a registration is accepted by a change.
    .where(and(isAcceptable(eventCode, id, email, now), or(...isChosen), isNull(waitlistEntry.dossierId)));
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

/**
 * Has a person who registers go on waiting for other tracks and days, in their position, or keep the offer of one: it is
 * then a change, for which the place of the event that was offered with it is not needed. The caller has locked the
 * registration and its places.
 */
export async function keepOtherWaits(
  tx: Database,
  { id, eventCode, email, track, days }: Pick<DossierRow, 'id' | 'eventCode' | 'email' | 'track' | 'days'>,
): Promise<void> {
  const isOwn = placesChosen({ track, days }).map(({ kind, item }) =>
    and(eq(waitlistEntry.kind, kind as WaitlistKind), eq(waitlistEntry.item, item)),
  );
  const waits = await tx
    .select()
    .from(waitlistEntry)
    .where(
      and(
        eq(waitlistEntry.eventCode, eventCode),
        inArray(waitlistEntry.kind, [...movableKinds]),
        isOwn.length === 0 ? undefined : not(or(...isOwn) as SQL),
        eq(waitlistEntry.email, email),
        isNull(waitlistEntry.dossierId),
        inArray(waitlistEntry.state, ['waiting', 'offered']),
      ),
    )
    .for('update');
  for (const { id: entry, claimed } of waits) {
    await tx.update(waitlistEntry).set({ dossierId: id }).where(eq(waitlistEntry.id, entry));
    if (claimed) await claim(tx, eventCode, eventPlaces, -1, undefined);
  }
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
