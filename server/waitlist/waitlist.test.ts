import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { holdItem, releaseItem } from '#server/cart/hold-item.ts';
import { joinWaitlist, leaveWaitlist } from '#server/cart/wait-for-item.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { dossier, hold, payment, registration, waitlistEntry } from '#server/database/schema.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { seatOf } from '#server/items/seat-item.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { startSeatJobs } from '#server/start/start-seat-jobs.ts';
import { noJobs, openRaceFixture, type RaceFixture } from '#tests/races/race-fixture.ts';
import { offersTo } from './entries.ts';
import { offerNext } from './offer-next.ts';
import { joinPlaceWaitlist, placeStatus } from './place-waitlist.ts';
import { releaseExpired } from './release-expired.ts';
import type { WaitlistServices } from './waitlist-services.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const HOUR = 3_600_000;
const hoursFrom = (hours: number) => new Date(Date.now() + hours * HOUR);
const seat = { session_code: 's0' };

/** A ground whose mails are kept in a list. */
async function open(capacities: number[] = [1]) {
  const ground = await openRaceFixture(database.db, capacities);
  const mails: Mail[] = [];
  const services: WaitlistServices = {
    ...ground,
    seats: noJobs,
    mailer: {
      queue: async (_tx, mail) => String(mails.push(mail)),
      repeat: async () => {},
      complete: async () => true,
      wake: () => {},
    },
    link: (eventCode, locale, page) => `https://${eventCode}/${locale}${page}`,
  };
  return { ground, services, mails };
}

/** Publishes the event with other options and other limits of its in-person track. */
async function limit({ configuration, event, eventCode }: RaceFixture, options: object, track: object = {}) {
  const tracks = event.tracks.map((each) => (each.code === 'vancouver' ? { ...each, ...track } : each));
  const outcome = await configuration.publish(eventCode, { ...event, tracks, options }, 'test');
  expect(outcome.ok, JSON.stringify(outcome)).toBe(true);
}

function join({ db, eventCode }: RaceFixture, given: { email?: string; track?: string } = {}) {
  const entry_ID = randomUUID();
  const person = { entry_ID, email: `${entry_ID}@example.org`, first_name: 'Ana', last_name: 'Roy' };
  return joinPlaceWaitlist(db, eventCode, { ...person, locale: 'en', ...given }).then(() => entry_ID);
}

test('an offered seat that nobody took in time goes to the next in line', async () => {
  const { ground, services, mails } = await open();
  const [holder, first, second] = await ground.register(3);
  if (!holder || !first || !second) throw new Error('nobody registered');
  await holdItem(ground, ground.event, holder, { kind: 'session', ...seat });
  for (const row of [first, second])
    await joinWaitlist(ground, ground.event, row, { kind: 'session', ...seat });
  await releaseItem(ground, holder, seatOf('s0'));
  await offerNext(services, ground.eventCode, { kinds: ['session'], item: 's0' });
  expect(mails.map(({ recipient }) => recipient)).toEqual([first.email]);
  await releaseExpired(services, hoursFrom(23));
  expect(mails.map(({ content }) => content.template)).toEqual(['seat-offer', 'offer-reminder']);
  await releaseExpired(services, hoursFrom(25));
  expect(mails.map(({ recipient, content }) => [recipient, content.template])).toEqual([
    [first.email, 'seat-offer'],
    [first.email, 'offer-reminder'],
    [first.email, 'seat-lapsed'],
    [second.email, 'seat-offer'],
  ]);
  const lines = await ground.db
    .select()
    .from(waitlistEntry)
    .where(eq(waitlistEntry.eventCode, ground.eventCode));
  expect(lines.map(({ state }) => state).sort()).toEqual(['expired', 'offered']);
});

test('an offer that was reserved in time is taken, not over', async () => {
  const { ground, services } = await open();
  const [holder, waiting] = await ground.register(2);
  if (!holder || !waiting) throw new Error('nobody registered');
  await holdItem(ground, ground.event, holder, { kind: 'session', ...seat });
  await joinWaitlist(ground, ground.event, waiting, { kind: 'session', ...seat });
  await releaseItem(ground, holder, seatOf('s0'));
  await offerNext(services, ground.eventCode, { kinds: ['session'], item: 's0' });
  await ground.db
    .update(hold)
    .set({ state: 'reserved', heldUntil: null })
    .where(eq(hold.dossierId, waiting.id));
  await releaseExpired(services, hoursFrom(25));
  const [entry] = await ground.db.select().from(waitlistEntry).where(eq(waitlistEntry.dossierId, waiting.id));
  expect(entry?.state).toBe('taken');
});

