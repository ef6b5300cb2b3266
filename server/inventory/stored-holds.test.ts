import { eq } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';
import { hold, type PickKind, payment, pickKinds } from '#server/database/schema.ts';
import { newEvent, pay } from '#server/testing/stored.ts';
import {
  dropHold,
  forgetLapsed,
  type HoldRow,
  holdsOf,
  holdsOfAll,
  picksOf,
  reserveHold,
  reserveHolds,
  secureHolds,
  takeHold,
  windowOf,
} from './holds.ts';
import { claim, isSoldOut, lapseEnded, lockItems, takenOf } from './inventory-lock.ts';
import { extendLocked, lockHolds, writeHolds } from './locked-holds.ts';
import { releaseExpiredHolds } from './release-expired-holds.ts';
import { at, event, now, openGround, piece, seat } from './testing/inventory-fixture.ts';

const ground = openGround();
const { attendee, within, take, held, taken } = ground;

describe('an item', () => {
  it('is held with what was said of it, in place of what was held of it before', async () => {
    const ana = await attendee(newEvent());
    expect(await take(ana, piece('shirt/m'), 15, { quantity: 2, detail: { amount: '5' } })).toBe(true);
    const [first] = await holdsOf(ground.db, ana.id);
    expect(first).toMatchObject({
      dossierId: ana.id,
      eventCode: ana.eventCode,
      kind: 'variant',
      item: 'shirt/m',
      quantity: 2,
      state: 'held',
      detail: { amount: '5' },
      heldSince: now,
      heldUntil: at(15),
    });
    expect(await take(ana, piece('shirt/m'), 20, { quantity: 3 }, 5)).toBe(true);
    expect(await holdsOf(ground.db, ana.id)).toEqual([{ ...first, quantity: 3, heldUntil: at(20) }]);
    expect(await take(ana, piece('shirt/m'), 20, { quantity: 4 }, 5)).toBe(false);
    expect(await take(ana, piece('shirt/m'), 20, { quantity: 1, detail: { amount: '7' } }, 5)).toBe(true);
    expect(await holdsOf(ground.db, ana.id)).toMatchObject([{ quantity: 1, detail: { amount: '7' } }]);
    expect(await taken(ana.eventCode, 'variant')).toEqual({ 'shirt/m': 1 });
  });

  it('is held anew once it has lapsed, from then on', async () => {
    const ana = await attendee(newEvent());
    await take(ana, seat('a'), 15);
    await releaseExpiredHolds(ground.db, at(15));
    expect(await held(ana)).toEqual({ a: ['lapsed', 1, 15] });
    await take(ana, seat('a'), 35, {}, 20);
    expect(await holdsOf(ground.db, ana.id)).toMatchObject([
      { state: 'held', heldSince: at(20), heldUntil: at(35) },
    ]);
    expect(await taken(ana.eventCode)).toEqual({ a: 1 });
  });

  it('that is an attendee’s for good is not taken again, nor more of it', async () => {
    const ana = await attendee(newEvent());
    await take(ana, seat('a'), 15);
    await within((tx) => reserveHolds(tx, ana));
    expect(await take(ana, seat('a'), 30)).toBe(true);
    expect(await take(ana, seat('a'), 30, { quantity: 2 })).toBe(false);
    expect([await held(ana), await taken(ana.eventCode)]).toEqual([{ a: ['reserved', 1, null] }, { a: 1 }]);
  });

  it('goes to who comes when the time of others is up, theirs or one’s own', async () => {
    const eventCode = newEvent();
    const [ana, bo] = [await attendee(eventCode), await attendee(eventCode)];
    await take(ana, seat('a'), 15, { quantity: 2 });
    expect(await take(bo, seat('a'), 29, { quantity: 2 }, 14)).toBe(false);
    expect(await take(bo, seat('a'), 30, { quantity: 2 }, 15)).toBe(true);
    expect([await held(ana), await held(bo)]).toEqual([{ a: ['lapsed', 2, 15] }, { a: ['held', 2, 30] }]);
    // Its own two are given back with the others, and three are asked for whole.
    expect(await take(bo, seat('a'), 50, { quantity: 3 }, 31)).toBe(true);
    expect([await held(bo), await taken(eventCode)]).toEqual([{ a: ['held', 3, 50] }, { a: 3 }]);
  });

  it('is without an end where there is no limit, and is claimed by whoever says how', async () => {
    const ana = await attendee(newEvent());
    expect(await take(ana, seat('a'), 15, { quantity: 500, limit: undefined })).toBe(true);
    const wish = { ...seat('b'), quantity: 1, limit: 3 };
    const asked: unknown[] = [];
    const never = async (_tx: unknown, ...rest: unknown[]) => {
      asked.push(rest);
      return false;
    };
    expect(await within((tx) => takeHold(tx, ana, wish, at(15), { now, claim: never }))).toBe(false);
    expect(asked).toEqual([[ana.eventCode, seat('b'), 1, 3]]);
  });

  it('is given back, held or reserved; what has lapsed was given back before', async () => {
    const ana = await attendee(newEvent());
    for (const name of ['a', 'b']) await take(ana, seat(name), 15);
    await releaseExpiredHolds(ground.db, at(15));
    await take(ana, seat('b'), 30, {}, 16);
    const drop = (name: string) => within((tx) => dropHold(tx, ana, seat(name)));
    expect(await drop('a')).toMatchObject({ item: 'a', state: 'lapsed' });
    expect(await drop('b')).toMatchObject({ item: 'b', state: 'held' });
    expect(await drop('b')).toBeUndefined();
    expect([await held(ana), await taken(ana.eventCode)]).toEqual([{}, { a: 0, b: 0 }]);
  });
});

