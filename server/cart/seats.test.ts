import { beforeEach, describe, expect, it } from 'vitest';
import { hold, inventory, waitlistEntry } from '#server/database/schema.ts';
import { seatOf } from '#server/items/seat-item.ts';
import {
  both,
  type EventFixture,
  eventOnSale as event,
  freshEventFixture,
  iso,
  minutesOn,
  now,
  soldOut,
} from '#server/testing/event-fixture.ts';
import { refusalOf } from '#server/testing/refusal-text.ts';
import { workshopCart } from './cart-view.ts';
import { extendItems, holdItem, releaseItem } from './hold-item.ts';
import { joinWaitlist, leaveWaitlist } from './wait-for-item.ts';

let ground: EventFixture;
beforeEach(async () => {
  ground = await freshEventFixture();
});

describe('seats', () => {
  const clay = { code: 'clay', title: both('Clay'), description: '', presenters: [] };
  const slot = (code: string, start: string, end: string) => ({
    code,
    label: code,
    day: 'friday',
    track: 'main',
    start,
    end,
  });
  const session = (code: string, schedule: string, capacity?: number) => ({
    code,
    workshop: code.split('-')[0],
    schedule,
    type: 'I',
    ...(capacity !== undefined && { capacity }),
  });
  beforeEach(() => {
    ground.fair.add('fair', {
      kind: 'schedule',
      code: 'schedule',
      slots: [slot('b', '13:00', '14:00'), slot('a', '09:00', '10:00')],
      workshops: [clay, { ...clay, code: 'ink', title: both('Ink') }],
      sessions: [
        session('clay-1', 'a', 1),
        session('clay-2', 'b', 20),
        session('ink-1', 'a'),
        session('ink-2', 'b'),
      ],
    });
  });
  const take = (row: Parameters<typeof holdItem>[2], session_code: string, more: object = {}, at = now) =>
    holdItem(ground.services, event, row, { kind: 'session', session_code, ...more }, at);

  it('are held for a while, together, and shown by their start', async () => {
    const row = await ground.register();
    await take(row, 'ink-2');
    expect(ground.heard()).toEqual([`expire ${iso(15)}`, 'wake']);
    await take(row, 'clay-1', {}, minutesOn(5));
    const seen = await workshopCart(ground.db, ground.configuration, event, row, minutesOn(6));
    expect(seen).toMatchObject({
      entries: [
        {
          workshops_session_code: 'clay-1',
          availability: 'full',
          seats_left: 0,
          workshops_cart_status: 'Y',
          reserved_time: iso(20),
        },
        {
          workshops_session_code: 'ink-2',
          availability: 'open',
          workshops_cart_status: 'Y',
          reserved_time: iso(20),
        },
      ],
      held_until: iso(20),
      extendable_until: iso(60),
      now: iso(6),
      waitlisted: [],
    });
    const freed = await workshopCart(ground.db, ground.configuration, event, row, minutesOn(20));
    expect(
      freed.entries.map(({ workshops_cart_status: status, reserved_time }) => [status, reserved_time]),
    ).toEqual([
      ['N', undefined],
      ['N', undefined],
    ]);
    expect(freed).not.toHaveProperty('held_until');
    await ground.db.update(hold).set({ state: 'reserved', heldUntil: null });
    const own = await workshopCart(ground.db, ground.configuration, event, row, minutesOn(20));
    expect(
      own.entries.map(({ workshops_cart_status: status, reserved_time }) => [status, reserved_time]),
    ).toEqual([
      ['Y', undefined],
      ['Y', undefined],
    ]);
  });

  it('are swapped in one move, or not at all', async () => {
    const [row, other] = [await ground.register(), await ground.register()];
    await take(other, 'clay-1');
    await take(row, 'ink-1');
    expect(await refusalOf(take(row, 'clay-1', { old_session_code: 'ink-1' }))).toEqual(
      soldOut('session_code', 'has no seats left.'),
    );
    expect(await ground.holdsOf(row)).toEqual(['1 ink-1 held']);
    await take(row, 'clay-2', { old_session_code: 'ink-1' });
    await take(row, 'clay-2', { old_session_code: 'clay-2' });
    expect([
      await ground.holdsOf(row),
      await ground.takenOf('ink-1'),
      await ground.takenOf('clay-2'),
    ]).toEqual([['1 clay-2 held'], 0, 1]);
  });

  it('that were lost make way for another of their workshop or time, and for no other', async () => {
    const row = await ground.register();
    await take(row, 'clay-1');
    await take(row, 'ink-2');
    await ground.db.update(hold).set({ state: 'lapsed' });
    await take(row, 'clay-2');
    // clay-1 is of the same workshop, ink-2 at the same time.
    expect(await ground.holdsOf(row)).toEqual(['1 clay-2 held']);
    await ground.db.update(hold).set({ state: 'lapsed' });
    await take(row, 'ink-1');
    expect(await ground.holdsOf(row)).toEqual(['1 clay-2 lapsed', '1 ink-1 held']);
  });

  it('that were lost of what is scheduled no more are left alone', async () => {
    const row = await ground.register();
    const gone = { dossierId: row.id, eventCode: 'fair', kind: 'session' as const, item: 'gone' };
    await ground.db.insert(hold).values({ ...gone, state: 'lapsed' });
    await take(row, 'clay-1');
    expect(await ground.holdsOf(row)).toEqual(['1 clay-1 held', '1 gone lapsed']);
  });

  it('are given back, and their offer with them', async () => {
    const row = await ground.register();
    await take(row, 'clay-1');
    const entry = {
      eventCode: 'fair',
      kind: 'session' as const,
      item: 'clay-1',
      dossierId: row.id,
      email: row.email,
      emailTyped: row.email,
    };
    await ground.db.insert(waitlistEntry).values({ ...entry, state: 'offered', offeredUntil: minutesOn(60) });
    ground.heard();
    await releaseItem(ground.services, row, seatOf('clay-1'));
    await releaseItem(ground.services, row, seatOf('clay-1'));
    expect([await ground.holdsOf(row), await ground.takenOf('clay-1'), ground.heard()]).toEqual([
      [],
      0,
      ['freed session clay-1', 'wake', 'wake'],
    ]);
    expect(
      (await ground.db.select().from(waitlistEntry).orderBy(waitlistEntry.place)).map(({ state }) => state),
    ).toEqual(['expired']);
  });

  it('take up their offer, and end that of what they are swapped for', async () => {
    const row = await ground.register();
    const entry = (item: string) => ({
      eventCode: 'fair',
      kind: 'session' as const,
      item,
      dossierId: row.id,
      email: row.email,
      emailTyped: row.email,
      state: 'offered' as const,
      offeredUntil: minutesOn(60),
    });
    await ground.db.insert(waitlistEntry).values([entry('clay-1'), entry('ink-1')]);
    await take(row, 'ink-1');
    await take(row, 'clay-1', { old_session_code: 'ink-1' });
    const rows = await ground.db.select().from(waitlistEntry).orderBy(waitlistEntry.item);
    expect(rows.map(({ item, state }) => [item, state])).toEqual([
      ['clay-1', 'taken'],
      ['ink-1', 'taken'],
    ]);
  });

  it('are put off together, those that still count', async () => {
    const row = await ground.register();
    await extendItems(ground.services, event, row, now);
    expect(ground.heard()).toEqual([]);
    await take(row, 'ink-1');
    await take(row, 'clay-2');
    ground.heard();
    await extendItems(ground.services, event, row, minutesOn(10));
    const ends = async () =>
      (await ground.db.select().from(hold)).map((each) => each.heldUntil?.toISOString());
    expect([await ends(), ground.heard()]).toEqual([[iso(25), iso(25)], [`expire ${iso(25)}`]]);
    await extendItems(ground.services, event, row, minutesOn(20));
    await extendItems(ground.services, event, row, minutesOn(30));
    await extendItems(ground.services, event, row, minutesOn(40));
    await extendItems(ground.services, event, row, minutesOn(54));
    expect(await ends()).toEqual([iso(60), iso(60)]);
    await extendItems(ground.services, event, row, minutesOn(61));
    expect(await ground.holdsOf(row)).toEqual(['1 clay-2 lapsed', '1 ink-1 lapsed']);
  });

  it('that are taken may be waited for, those that are free may not', async () => {
    const [row, other] = [await ground.register(), await ground.register()];
    const wait = (session_code: string, leave?: 'Y' | 'N', by = row) =>
      leave === 'Y'
        ? leaveWaitlist(ground.services, by, seatOf(session_code), now)
        : joinWaitlist(ground.services, event, by, { kind: 'session', session_code }, now);
    await take(other, 'clay-1');
    ground.heard();
    const free = ['invalid', 'session_code still has seats. Choose it instead of joining the waitlist.'];
    expect([await refusalOf(wait('clay-2')), await refusalOf(wait('ink-1'))]).toEqual([free, free]);
    expect(await refusalOf(wait('clay-1', 'N', other))).toEqual([
      'invalid',
      'session_code is already in your workshops.',
    ]);
    await wait('clay-1', 'N');
    expect(ground.heard()).toEqual(['freed session clay-1', 'wake']);
    const cart = await workshopCart(ground.db, ground.configuration, event, row, now);
    expect([cart.waitlisted, cart.entries]).toEqual([
      [{ workshops_session_code: 'clay-1', position: 1 }],
      [],
    ]);
    await wait('clay-1', 'Y');
    expect(ground.heard()).toEqual(['wake']);
    expect(
      (await ground.db.select().from(waitlistEntry).orderBy(waitlistEntry.place)).map(({ state }) => state),
    ).toEqual(['expired']);
    expect(await refusalOf(wait('clay-1', 'N', { ...row, status: 'Cancelled' }))).toEqual([
      'unknown',
      expect.any(String),
    ]);
    // Who lost it to its end may wait for it again.
    await ground.db.update(hold).set({ state: 'lapsed' });
    await ground.db.update(inventory).set({ taken: 1 });
    await wait('clay-1', 'N', other);
    expect(
      (await ground.db.select().from(waitlistEntry).orderBy(waitlistEntry.place)).map(({ state }) => state),
    ).toEqual(['expired', 'waiting']);
  });
});