test('who cancelled is passed over, and a seat that costs is kept, not given unasked, for who has submitted', async () => {
  const { ground, services, mails } = await open();
  const [holder, cancelled, waiting] = await ground.register(3);
  if (!holder || !cancelled || !waiting) throw new Error('nobody registered');
  await holdItem(ground, ground.event, holder, { kind: 'session', ...seat });
  for (const row of [cancelled, waiting])
    await joinWaitlist(ground, ground.event, row, { kind: 'session', ...seat });
  await ground.db.update(dossier).set({ status: 'Cancelled' }).where(eq(dossier.id, cancelled.id));
  await ground.db.update(dossier).set({ status: 'Submitted' }).where(eq(dossier.id, waiting.id));
  await releaseItem(ground, holder, seatOf('s0'));
  const schedule = ground.configuration.current(ground.eventCode, 'schedule', 'schedule')?.document;
  const priced = {
    ...schedule,
    sessions: schedule?.sessions.map((each) => ({ ...each, fee: { amount: 100, payable: 'registration' } })),
  };
  await ground.configuration.publish(ground.eventCode, priced, 'test');
  const closed = { kind: 'cancellation', code: 'cancellation', until: '2020-01-01', refunds: [{}] };
  await ground.configuration.publish(ground.eventCode, closed, 'test');
  await offerNext(services, ground.eventCode, { kinds: ['session'], item: 's0' });
  // By then nobody changes by themselves any more.
  expect(mails).toEqual([]);
  await ground.configuration.publish(ground.eventCode, { ...closed, until: '2099-01-01' }, 'test');
  await offerNext(services, ground.eventCode, { kinds: ['session'], item: 's0' });
  expect(mails).toMatchObject([{ recipient: waiting.email, content: { template: 'seat-offer-submitted' } }]);
  const now = new Date();
  const submitted = { ...waiting, status: 'Submitted' as const };
  expect(await offersTo(ground.db, submitted, now)).toMatchObject([{ item: 's0' }]);
  await leaveWaitlist(ground, submitted, seatOf('s0'));
  expect(await offersTo(ground.db, submitted, now)).toEqual([]);
  await ground.configuration.publish(ground.eventCode, schedule, 'test');
  await waitForSeatTaken(ground, submitted);
  await offerNext(services, ground.eventCode, { kinds: ['session'], item: 's0' });
  expect(mails.at(-1)).toMatchObject({ recipient: waiting.email, content: { template: 'seat-reserved' } });
});

/** Somebody takes the seat, another waits for it, and it comes free again. */
async function waitForSeatTaken(
  ground: RaceFixture,
  waiting: Parameters<typeof joinWaitlist>[2],
): Promise<void> {
  const [other] = await ground.register(1);
  if (!other) throw new Error('nobody registered');
  await holdItem(ground, ground.event, other, { kind: 'session', ...seat });
  await joinWaitlist(ground, ground.event, waiting, { kind: 'session', ...seat });
  await releaseItem(ground, other, seatOf('s0'));
}

test('places are offered in line, as many as are free, and on to the next when an offer ends', async () => {
  const { ground, services, mails } = await open();
  await limit(ground, { capacity: 1, waitlist: 'Y', waitlist_offer_hours: 2 });
  const [first, second] = [await join(ground), await join(ground)];
  for (let times = 0; times < 2; times += 1)
    await offerNext(services, ground.eventCode, { kinds: ['event', 'track'] });
  expect(mails.map(({ recipient }) => recipient)).toEqual([`${first}@example.org`]);
  const standing = (entry: string) => placeStatus(ground.db, ground.eventCode, entry);
  expect([await standing(first), await standing(second)]).toMatchObject([
    { state: 'offered' },
    { state: 'waiting', position: 1 },
  ]);
  await releaseExpired(services, hoursFrom(3));
  expect([await standing(first), await standing(second)]).toMatchObject([
    { state: 'expired' },
    { state: 'offered' },
  ]);
});