describe('what an attendee has picked', () => {
  /** One who has a seat for good, one held, one that has lapsed, and a piece that is held. */
  async function picker() {
    const ana = await attendee(newEvent());
    await take(ana, seat('own'), 15);
    await within((tx) => reserveHold(tx, ana, seat('own')));
    await take(ana, seat('lapsed'), 10, {}, 1);
    await releaseExpiredHolds(ground.db, at(10));
    await take(ana, seat('held'), 30, {}, 11);
    await take(ana, piece('held'), 30, { quantity: 2 }, 12);
    return ana;
  }
  const list = (rows: readonly HoldRow[]) => rows.map(({ kind, item }) => `${kind} ${item}`);

  it('is listed in its order, by kind, and for several at once', async () => {
    const ana = await picker();
    const bo = await attendee(ana.eventCode);
    await take(bo, seat('held'), 30);
    expect(list(await holdsOf(ground.db, ana.id))).toEqual([
      'session own',
      'session lapsed',
      'session held',
      'variant held',
    ]);
    expect(list(await holdsOf(ground.db, ana.id, 'variant'))).toEqual(['variant held']);
    expect(list(await picksOf(ground.db, ana))).toHaveLength(4);
    expect(list(await picksOf(ground.db, { ...ana, status: 'Submitted' }))).toEqual(['session own']);
    expect(list(await picksOf(ground.db, { ...ana, status: 'Submitted' }, 'variant'))).toEqual([]);
    const all = await holdsOfAll(ground.db, [ana.id, bo.id]);
    expect([...all.keys()].sort()).toEqual([ana.id, bo.id].sort());
    expect([list(all.get(ana.id) ?? []).length, list(all.get(bo.id) ?? [])]).toEqual([4, ['session held']]);
    expect([...(await holdsOfAll(ground.db, []))]).toEqual([]);
  });

  it('counts until a moment once it is secured, what has lapsed where there is some left', async () => {
    const ana = await picker();
    await take(ana, seat('longer'), 90, {}, 12);
    const secure = (limit: number) => within((tx) => secureHolds(tx, ana, () => limit, at(40), at(13)));
    expect(list(await secure(0))).toEqual(['session lapsed']);
    expect(await held(ana)).toMatchObject({ lapsed: ['lapsed', 1, 10] });
    expect(await secure(3)).toEqual([]);
    expect(
      (await holdsOf(ground.db, ana.id, 'session')).map(({ item, state, heldUntil }) => [
        item,
        state,
        heldUntil,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['own', 'reserved', null],
        ['lapsed', 'held', at(40)],
        ['held', 'held', at(40)],
        ['longer', 'held', at(90)],
      ]),
    );
    expect(await taken(ana.eventCode)).toEqual({ own: 1, lapsed: 1, held: 1, longer: 1 });
  });

  it('is one’s own for good once it is reserved, without what has lapsed', async () => {
    const ana = await picker();
    const bo = await attendee(ana.eventCode);
    await take(bo, seat('held'), 30);
    await within((tx) => reserveHolds(tx, ana));
    const rows = await holdsOf(ground.db, ana.id);
    expect(rows.map(({ state, heldUntil }) => [state, heldUntil])).toEqual(Array(3).fill(['reserved', null]));
    expect(list(rows)).toEqual(['session own', 'session held', 'variant held']);
    expect(await held(bo)).toEqual({ held: ['held', 1, 30] });
  });

  it('is reserved by the piece, where it is held', async () => {
    const ana = await picker();
    for (const name of ['held', 'lapsed']) await within((tx) => reserveHold(tx, ana, seat(name)));
    const seats = Object.fromEntries(
      (await holdsOf(ground.db, ana.id, 'session')).map(({ item, state }) => [item, state]),
    );
    expect(seats).toEqual({ own: 'reserved', lapsed: 'lapsed', held: 'reserved' });
    expect(await holdsOf(ground.db, ana.id, 'variant')).toMatchObject([{ state: 'held' }]);
  });

  it('is forgotten where it has lapsed, of a kind', async () => {
    const ana = await picker();
    await within((tx) => forgetLapsed(tx, ana, 'variant'));
    expect(await held(ana)).toHaveProperty('lapsed');
    await within((tx) => forgetLapsed(tx, ana, 'session'));
    expect(list(await holdsOf(ground.db, ana.id))).toEqual(['session own', 'session held', 'variant held']);
  });

  it('is held for longer, of a kind or all of it, and never for less', async () => {
    const ana = await picker();
    const extend = (until: number, kinds: readonly PickKind[] = pickKinds) =>
      within(async (tx) => {
        const locked = await lockHolds(tx, ana, kinds);
        extendLocked(locked, kinds, at(until));
        await writeHolds(locked);
      });
    const ends = async () =>
      (await holdsOf(ground.db, ana.id)).map(({ kind, item, heldUntil }) => [`${kind} ${item}`, heldUntil]);
    await extend(40, ['variant']);
    expect(await ends()).toEqual([
      ['session own', null],
      ['session lapsed', at(10)],
      ['session held', at(30)],
      ['variant held', at(40)],
    ]);
    await extend(35);
    expect(await ends()).toEqual([
      ['session own', null],
      ['session lapsed', at(10)],
      ['session held', at(35)],
      ['variant held', at(40)],
    ]);
    expect(windowOf(await holdsOf(ground.db, ana.id), event, at(20))).toEqual({ until: at(35), cap: at(71) });
    expect(windowOf(await holdsOf(ground.db, ana.id, 'variant'), event, at(60))).toEqual({
      until: at(75),
      cap: at(120),
    });
  });
});

