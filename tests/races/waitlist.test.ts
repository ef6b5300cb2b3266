import { randomUUID } from 'node:crypto';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { giveUp } from '#server/cancellation/give-up.ts';
import type { Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/open-postgres.ts';
import { dossier, registration, waitlistEntry } from '#server/database/schema.ts';
import { openTestPostgres } from '#server/database/testing/test-postgres.ts';
import { lockRegistration, type RegistrationRow } from '#server/dossiers/registration-row.ts';
import { eventPlaces, holdPlaces, takenPlaces } from '#server/inventory/capacity.ts';
import { reserveHolds } from '#server/inventory/holds.ts';
import { lockItems } from '#server/inventory/inventory-lock.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { Refusal } from '#server/refusals/refusal.ts';
import { withPlaces } from '#server/testing/with-places.ts';
import { offerNext } from '#server/waitlist/offer-next.ts';
import { freeOffered } from '#server/waitlist/offered-stock.ts';
import { declinePlace, joinPlaceWaitlist, settlePlace } from '#server/waitlist/place-waitlist.ts';
import { releaseExpired } from '#server/waitlist/release-expired.ts';
import type { WaitlistServices } from '#server/waitlist/waitlist-services.ts';
import { noJobs, openRaceFixture, type RaceFixture } from './race-fixture.ts';

// PGlite runs one transaction at a time and so wins every race: only a real PostgreSQL can lose one.
const postgres = await openTestPostgres();
if (!postgres.ok) process.stdout.write(`skipping the races of the waitlist: ${postgres.reason}\n`);

const ROUNDS = Number(process.env['ROUNDS'] ?? 2);
const [PLACES, WAITING] = [10, 50];
const HOUR = 3_600_000;
const places = { kinds: ['event', 'track'] } as const;

describe.skipIf(!postgres.ok)('places that come free, on PostgreSQL', () => {
  if (!postgres.ok) return;
  const { database, url } = postgres;
  afterAll(() => database.close());

  it(`are offered once at a time: ten cancel, fifty wait, and take, decline or let pass, in ${ROUNDS} rounds`, async () => {
    // As two processes on one database: each with connections of its own.
    const other = await openPostgres(url, () => {});
    try {
      for (let round = 0; round < ROUNDS; round += 1) await playRound([database.db, other.db]);
    } finally {
      await other.close();
    }
  }, 600_000);

  it('are those of the limit that holds once it is known what is taken, whatever it was when they were looked for', async () => {
    const { db } = database;
    const ground = await openRaceFixture(db, [1]);
    const event = await limitPlaces(ground);
    await join(ground);
    const offers: string[] = [];
    let looked: Promise<void> | undefined;
    await db.transaction(async (tx) => {
      await lockItems(tx, ground.eventCode, [eventPlaces]);
      looked = offerNext(servicesOf(ground, db, offers), ground.eventCode, places);
      await vi.waitFor(async () => expect(await waitingForLocks(database.db)).toBe(1));
      const none = { ...event, options: { ...event.options, capacity: 0 } };
      const published = await ground.configuration.publish(ground.eventCode, none, 'race');
      expect(published.ok).toBe(true);
    });
    await looked;
    expect([offers, await entriesIn(ground, 'waiting')]).toEqual([[], [expect.any(String)]]);
  });
});

async function waitingForLocks(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'
      and datname = current_database()`,
  );
  return rows[0]?.count ?? 0;
}

async function playRound(dbs: readonly [Database, Database]): Promise<void> {
  const [db] = dbs;
  const ground = await openRaceFixture(db, [1]);
  await limitPlaces(ground);
  const offers: string[] = [];
  const services = dbs.map((each) => servicesOf(ground, each, offers));
  const holders = await ground.register(PLACES);
  await submitAll(db, holders);
  const entries: string[] = [];
  for (let index = 0; index < WAITING; index += 1) entries.push(await join(ground));
  let now = new Date();
  const atOnce = (...work: Promise<unknown>[]) => Promise.all(work);
  const everywhere = (run: (each: WaitlistServices) => Promise<void>) => Promise.all(services.map(run));

  // Everybody who has a place gives it up, and each time both processes look what is free.
  await atOnce(
    ...holders.map(async (row, index) => {
      await cancel(dbs[index % 2] ?? db, row);
      await everywhere((each) => offerNext(each, ground.eventCode, places, now));
    }),
  );
  for (;;) {
    await expectNoneTwice(ground, offers);
    const offered = await entriesIn(ground, 'offered');
    if (offered.length === 0) break;
    await atOnce(
      ...offered.map(async (entry, index) => {
        const own = dbs[index % 2] ?? db;
        const ways = [() => take(ground, own, entry), () => decline(ground, own, entry, now)];
        // The third way is to let it pass.
        await ways[Math.floor(Math.random() * 3)]?.();
        await everywhere((each) => offerNext(each, ground.eventCode, places, now));
      }),
    );
    await expectNoneTwice(ground, offers);
    now = new Date(now.getTime() + 3 * HOUR);
    await everywhere((each) => releaseExpired(each, now));
    await everywhere((each) => offerNext(each, ground.eventCode, places, now));
  }
  // None lost: whoever waits still does so since every place is taken.
  const waiting = await entriesIn(ground, 'waiting');
  const taken = (await takenPlaces(db, ground.eventCode)).event;
  expect(taken === PLACES || waiting.length === 0, `${taken} taken, ${waiting.length} waiting`).toBe(true);
  expect(offers.length + waiting.length).toBe(entries.length);
  expect(await entriesIn(ground, 'taken')).toHaveLength(taken);
}

/** Nobody was offered a place twice, and no more places are offered or taken than there are. */
async function expectNoneTwice({ db, eventCode }: RaceFixture, offers: readonly string[]): Promise<void> {
  expect(new Set(offers).size).toBe(offers.length);
  const [offered] = await db
    .select({ count: count() })
    .from(waitlistEntry)
    .where(and(eq(waitlistEntry.eventCode, eventCode), eq(waitlistEntry.state, 'offered')));
  const [submitted] = await db
    .select({ count: count() })
    .from(dossier)
    .where(and(eq(dossier.eventCode, eventCode), eq(dossier.status, 'Submitted')));
  expect((offered?.count ?? 0) + (submitted?.count ?? 0)).toBeLessThanOrEqual(PLACES);
}

async function limitPlaces({ configuration, event, eventCode }: RaceFixture): Promise<EventDocument> {
  const limited: EventDocument = {
    ...event,
    tracks: event.tracks.map(({ capacity: _capacity, kept: _kept, ...track }) => track),
    options: { capacity: PLACES, waitlist: 'Y', waitlist_offer_hours: 2 },
  };
  const outcome = await configuration.publish(eventCode, limited, 'race');
  expect(outcome.ok, JSON.stringify(outcome)).toBe(true);
  return limited;
}

/** What a process makes offers with; to whom it does is kept. */
function servicesOf(ground: RaceFixture, db: Database, offers: string[]): WaitlistServices {
  const queued = (mail: Mail) => {
    if (mail.content.template === 'waitlist-offer') offers.push(mail.recipient);
    return mail.recipient;
  };
  return {
    ...ground,
    db,
    seats: noJobs,
    mailer: {
      queue: async (_tx, mail) => queued(mail),
      repeat: async () => {},
      complete: async () => true,
      wake: () => {},
    },
    link: (eventCode, locale, page) => `https://${eventCode}/${locale}${page}`,
  };
}