test('who let an offer pass is told once, before the next; who is paying for the place then is not', async () => {
  const { ground, services, mails } = await open();
  await limit(ground, { capacity: 1, waitlist: 'Y', waitlist_offer_hours: 2 });
  const first = await join(ground, { track: 'vancouver' });
  const second = await join(ground);
  await offerNext(services, ground.eventCode, { kinds: ['event', 'track'] });
  for (let times = 0; times < 2; times += 1) await releaseExpired(services, hoursFrom(3));
  // Offers of other tests end as well.
  const own = () => mails.filter(({ eventCode }) => eventCode === ground.eventCode);
  expect(own().map(({ recipient, content }) => [recipient, content.template])).toEqual([
    [`${first}@example.org`, 'waitlist-offer'],
    [`${first}@example.org`, 'waitlist-lapsed'],
    [`${second}@example.org`, 'waitlist-offer'],
  ]);
  expect(own()[1]?.content.values).toMatchObject({
    link: expect.stringMatching(/\/registration\/start\/waitlist\?track=\w+/),
  });
  const [paying] = await ground.register(1);
  if (!paying) throw new Error('nobody registered');
  await ground.db
    .update(registration)
    .set({ waitlistEntryId: second })
    .where(eq(registration.dossierId, paying.id));
  await ground.db.insert(payment).values({
    dossierId: paying.id,
    eventCode: ground.eventCode,
    submitKey: randomUUID(),
    state: 'pending',
    bodyHash: '',
    amount: 100,
    currency: 'CAD',
    quote: {} as never,
    submission: {},
    gateway: 'sandbox',
    token: 'tok',
  });
  await releaseExpired(services, hoursFrom(6));
  expect(own()).toHaveLength(3);
});

test('who waits for a full track does not keep others from the event’s places', async () => {
  const { ground, services, mails } = await open();
  await limit(ground, { capacity: 2, waitlist: 'Y' }, { capacity: 5, kept: 5 });
  await join(ground, { track: 'vancouver' });
  const other = await join(ground);
  await offerNext(services, ground.eventCode, { kinds: ['event', 'track'] });
  expect(mails.map(({ recipient }) => recipient)).toEqual([`${other}@example.org`]);
  await limit(ground, { capacity: 2, waitlist: 'Y' }, { capacity: 5, kept: 4 });
  await offerNext(services, ground.eventCode, { kinds: ['event', 'track'] });
  expect(mails).toHaveLength(2);
});

test('who has registered meanwhile is taken off the list, and nobody is offered a place of a closed event', async () => {
  const { ground, services, mails } = await open();
  const [registered] = await ground.register(1);
  if (!registered) throw new Error('nobody registered');
  const entry = await join(ground, { email: registered.email });
  await limit(ground, { capacity: 2, waitlist: 'Y', registration_open: 'N' });
  await offerNext(services, ground.eventCode, { kinds: ['event', 'track'] });
  expect(await placeStatus(ground.db, ground.eventCode, entry)).toMatchObject({ state: 'waiting' });
  await ground.db.update(dossier).set({ status: 'Submitted' }).where(eq(dossier.id, registered.id));
  await limit(ground, { capacity: 2, waitlist: 'Y' });
  await offerNext(services, ground.eventCode, { kinds: ['event', 'track'] });
  expect(mails).toEqual([]);
  expect(await placeStatus(ground.db, ground.eventCode, entry)).toEqual({ state: 'taken' });
});

test('the job of a hold frees it at its end, and what is published is offered on', async () => {
  const { ground, services, mails } = await open();
  const jobs = await startJobs(database, (error) => expect.fail(error.message));
  const seats = await startSeatJobs(services, jobs);
  const [holder, waiting] = await ground.register(2);
  if (!holder || !waiting) throw new Error('nobody registered');
  // Held at a time that lets its quarter of an hour end in a second from now.
  const then = new Date(Date.now() - 15 * 60_000 + 1_000);
  await holdItem({ ...ground, seats }, ground.event, holder, { kind: 'session', ...seat }, then);
  await joinWaitlist(ground, ground.event, waiting, { kind: 'session', ...seat });
  await vi.waitFor(() => expect(mails.map(({ recipient }) => recipient)).toEqual([waiting.email]), {
    timeout: 60_000,
  });
  await limit(ground, { capacity: 0, waitlist: 'Y' });
  const entry = await join(ground);
  await limit(ground, { capacity: 1, waitlist: 'Y' });
  await vi.waitFor(() => expect(mails.at(-1)?.recipient).toBe(`${entry}@example.org`), { timeout: 60_000 });
  await jobs.stop();
});
