import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { FlowDocument } from '#engine/configuration/flow-document.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { dossier, hold, inventory, registration, waitlistEntry } from '#server/database/schema.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { Refusal } from '#server/domain/refusal.ts';
import { type FairGround, fairOnSale, openFairGround } from '#server/domain/testing/fair-ground.ts';
import { toldBy } from '#server/domain/testing/told-by.ts';
import { awaitedAmong, joinChoiceLine, leaveChoiceLine } from './choice-line.ts';
import { declineOffer } from './decline-offer.ts';
import { declineSeat } from './decline-seat.ts';
import { endChoiceOffers } from './end-choice-offers.ts';
import { endOffers } from './end-offers.ts';
import { hasFlowLine, offerFlowEntry, settleFlowOffer, takeFlowOffer } from './flow-line.ts';
import { inLine, isInDemand, isWaiting } from './in-line.ts';
import { keptOffers } from './kept-offer.ts';
import { offerChoices } from './offer-choices.ts';
import { offerFlowPlaces } from './offer-flow-places.ts';
import { isEntryId, joinPlaceLine, liveOffer, offerEntry, standingOf } from './place-line.ts';
import { seatOffersOf } from './seat-offers.ts';
import { endSeatOffer, joinLine, leaveLine, placesInLines, takeSeatOffer } from './session-line.ts';
import { settleWaitlist } from './settle-waitlist.ts';

let database: OpenDatabase;
let ground: FairGround;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  ground = openFairGround(database);
  await ground.clear();
});
afterAll(() => database.close());

const now = new Date('2027-01-10T12:00:00Z');
const before = new Date('2027-01-10T11:59:59Z');
const later = new Date('2027-01-10T13:00:00Z');
const day = 86_400_000;
const corner = { kind: 'choice' as const, item: 'booths/corner' };
const exhibitors = {
  kind: 'flow',
  code: 'exhibitor',
  label: { en: 'Exhibitors', fr: 'Exposants' },
  entry: {},
  capacity: 1,
  waitlist: 'Y',
  steps: [],
} as unknown as FlowDocument;
const booths = (given: object = {}, offer: object = {}) => ({
  kind: 'offers',
  code: 'booths',
  label: 'Booths',
  category: 'conference',
  waitlist: 'Y',
  offers: [{ code: 'corner', name: { en: 'Corner booth', fr: 'Coin' }, amount: 50_000, stock: 1, ...offer }],
  ...given,
});

type Entry = Partial<typeof waitlistEntry.$inferInsert>;
async function wait(given: Entry = {}) {
  const email = given.email ?? `${randomUUID()}@example.org`;
  const values = {
    eventCode: 'fair',
    kind: 'event' as const,
    emailTyped: email,
    firstName: 'Ana',
    ...given,
    email,
  };
  const [row] = await ground.db.insert(waitlistEntry).values(values).returning();
  if (!row) throw new Error('nobody waits');
  return row;
}
const offered = (until = later): Entry => ({ state: 'offered', offeredUntil: until });
const stateOf = async (id: string) =>
  (await ground.db.select().from(waitlistEntry).where(eq(waitlistEntry.id, id)))[0]?.state;
const takenOf = async (item: string) =>
  (await ground.db.select().from(inventory).where(eq(inventory.item, item)))[0]?.taken;
const submit = (row: DossierRow, status: 'Submitted' | 'Cancelled' = 'Submitted') =>
  ground.db.update(dossier).set({ status }).where(eq(dossier.id, row.id));
async function refusalOf(attempt: Promise<unknown>) {
  const error = await attempt.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof Refusal ? toldBy(error) : error;
}
const mailed = () => ground.mails.map(({ recipient, content }) => [recipient, content.template]);