async function submitAll(db: Database, rows: readonly RegistrationRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await withPlaces(db, rows);
  await db.update(dossier).set({ status: 'Submitted' }).where(inArray(dossier.id, ids));
}

async function join({ db, eventCode }: RaceFixture): Promise<string> {
  const entry_ID = randomUUID();
  const person = { email: `${entry_ID}@example.org`, first_name: 'Ana', last_name: 'Roy', locale: 'en' };
  await joinPlaceWaitlist(db, eventCode, { entry_ID, ...person });
  return entry_ID;
}

async function entriesIn(
  { db, eventCode }: RaceFixture,
  state: 'waiting' | 'offered' | 'taken',
): Promise<string[]> {
  const rows = await db
    .select({ id: waitlistEntry.id })
    .from(waitlistEntry)
    .where(and(eq(waitlistEntry.eventCode, eventCode), eq(waitlistEntry.state, state)));
  return rows.map(({ id }) => id);
}

async function cancel(db: Database, { id }: RegistrationRow): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockRegistration(tx, id);
    const preview = { refund: {} as never, freed: [] };
    const giving = { by: 'attendee', message: '', preview, parts: [], notify: false } as const;
    await giveUp(tx, { seats: noJobs }, row, giving, new Date());
  });
}

/** Registers on an offered place; it was offered, so it is there. */
async function take(ground: RaceFixture, db: Database, entry: string): Promise<void> {
  const [begun] = await ground.register(1);
  if (!begun) throw new Error('nobody registered');
  await db.update(registration).set({ waitlistEntryId: entry }).where(eq(registration.dossierId, begun.id));
  await db.transaction(async (tx) => {
    const row = await lockRegistration(tx, begun.id);
    const [offer] = await tx.select().from(waitlistEntry).where(eq(waitlistEntry.id, entry));
    if (!offer) throw new Error('the offer has gone');
    const given = await freeOffered(tx, offer);
    expect(await holdPlaces(tx, ground.configuration, row, { until: new Date(), given })).toEqual([]);
    await reserveHolds(tx, row);
    await tx.update(dossier).set({ status: 'Submitted' }).where(eq(dossier.id, row.id));
    await settlePlace(tx, row);
  });
}

async function decline({ eventCode }: RaceFixture, db: Database, entry: string, now: Date): Promise<void> {
  try {
    await db.transaction((tx) => declinePlace(tx, eventCode, entry, now));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
