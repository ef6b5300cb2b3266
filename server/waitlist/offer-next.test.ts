import { beforeEach, describe, expect, it } from 'vitest';
import { hold, inventory, waitlistEntry } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { type EventFixture, eventOnSale, freshEventFixture } from '#server/testing/event-fixture.ts';
import { enterWaitlist } from './entries.ts';
import { offerNext } from './offer-next.ts';

const now = new Date('2027-01-10T12:00:00Z');
const inADay = '2027-01-11T12:00:00.000Z';
const in18Hours = '2027-01-11T06:00:00.000Z';
const slot = (code: string, start: string) => ({
  code,
  label: code,
  day: 'friday',
  track: 'main',
  start,
  end: '17:00',
});
const workshop = (code: string) => ({ code, title: `The ${code}`, description: '', presenters: [] });
const session = (code: string, schedule: string, given: object = {}) => ({
  code,
  workshop: code.split('-')[0],
  schedule,
  type: 'I',
  ...given,
});
const schedule = (given: object = {}) => ({
  kind: 'schedule',
  code: 'schedule',
  slots: [slot('a', '09:00'), slot('b', '19:00')],
  workshops: [workshop('clay'), workshop('ink')],
  sessions: [session('clay-1', 'a', { capacity: 1, ...given }), session('ink-1', 'a'), session('ink-2', 'b')],
});

let ground: EventFixture;
beforeEach(async () => {
  ground = await freshEventFixture();
  ground.fair.add('fair', schedule());
});
const entries = async () =>
  (await ground.db.select().from(waitlistEntry).orderBy(waitlistEntry.place)).map(({ state }) => state);
const reserve = (row: DossierRow, item: string) =>
  ground.db
    .insert(hold)
    .values({ dossierId: row.id, eventCode: 'fair', kind: 'session', item, state: 'reserved' });

describe('a seat that came free', () => {
  const waits = async (
    given: Parameters<EventFixture['register']>[0] = {},
    status?: 'Submitted' | 'Cancelled',
  ) => {
    const row = await ground.register(given);
    await enterWaitlist(ground.db, row, { kind: 'session', item: 'clay-1' });
    if (status) await ground.submit(row, status);
    return row;
  };
  const offer = (at = now) => offerNext(ground.services, 'fair', { kinds: ['session'], item: 'clay-1' }, at);

  it('is held for the first who may have it, until the offer ends', async () => {
    await waits({}, 'Cancelled');
    await waits({ days: ['saturday'] });
    const paying = await waits();
    await ground.charge(paying.id);
    const [first] = [await waits(), await waits()];
    await offer();
    await offer();
    expect(await entries()).toEqual(['expired', 'expired', 'waiting', 'offered', 'waiting']);
    expect([await ground.holdsOf(first), await ground.takenOf('clay-1')]).toEqual([['1 clay-1 held'], 1]);
    expect([ground.mailed(), ground.heard()]).toEqual([
      [[first.emailTyped, 'seat-offer']],
      [`remind ${in18Hours}`, `expire ${inADay}`],
    ]);
    expect(ground.mails[0]?.content.values).toMatchObject({
      workshop: 'The clay',
      link: `https://fair/en/registration/manage?code=${first.code}`,
    });
  });

  it('is theirs at once who has submitted, where it costs nothing and fits', async () => {
    const row = await waits({}, 'Submitted');
    await reserve(row, 'ink-2');
    await offer();
    expect([await ground.holdsOf(row), await entries()]).toEqual([
      ['1 clay-1 reserved', '1 ink-2 reserved'],
      ['taken'],
    ]);
    expect([ground.mailed(), ground.heard()]).toEqual([[[row.emailTyped, 'seat-reserved']], []]);
  });

  it.each<[string, object, string | undefined, object | undefined]>([
    ['it costs something', { fee: { amount: 100, payable: 'registration' } }, undefined, undefined],
    ['it is at the time of another of theirs', {}, 'ink-1', undefined],
    [
      'it is both, until their last day to change',
      { fee: { amount: 100, payable: 'registration' } },
      'ink-1',
      { until: '2027-01-10' },
    ],
  ])('is held for who has submitted to change to, where %s', async (_, given, has, policy) => {
    ground.fair.add('fair', schedule(given));
    if (policy)
      ground.fair.add('fair', { kind: 'cancellation', code: 'cancellation', refunds: [], ...policy });
    const row = await waits({}, 'Submitted');
    if (has) await reserve(row, has);
    await offer();
    expect([ground.mailed(), await entries()]).toEqual([
      [[row.emailTyped, 'seat-offer-submitted']],
      ['offered'],
    ]);
    expect(await ground.holdsOf(row)).toContain('1 clay-1 held');
  });

  it('is theirs at once where it is paid to who gives it', async () => {
    ground.fair.add('fair', schedule({ fee: { amount: 100, payable: 'instructor' } }));
    await waits({}, 'Submitted');
    await offer();
    expect(await entries()).toEqual(['taken']);
  });

  it('passes who may change no more, on to the next', async () => {
    ground.fair.add('fair', schedule({ fee: { amount: 100, payable: 'registration' } }));
    ground.fair.add('fair', { kind: 'cancellation', code: 'cancellation', refunds: [], until: '2027-01-09' });
    await waits({}, 'Submitted');
    const next = await waits();
    await offer();
    expect([await entries(), ground.mailed()]).toEqual([
      ['waiting', 'offered'],
      [[next.emailTyped, 'seat-offer']],
    ]);
  });

  it('is offered to as many as there are seats, to all where there is no limit', async () => {
    for (let each = 0; each < 3; each += 1) await waits();
    ground.fair.add('fair', schedule({ capacity: 2 }));
    await offer();
    expect(await entries()).toEqual(['offered', 'offered', 'waiting']);
    ground.fair.add('fair', schedule({ capacity: undefined }));
    await offer();
    expect(await entries()).toEqual(['offered', 'offered', 'offered']);
  });

  it('is nobody’s where there is no such session', async () => {
    await waits();
    await offerNext(ground.services, 'fair', { kinds: ['session'], item: 'gone' }, now);
    await offerNext(ground.services, 'other', { kinds: ['session'], item: 'clay-1' }, now);
    expect([await entries(), ground.mailed()]).toEqual([['waiting'], []]);
  });

  it('is freed of who held it for too long', async () => {
    ground.fair.add('fair', schedule({ capacity: 2 }));
    await ground.db
      .insert(inventory)
      .values({ eventCode: 'fair', kind: 'session', item: 'clay-1', taken: 1 });
    const late = await ground.register();
    await ground.db
      .insert(hold)
      .values({ dossierId: late.id, eventCode: 'fair', kind: 'session', item: 'clay-1', heldUntil: now });
    await waits();
    await offer(new Date(now.getTime() + 1));
    expect([await ground.holdsOf(late), await entries(), await ground.takenOf('clay-1')]).toEqual([
      ['1 clay-1 lapsed'],
      ['offered'],
      1,
    ]);
  });
});

