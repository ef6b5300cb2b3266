import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, inArray, isNotNull, lt } from 'drizzle-orm';
import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import type { waitlist } from '#engine/contract/waitlist.ts';
import type { Database } from '#server/database/database.ts';
import { waitlistEntry } from '#server/database/schema.ts';
import { normalizeEmail, typedEmail } from '#server/domain/email-address.ts';
import { hasWaitlist, isFull } from '#server/domain/event-state.ts';
import type { WaitlistRow } from './waitlist-mail.ts';

/** The lines of places: who waits in them has nothing under way yet. */
export const PLACE_KINDS = ['event', 'track', 'flow'] as const;

/** Who wants to wait for a place of the event, or of a track or a flow where one is given. */
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

/** Whether one can wait for a place now, with a name for the entry to be filled in; it is stored only then. */
export async function offerEntry(
  db: Database,
  eventCode: string,
  event: EventDocument,
  track?: string,
): Promise<AnswerOf<(typeof waitlist)['checkWaitlist']>> {
  const isOffered = hasWaitlist(event) && (await isFull(db, eventCode, event, track));
  return isOffered ? { waitlist: 'Y', entry_ID: randomUUID() } : { waitlist: 'N' };
}

/** An entry, and its place in line. */
export type Joined = { entry: WaitlistRow; position: number };

/** Puts a person in line and tells their place in it; one who is in it keeps it, under the entry they have already. */
export async function joinPlaceLine(tx: Database, eventCode: string, waiting: Waiting): Promise<Joined> {
  const line = lineOf(eventCode, waiting);
  const email = normalizeEmail(waiting.email);
  await tx
    .insert(waitlistEntry)
    .values({
      ...line,
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
  const [entry] = await tx
    .select()
    .from(waitlistEntry)
    .where(
      and(isLine(line), eq(waitlistEntry.email, email), inArray(waitlistEntry.state, ['waiting', 'offered'])),
    );
  if (!entry) throw new Error('the entry of the waitlist was not stored');
  return { entry, position: await placeInLine(tx, entry) };
}

/** Where an entry of an event stands; nothing for one that there is not. */
export async function standingOf(
  db: Database,
  eventCode: string,
  id: string,
  now = new Date(),
): Promise<AnswerOf<(typeof waitlist)['getWaitlistPosition']> | undefined> {
  const [entry] = await db
    .select()
    .from(waitlistEntry)
    .where(
      and(
        eq(waitlistEntry.id, id),
        eq(waitlistEntry.eventCode, eventCode),
        inArray(waitlistEntry.kind, [...PLACE_KINDS]),
      ),
    );
  if (!entry) return undefined;
  const awaited = awaitedIn(entry);
  switch (entry.state) {
    case 'waiting':
      return {
        state: 'waiting',
        position: await placeInLine(db, entry),
        offered: await offersIn(db, entry),
        ...awaited,
      };
    case 'offered': {
      if (!entry.offeredUntil || entry.offeredUntil <= now) return { state: 'expired', ...awaited };
      return { state: 'offered', offered_until: entry.offeredUntil.toISOString(), ...awaited };
    }
    case 'taken':
    case 'expired':
      return { state: entry.state, ...awaited };
    default:
      return entry.state satisfies never;
  }
}

/** The entry whose offer of a place somebody takes up: only in time, for the address and the track it was made for. */
export async function liveOffer(
  db: Database,
  eventCode: string,
  { entry_ID: id, email, track }: { entry_ID?: string; email: string; track: string },
  now = new Date(),
): Promise<WaitlistRow | undefined> {
  if (id === undefined || !isEntryId(id)) return undefined;
  const [entry] = await db
    .select()
    .from(waitlistEntry)
    .where(
      and(
        eq(waitlistEntry.id, id),
        eq(waitlistEntry.eventCode, eventCode),
        eq(waitlistEntry.email, normalizeEmail(email)),
        inArray(waitlistEntry.kind, ['event', 'track']),
        inArray(waitlistEntry.item, ['', track]),
        eq(waitlistEntry.state, 'offered'),
        gt(waitlistEntry.offeredUntil, now),
      ),
    );
  return entry;
}

/** Whether a text is a name that an entry may bear; any other is in no database. */
export function isEntryId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

type Line = Pick<WaitlistRow, 'eventCode' | 'kind' | 'item'>;

/** What an entry waits for, as it is asked for and told. */
function awaitedIn({ kind, item }: WaitlistRow): { track?: string; flow?: string } {
  if (kind === 'flow') return { flow: item };
  return item === '' ? {} : { track: item };
}

function lineOf(eventCode: string, { track, flow }: Pick<Waiting, 'track' | 'flow'>): Line {
  if (flow !== undefined) return { eventCode, kind: 'flow', item: flow };
  return track ? { eventCode, kind: 'track', item: track } : { eventCode, kind: 'event', item: '' };
}

async function placeInLine(db: Database, entry: WaitlistRow): Promise<number> {
  const [row] = await db
    .select({ ahead: count() })
    .from(waitlistEntry)
    .where(and(isLine(entry), eq(waitlistEntry.state, 'waiting'), lt(waitlistEntry.place, entry.place)));
  return (row?.ahead ?? 0) + 1;
}

/** To how many of a line a place has been offered so far, whatever became of it. */
function offersIn(db: Database, line: Line): Promise<number> {
  return db.$count(waitlistEntry, and(isLine(line), isNotNull(waitlistEntry.offeredUntil)));
}

function isLine({ eventCode, kind, item }: Line) {
  return and(
    eq(waitlistEntry.eventCode, eventCode),
    eq(waitlistEntry.kind, kind),
    eq(waitlistEntry.item, item),
  );
}