describe('of an item there', () => {
  it('is so much taken, by kind and by item', async () => {
    const ana = await attendee(newEvent());
    for (const name of ['a', 'b']) await take(ana, seat(name), 15);
    await take(ana, piece('a'), 15, { quantity: 2 });
    const of = async (items?: string[]) =>
      Object.fromEntries(await takenOf(ground.db, ana.eventCode, 'session', items));
    expect([await of(), await of(['b', 'c']), await of([])]).toEqual([{ a: 1, b: 1 }, { b: 1 }, {}]);
    expect(await taken(newEvent())).toEqual({});
  });

  it('is more taken while there is some left; nothing is taken of nothing', async () => {
    const eventCode = newEvent();
    await within((tx) => lockItems(tx, eventCode, [seat('b'), seat('a'), seat('b')]));
    await within((tx) => lockItems(tx, eventCode, []));
    const more = (amount: number, limit?: number, item = seat('a')) =>
      within((tx) => claim(tx, eventCode, item, amount, limit));
    expect([await more(3, 3), await more(1, 3), await more(-1, 0), await more(0, 0), await more(9)]).toEqual([
      true,
      false,
      true,
      true,
      true,
    ]);
    expect(await more(1, 3, seat('unlocked'))).toBe(false);
    expect(await taken(eventCode)).toEqual({ a: 11, b: 0 });
  });

  it('is nothing left once all is taken and nothing of it is over', async () => {
    const eventCode = newEvent();
    const ana = await attendee(eventCode);
    await take(ana, seat('a'), 15, { quantity: 2 });
    const sold = (limit: number | undefined, minute: number, item = seat('a')) =>
      isSoldOut(ground.db, { eventCode }, item, limit, at(minute));
    expect([await sold(undefined, 0), await sold(3, 0), await sold(2, 0), await sold(1, 14)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect([await sold(2, 15), await sold(2, 0, seat('b')), await sold(0, 0, seat('b'))]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is freed what has ended, and is not being paid for', async () => {
    const eventCode = newEvent();
    const [ana, bo] = [await attendee(eventCode), await attendee(eventCode)];
    await take(ana, seat('a'), 15);
    await take(ana, seat('b'), 15);
    await take(bo, seat('a'), 15, { quantity: 2 });
    const charge = await pay(ground.db, bo);
    const lapse = (name: string, minute: number) =>
      within((tx) => lapseEnded(tx, eventCode, seat(name), at(minute)));
    expect([await lapse('a', 14), await lapse('a', 15), await lapse('a', 15)]).toEqual([
      [],
      [{ dossierId: ana.id, quantity: 1 }],
      [],
    ]);
    expect([await held(ana), await held(bo)]).toEqual([
      { a: ['lapsed', 1, 15], b: ['held', 1, 15] },
      { a: ['held', 2, 15] },
    ]);
    await ground.db.update(payment).set({ state: 'declined' }).where(eq(payment.id, charge.id));
    expect(await lapse('a', 15)).toEqual([{ dossierId: bo.id, quantity: 2 }]);
    expect(await taken(eventCode)).toEqual({ a: 0, b: 1 });
  });
});

test('what is held and has ended is freed in all events at once, and how much that was is told', async () => {
  await releaseExpiredHolds(ground.db, at(10_000));
  const [ana, bo] = [await attendee(newEvent()), await attendee(newEvent())];
  await take(ana, seat('a'), 15);
  await take(ana, piece('a'), 15, { quantity: 2 });
  await take(bo, seat('a'), 15, { quantity: 3 });
  await take(bo, seat('b'), 16);
  expect(await releaseExpiredHolds(ground.db, at(15))).toBe(6);
  const states = await ground.db.select({ state: hold.state }).from(hold).where(eq(hold.dossierId, bo.id));
  expect(states.map(({ state }) => state).sort()).toEqual(['held', 'lapsed']);
});