describe('a place that came free', () => {
  const place = (options: object, main: object = {}) => {
    const tracks = eventOnSale.tracks.map((track) => (track.code === 'main' ? { ...track, ...main } : track));
    ground.fair.add('fair', { ...eventOnSale, options, tracks });
  };
  const offer = () => offerNext(ground.services, 'fair', { kinds: ['event', 'track'] }, now);

  it('is offered in the order of all lines, where the event and the track have one', async () => {
    place({ capacity: 3 }, { capacity: 1 });
    const registered = await ground.register({ email: 'has@example.org' });
    await ground.submit(registered);
    const email = 'has@example.org';
    await ground.wait({ email, kind: 'track', item: 'online' });
    await ground.wait({ kind: 'track', item: 'main' });
    const second = await ground.wait({ kind: 'track', item: 'online' });
    const third = await ground.wait();
    await ground.wait();
    await ground.wait({ kind: 'flow', item: 'exhibitor' });
    await offer();
    // One has registered meanwhile; two places are left beside theirs, none in the main track.
    expect(await entries()).toEqual(['taken', 'waiting', 'offered', 'offered', 'waiting', 'waiting']);
    expect(ground.mailed()).toEqual([
      [second.emailTyped, 'waitlist-offer'],
      [third.emailTyped, 'waitlist-offer'],
    ]);
    expect(ground.heard()).toEqual([`remind ${in18Hours}`, `expire ${inADay}`]);
    await offer();
    expect([ground.mailed().length, ground.heard()]).toEqual([2, []]);
  });

  it('of a track is offered as many times as there are places in it', async () => {
    place({}, { capacity: 2 });
    for (let each = 0; each < 3; each += 1) await ground.wait({ kind: 'track', item: 'main' });
    await offer();
    expect(await entries()).toEqual(['offered', 'offered', 'waiting']);
  });

  it('of a track is offered to who has another one although the event is full, and not once they may not change', async () => {
    place({ capacity: 1 }, {});
    const row = await ground.register();
    await ground.submit(row);
    await ground.wait({ kind: 'track', item: 'online' });
    await enterWaitlist(ground.db, row, { kind: 'track', item: 'online' });
    await enterWaitlist(ground.db, row, { kind: 'track', item: 'main' });
    await enterWaitlist(ground.db, row, { kind: 'track', item: 'gone' });
    await offerNext(ground.services, 'fair', { kinds: ['event', 'track'] }, new Date('2027-12-01T12:00:00Z'));
    expect(await entries()).toEqual(['waiting', 'waiting', 'taken', 'expired']);
    await offer();
    expect(await entries()).toEqual(['waiting', 'offered', 'taken', 'expired']);
    expect(ground.mailed()).toEqual([[row.emailTyped, 'choice-offer-submitted']]);
  });

  it('is offered to nobody while the event is closed, or is none', async () => {
    place({ registration_open: 'N' });
    await ground.wait();
    await offer();
    await offerNext(ground.services, 'other', { kinds: ['event', 'track'] }, now);
    expect([await entries(), ground.heard()]).toEqual([['waiting'], []]);
  });
});