describe('a line of places', () => {
  const person = (given: object = {}) => ({
    entry_ID: randomUUID(),
    email: ' Ana@Example.org ',
    first_name: ' Ana ',
    last_name: ' Roy ',
    locale: 'fr',
    ...given,
  });

  it('is joined once, under the first entry, and each for itself', async () => {
    const first = person({ phone: ' 604 ' });
    const { entry, position } = await joinPlaceLine(ground.db, 'fair', first);
    expect(position).toBe(1);
    expect(entry).toMatchObject({
      id: first.entry_ID,
      eventCode: 'fair',
      kind: 'event',
      item: '',
      email: 'ana@example.org',
      emailTyped: 'Ana@Example.org',
      firstName: 'Ana',
      lastName: 'Roy',
      phone: '604',
      locale: 'fr',
      state: 'waiting',
    });
    expect((await joinPlaceLine(ground.db, 'fair', person())).entry.id).toBe(entry.id);
    const second = await joinPlaceLine(ground.db, 'fair', person({ email: 'bo@example.org' }));
    expect([second.position, second.entry.phone]).toEqual([2, '']);
    const ofTrack = await joinPlaceLine(ground.db, 'fair', person({ track: 'main' }));
    const ofFlow = await joinPlaceLine(ground.db, 'fair', person({ flow: 'exhibitor', track: 'main' }));
    expect(
      [ofTrack, ofFlow].map(({ entry: { kind, item }, position: place }) => [kind, item, place]),
    ).toEqual([
      ['track', 'main', 1],
      ['flow', 'exhibitor', 1],
    ]);
  });

  it.each<[string, Entry, object]>([
    ['waits', {}, { state: 'waiting', position: 2, offered: 1 }],
    [
      'waits for a track',
      { kind: 'track', item: 'main' },
      { state: 'waiting', position: 1, offered: 0, track: 'main' },
    ],
    [
      'waits for a flow',
      { kind: 'flow', item: 'exhibitor' },
      { state: 'waiting', position: 1, offered: 0, flow: 'exhibitor' },
    ],
    ['is offered a place', offered(), { state: 'offered', offered_until: later.toISOString() }],
    ['let it pass just now', offered(now), { state: 'expired' }],
    ['let it pass', { state: 'expired', kind: 'track', item: 'main' }, { state: 'expired', track: 'main' }],
    ['has taken it', { state: 'taken' }, { state: 'taken' }],
  ])('says how one stands who %s', async (_, given, standing) => {
    await wait();
    await wait({ state: 'expired', offeredUntil: before });
    const entry = await wait(given);
    await wait();
    expect(await standingOf(ground.db, 'fair', entry.id, now)).toEqual(standing);
    expect(await standingOf(ground.db, 'other', entry.id, now)).toBeUndefined();
  });

  it('says nothing of other lines', async () => {
    const entry = await wait({ kind: 'session', item: 'clay-1' });
    expect(await standingOf(ground.db, 'fair', entry.id, now)).toBeUndefined();
    expect(await standingOf(ground.db, 'fair', randomUUID(), now)).toBeUndefined();
  });

  it('lets in who comes in time, for the address and the track it was offered for', async () => {
    const of = (entry_ID: string | undefined, given: object = {}, at = now) =>
      liveOffer(
        ground.db,
        'fair',
        { email: ' Ana@example.org', track: 'main', ...(entry_ID && { entry_ID }), ...given },
        at,
      );
    const mine = { email: 'ana@example.org', ...offered() };
    const ofEvent = await wait(mine);
    const ofTrack = await wait({ ...mine, kind: 'track', item: 'main' });
    const elsewhere = await wait({ ...mine, kind: 'track', item: 'online' });
    const ofFlow = await wait({ ...mine, kind: 'flow', item: 'main' });
    const waiting = await wait({ email: 'ana@example.org', kind: 'track', item: 'x' });
    expect([await of(ofEvent.id), await of(ofTrack.id)]).toEqual([ofEvent, ofTrack]);
    for (const other of [elsewhere.id, ofFlow.id, waiting.id, randomUUID(), 'no name', undefined]) {
      expect(await of(other)).toBeUndefined();
    }
    expect(await of(ofEvent.id, { email: 'bo@example.org' })).toBeUndefined();
    expect(await of(ofEvent.id, {}, later)).toBeUndefined();
  });

  it('is offered where the event has one and is full', async () => {
    const has = async (options: object, track?: string) =>
      (await offerEntry(ground.db, 'fair', { ...fairOnSale, options } as never, track)).waitlist;
    expect(await has({ waitlist: 'Y', capacity: 1 })).toBe('N');
    await submit(await ground.register());
    expect([
      await has({ waitlist: 'Y', capacity: 1 }),
      await has({ capacity: 1 }),
      await has({ waitlist: 'Y' }),
    ]).toEqual(['Y', 'N', 'N']);
    const named = await offerEntry(ground.db, 'fair', {
      ...fairOnSale,
      options: { waitlist: 'Y', capacity: 1 },
    } as never);
    expect(named).toEqual({ waitlist: 'Y', entry_ID: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(isEntryId('entry_ID' in named ? String(named.entry_ID) : '')).toBe(true);
  });

  test.each([
    ['01234567-89ab-cdef-0123-456789abcdef', true],
    ['01234567-89AB-CDEF-0123-456789ABCDEF', true],
    ['x01234567-89ab-cdef-0123-456789abcdef', false],
    ['01234567-89ab-cdef-0123-456789abcdefx', false],
    ['01234567-89ab-cdef-456789abcdef', false],
    ['', false],
  ])('“%s” may be the name of an entry or not', (text, is) => {
    expect(isEntryId(text)).toBe(is);
  });

  it('has those who wait, in the order in which they came', async () => {
    const line = { eventCode: 'fair', kind: 'track' as const, item: 'main' };
    expect(await isInDemand(ground.db, line)).toBe(false);
    const first = await wait(line);
    const second = await wait(line);
    const gone = await wait({ ...line, state: 'expired' });
    await wait({ kind: 'track', item: 'online' });
    expect((await inLine(ground.db, line)).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect([
      await isInDemand(ground.db, line),
      await isWaiting(ground.db, second),
      await isWaiting(ground.db, gone),
    ]).toEqual([true, true, false]);
  });
});

describe('an offered place', () => {
  const kept = 'This place is being paid for, by you or by your group. Please wait until that has ended.';

  it('may be declined, once', async () => {
    const entry = await wait(offered());
    const decline = (at = now) => declineOffer(ground.db, 'fair', entry.id, at);
    expect(await decline(later)).toBeUndefined();
    expect(await stateOf(entry.id)).toBe('offered');
    expect(await decline()).toEqual(entry);
    expect(await stateOf(entry.id)).toBe('expired');
    expect(await decline()).toBeUndefined();
  });

  it.each<[string, Entry, unknown]>([
    [
      'nothing has been offered',
      {},
      [
        'conflict',
        'entry_ID Nothing has been offered to this entry of the waitlist yet.',
        { reason: 'closed' },
      ],
    ],
    [
      'it is taken',
      { state: 'taken' },
      [
        'conflict',
        'entry_ID This place has been taken. To give it up, cancel or withdraw what you sent.',
        { reason: 'closed' },
      ],
    ],
    ['it is a seat', { kind: 'session', item: 'clay-1', ...offered() }, expect.arrayContaining(['unknown'])],
    ['it is another event’s', { eventCode: 'other', ...offered() }, expect.arrayContaining(['unknown'])],
  ])('is not declined where %s', async (_, given, told) => {
    const entry = await wait(given);
    expect(await refusalOf(declineOffer(ground.db, 'fair', entry.id, now))).toEqual(told);
  });

  it('is kept while it is paid for', async () => {
    const [mine, other] = [await wait(offered()), await wait(offered())];
    const ofFlow = await wait({ kind: 'flow', item: 'exhibitor', ...offered() });
    const row = await ground.register({ waitlistEntryId: mine.id });
    const all = [mine.id, other.id, ofFlow.id];
    expect(await keptOffers(ground.db, all, now)).toEqual(new Set());
    await ground.charge(row.id);
    const applied = await ground.apply('exhibitor');
    await ground.db
      .update(waitlistEntry)
      .set({ dossierId: applied.id })
      .where(eq(waitlistEntry.id, ofFlow.id));
    await ground.charge(applied.id);
    expect(await keptOffers(ground.db, all, now)).toEqual(new Set([mine.id, ofFlow.id]));
    expect(await keptOffers(ground.db, [], now)).toEqual(new Set());
    for (const id of [mine.id, ofFlow.id]) {
      expect(await refusalOf(declineOffer(ground.db, 'fair', id, now))).toEqual([
        'conflict',
        `entry_ID ${kept}`,
        { reason: 'in_flight' },
      ]);
    }
    await submit(row);
    expect(await keptOffers(ground.db, all, now)).toEqual(new Set([ofFlow.id]));
  });

  it('ends at its time, and who let it pass is told but for who is paying', async () => {
    const ofEvent = await wait({ ...offered(now), email: 'event@example.org' });
    const ofTrack = await wait({
      ...offered(now),
      kind: 'track',
      item: 'online',
      email: 'track@example.org',
    });
    const ofFlow = await wait({
      ...offered(now),
      kind: 'flow',
      item: 'exhibitor',
      email: 'flow@example.org',
    });
    const ofNoFlow = await wait({ ...offered(now), kind: 'flow', item: 'gone' });
    const ofNoEvent = await wait({ ...offered(now), eventCode: 'gone' });
    const choice = await wait({ ...offered(now), kind: 'choice', item: 'booths/corner' });
    const live = await wait(offered(later));
    const paid = await wait({ ...offered(now), email: 'paid@example.org' });
    await ground.charge((await ground.register({ waitlistEntryId: paid.id })).id);
    expect(await endOffers(ground.services, now)).toEqual(new Set(['fair', 'gone']));
    expect(mailed().toSorted()).toEqual([
      ['event@example.org', 'waitlist-lapsed'],
      ['flow@example.org', 'flow-place-lapsed'],
      ['track@example.org', 'waitlist-lapsed'],
    ]);
    const states = [ofEvent, ofTrack, ofFlow, ofNoFlow, ofNoEvent, choice, live, paid].map(({ id }) =>
      stateOf(id),
    );
    expect(await Promise.all(states)).toEqual([
      ...Array.from({ length: 5 }, () => 'expired'),
      'offered',
      'offered',
      'expired',
    ]);
    expect(await endOffers(ground.services, now)).toEqual(new Set());
  });

  it('of a seat ends so too, unless it was reserved meanwhile', async () => {
    const [mine, cancelled, reserved] = [
      await ground.register(),
      await ground.register(),
      await ground.register(),
    ];
    const seat = (row: DossierRow, given: Entry = {}) =>
      wait({
        ...offered(now),
        kind: 'session',
        item: 'clay-1',
        dossierId: row.id,
        email: row.email,
        ...given,
      });
    const entries = [
      await seat(mine),
      await seat(cancelled),
      await seat(reserved),
      await seat(mine, { item: 'gone' }),
    ];
    await submit(cancelled, 'Cancelled');
    await ground.db.insert(hold).values({
      dossierId: reserved.id,
      eventCode: 'fair',
      kind: 'session',
      item: 'clay-1',
      state: 'reserved',
    });
    await endOffers(ground.services, now);
    expect(mailed()).toEqual([[mine.email, 'seat-lapsed']]);
    expect(await Promise.all(entries.map(({ id }) => stateOf(id)))).toEqual([
      'expired',
      'expired',
      'taken',
      'expired',
    ]);
  });

  it('is taken by who is registered on it', async () => {
    const [mine, other] = [await wait(offered()), await wait(offered())];
    await settleWaitlist(ground.db, { waitlistEntryId: mine.id });
    await settleWaitlist(ground.db, { waitlistEntryId: null });
    expect([await stateOf(mine.id), await stateOf(other.id)]).toEqual(['taken', 'offered']);
  });
});

describe('a line of a flow', () => {
  test.each([
    ['limited, with a line', exhibitors, true],
    ['limited, without', { ...exhibitors, waitlist: 'N' }, false],
    ['without a limit', { ...exhibitors, capacity: undefined }, false],
  ])('is there for a flow %s', (_, flow, has) => {
    expect(hasFlowLine(flow as FlowDocument)).toBe(has);
  });

  it('is offered where its places are taken', async () => {
    const has = async (flow: object = exhibitors) =>
      offerFlowEntry(ground.db, { eventCode: 'fair', flow: flow as FlowDocument });
    expect(await has()).toEqual({ waitlist: 'N' });
    await submit(await ground.apply('exhibitor'));
    expect(await has()).toEqual({ waitlist: 'Y', entry_ID: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(await has({ ...exhibitors, waitlist: 'N' })).toEqual({ waitlist: 'N' });
  });

  it('offers its free places in order, once each', async () => {
    ground.fair.add('fair', { ...exhibitors, capacity: 2 });
    const line = { kind: 'flow' as const, item: 'exhibitor' };
    const sent = await ground.apply('exhibitor');
    await submit(sent);
    const had = await wait({ ...line, email: sent.email });
    const [first, second] = [await wait(line), await wait(line)];
    for (let times = 0; times < 2; times += 1) await offerFlowPlaces(ground.services, 'fair', now);
    expect(mailed()).toEqual([[first.email, 'flow-place-offer']]);
    expect([await stateOf(had.id), await stateOf(first.id), await stateOf(second.id)]).toEqual([
      'taken',
      'offered',
      'waiting',
    ]);
    expect(ground.heard()).toContain(`expire ${new Date(now.getTime() + day).toISOString()}`);
  });

  it.each<[string, object | undefined, string]>([
    ['may be sent several times', { ...exhibitors, entry: { several: 'Y' }, capacity: 2 }, 'offered'],
    ['is not open yet', { ...exhibitors, capacity: 2, opening: { from: '2027-01-11' } }, 'waiting'],
    ['has no line any more', { ...exhibitors, capacity: 2, waitlist: 'N' }, 'waiting'],
    ['is another’s', { ...exhibitors, code: 'volunteer', capacity: 2 }, 'waiting'],
  ])('of a flow that %s is or is not offered', async (_, flow, state) => {
    ground.fair.add('fair', flow);
    const sent = await ground.apply('exhibitor');
    await submit(sent);
    const entry = await wait({ kind: 'flow', item: 'exhibitor', email: sent.email });
    await offerFlowPlaces(ground.services, 'fair', now);
    await offerFlowPlaces(ground.services, 'gone', now);
    expect(await stateOf(entry.id)).toBe(state);
  });

  it('lets in who was offered a place, and who was let in last', async () => {
    const [mine, again, other] = [
      await ground.apply('exhibitor', { email: 'ana@example.org' }),
      await ground.apply('exhibitor', { email: 'ana@example.org' }),
      await ground.apply('exhibitor'),
    ];
    const entry = await wait({ kind: 'flow', item: 'exhibitor', email: 'ana@example.org', ...offered() });
    const take = (row: DossierRow, id: string | undefined = entry.id, at = now) =>
      takeFlowOffer(ground.db, row, id, at);
    expect([
      await take(mine, undefined, later),
      await take(mine, 'no name'),
      await take(other),
      await take(mine, entry.id, later),
    ]).toEqual([false, false, false, false]);
    expect(await takeFlowOffer(ground.db, mine, undefined, now)).toBe(false);
    expect([await take(mine), await take(mine), await take(again)]).toEqual([true, true, true]);
    await ground.charge(again.id);
    expect([await take(mine), await take(again)]).toEqual([false, true]);
    expect(await take({ ...again, flow: 'volunteer' })).toBe(false);
    await settleFlowOffer(ground.db, mine);
    expect(await stateOf(entry.id)).toBe('offered');
    await settleFlowOffer(ground.db, again);
    expect(await stateOf(entry.id)).toBe('taken');
    expect(await take(again)).toBe(false);
  });
});

describe('a line of something offered', () => {
  beforeEach(() => {
    ground.fair.add('fair', { ...exhibitors, capacity: undefined });
    ground.fair.add('fair', booths());
  });
  const applied = async () => {
    const row = await ground.apply('exhibitor');
    await joinChoiceLine(ground.db, row, corner);
    return row;
  };
  const entryOf = async (row: DossierRow) =>
    (await ground.db.select().from(waitlistEntry).where(eq(waitlistEntry.dossierId, row.id)))[0];

  it('is stood in among what is offered under a code', async () => {
    const [first, second] = [await applied(), await applied()];
    await joinChoiceLine(ground.db, second, { kind: 'choice', item: 'tables/small' });
    expect(await awaitedAmong(ground.db, first, 'booths')).toEqual([
      { offer: 'corner', state: 'waiting', position: 1 },
    ]);
    expect(await awaitedAmong(ground.db, second, 'booths')).toEqual([
      { offer: 'corner', state: 'waiting', position: 2 },
    ]);
    expect(await awaitedAmong(ground.db, second, 'tables')).toEqual([
      { offer: 'small', state: 'waiting', position: 1 },
    ]);
    await offerChoices(ground.services, 'fair', 'booths/corner', now);
    const until = new Date(now.getTime() + day).toISOString();
    expect(await awaitedAmong(ground.db, first, 'booths')).toEqual([
      { offer: 'corner', state: 'offered', offered_until: until },
    ]);
  });

  it('keeps what came free for the first who may have it', async () => {
    const [sent, paying, first, second] = [
      await applied(),
      await applied(),
      await applied(),
      await applied(),
    ];
    await submit(sent);
    await ground.charge(paying.id);
    ground.heard();
    for (let times = 0; times < 2; times += 1)
      await offerChoices(ground.services, 'fair', 'booths/corner', now);
    expect(mailed()).toEqual([[first.emailTyped, 'choice-offer']]);
    expect(ground.mails[0]?.content.values).toMatchObject({
      choice: 'Corner booth',
      link: `https://fair/en/exhibitor-application?code=${first.code}`,
    });
    const states = [sent, paying, first, second].map(async (row) => (await entryOf(row))?.state);
    expect(await Promise.all(states)).toEqual(['expired', 'waiting', 'offered', 'waiting']);
    expect([await takenOf('booths/corner'), ground.heard()]).toEqual([
      1,
      [`expire ${new Date(now.getTime() + day).toISOString()}`],
    ]);
  });

  it.each<[string, object[], string]>([
    ['has no line any more', [booths({ waitlist: 'N' })], 'waiting'],
    ['is somebody’s by now', [booths({}, { taken_by: 'A sponsor' })], 'waiting'],
    ['is of a flow that is closed', [{ ...exhibitors, opening: { until: '2027-01-09' } }], 'expired'],
    ['is as many as one likes', [booths({}, { stock: undefined })], 'offered'],
  ])('of what %s is or is not offered', async (_, documents, state) => {
    const row = await applied();
    for (const document of documents) ground.fair.add('fair', document);
    await offerChoices(ground.services, 'fair', 'booths/corner', now);
    expect((await entryOf(row))?.state).toBe(state);
  });

  it('is left with what was kept, which is free again', async () => {
    const [first, second] = [await applied(), await applied()];
    await offerChoices(ground.services, 'fair', 'booths/corner', now);
    expect(await leaveChoiceLine(ground.db, await ground.apply('exhibitor'), corner, 'expired')).toBe(false);
    expect(await leaveChoiceLine(ground.db, second, corner, 'expired')).toBe(false);
    expect(await takenOf('booths/corner')).toBe(1);
    expect(await leaveChoiceLine(ground.db, first, corner, 'taken')).toBe(true);
    expect(await takenOf('booths/corner')).toBe(0);
    expect([(await entryOf(first))?.state, (await entryOf(second))?.state]).toEqual(['taken', 'expired']);
    expect(await leaveChoiceLine(ground.db, first, corner, 'taken')).toBe(false);
  });

  it('ends what was kept at its time, or at once for who has sent theirs', async () => {
    const row = await applied();
    const until = new Date(now.getTime() + day);
    await offerChoices(ground.services, 'fair', 'booths/corner', now);
    await endChoiceOffers(ground.services, new Date(until.getTime() - 1));
    expect([(await entryOf(row))?.state, await takenOf('booths/corner')]).toEqual(['offered', 1]);
    const charge = await ground.charge(row.id);
    await endChoiceOffers(ground.services, until);
    expect((await entryOf(row))?.state).toBe('offered');
    await ground.decline(charge.id);
    await endChoiceOffers(ground.services, until);
    expect([(await entryOf(row))?.state, await takenOf('booths/corner')]).toEqual(['expired', 0]);
    expect(mailed()).toEqual([
      [row.emailTyped, 'choice-offer'],
      [row.emailTyped, 'choice-lapsed'],
    ]);
    expect(ground.mails[1]?.content.values).toMatchObject({
      choice: 'Corner booth',
      link: `https://fair/en/exhibitor-application?code=${row.code}`,
    });
    const sent = await applied();
    await offerChoices(ground.services, 'fair', 'booths/corner', now);
    await submit(sent);
    await endChoiceOffers(ground.services, now);
    expect([(await entryOf(sent))?.state, mailed().length]).toEqual(['expired', 3]);
  });
});

describe('a line of a session', () => {
  it('is joined, left, offered and taken for each session by itself', async () => {
    const [first, second] = [await ground.register(), await ground.register()];
    for (const row of [first, second]) await joinLine(ground.db, row, 'clay-1');
    await joinLine(ground.db, second, 'clay-2');
    expect(await placesInLines(ground.db, second)).toEqual([
      { workshops_session_code: 'clay-1', position: 2 },
      { workshops_session_code: 'clay-2', position: 1 },
    ]);
    await leaveLine(ground.db, first, 'clay-2');
    await leaveLine(ground.db, first, 'clay-1');
    expect(await placesInLines(ground.db, first)).toEqual([]);
    await ground.db.update(waitlistEntry).set(offered()).where(eq(waitlistEntry.item, 'clay-1'));
    const [entry] = await ground.db.select().from(waitlistEntry).where(eq(waitlistEntry.item, 'clay-1'));
    expect(await seatOffersOf(ground.db, second, now)).toEqual([
      { entry: entry?.id, session: 'clay-1', until: later },
    ]);
    expect(await seatOffersOf(ground.db, second, later)).toEqual([]);
    expect(await placesInLines(ground.db, second)).toEqual([
      { workshops_session_code: 'clay-2', position: 1 },
    ]);
    await endSeatOffer(ground.db, second, 'clay-2');
    await takeSeatOffer(ground.db, second, 'clay-2');
    await endSeatOffer(ground.db, second, 'clay-1');
    await takeSeatOffer(ground.db, second, 'clay-1');
    const rows = await ground.db.select().from(waitlistEntry).orderBy(waitlistEntry.item);
    expect(rows.map(({ item, state }) => [item, state])).toEqual([
      ['clay-1', 'expired'],
      ['clay-2', 'taken'],
    ]);
  });

  it('goes with the person: a second registration of theirs is the one that waits', async () => {
    const first = await ground.register({ email: 'ana@example.org' });
    const again = await ground.register({ email: 'ana@example.org' });
    await joinLine(ground.db, first, 'clay-1');
    await joinLine(ground.db, again, 'clay-1');
    expect([await placesInLines(ground.db, first), (await placesInLines(ground.db, again)).length]).toEqual([
      [],
      1,
    ]);
    await ground.db.update(waitlistEntry).set(offered());
    await joinLine(ground.db, first, 'clay-1');
    expect((await seatOffersOf(ground.db, again, now)).length).toBe(1);
  });

  it('has its offer declined with the seat that was held for it', async () => {
    const row = await ground.register();
    await submit(row);
    const seat = { dossierId: row.id, eventCode: 'fair', kind: 'session' as const, item: 'clay-1' };
    await ground.db.insert(hold).values({ ...seat, heldUntil: later });
    await ground.db
      .insert(inventory)
      .values({ eventCode: 'fair', kind: 'session', item: 'clay-1', taken: 1 });
    const entry = await wait({ kind: 'session', item: 'clay-1', dossierId: row.id, ...offered() });
    const decline = (session: string, at = now) =>
      declineSeat(ground.db, row, session, { seats: ground.seats, now: at });
    await decline('clay-2');
    await decline('clay-1', later);
    expect([await stateOf(entry.id), await takenOf('clay-1')]).toEqual(['offered', 1]);
    await decline('clay-1');
    expect([await stateOf(entry.id), await takenOf('clay-1'), ground.heard()]).toEqual([
      'expired',
      0,
      ['freed session clay-1'],
    ]);
    expect(await ground.db.select().from(registration)).toHaveLength(1);
  });
});
