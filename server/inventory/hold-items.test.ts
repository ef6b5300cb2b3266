import { and, eq } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';
import { inventory } from '#server/database/schema.ts';
import { newEvent } from '#server/testing/stored.ts';
import { extendHolds, pick, type Replaces, releaseItems } from './hold-items.ts';
import { holdsOf, reserveHold } from './holds.ts';
import { type Item, lockItems } from './inventory-lock.ts';
import type { Wish } from './locked-holds.ts';
import { freePieces, keepPieces, takePieces } from './pieces.ts';
import { releaseExpiredHolds } from './release-expired-holds.ts';
import type { SeatJobs } from './seat-jobs.ts';
import { at, event, minuteOf, now, openGround, piece, seat } from './testing/inventory-fixture.ts';

const ground = openGround();
const { attendee, within, take, held, taken } = ground;

describe('an attendee picks', () => {
  /** What has to happen later, as it is asked for. */
  function jobs() {
    const asked: string[] = [];
    const seats: SeatJobs = {
      expireAt: async (_tx, moment) => void asked.push(`expire ${minuteOf(moment)}`),
      remindAt: async (_tx, moment) => void asked.push(`remind ${minuteOf(moment)}`),
      offerFreed: async (_tx, _event, { kind, item }) => void asked.push(`offer ${kind} ${item}`),
      offerAll: async () => {},
      wake: () => {},
    };
    return { asked, seats };
  }
  const only =
    (...names: string[]): Replaces =>
    (own) =>
      own.filter(({ item }) => names.includes(item));
  const wish = (item: Item, quantity = 1, limit = 1): Wish & Item => ({ ...item, quantity, limit });

  it('a seat in place of another, which is offered; all of the kind ends together', async () => {
    const ana = await attendee(newEvent());
    await take(ana, seat('a'), 15);
    await take(ana, seat('b'), 15);
    await take(ana, piece('a'), 15);
    const { asked, seats } = jobs();
    const picking = { seats, event, now: at(5) };
    expect(await within((tx) => pick(tx, ana, wish(seat('c')), only('a', 'x'), picking))).toBe(true);
    expect(await holdsOf(ground.db, ana.id, 'session')).toMatchObject([
      { item: 'b', heldUntil: at(20) },
      { item: 'c', heldUntil: at(20), heldSince: at(5) },
    ]);
    expect(await holdsOf(ground.db, ana.id, 'variant')).toMatchObject([{ heldUntil: at(15) }]);
    expect(asked).toEqual(['offer session a', 'expire 20']);
  });

  it('nothing that is all taken, and what was theirs is kept', async () => {
    const eventCode = newEvent();
    const [ana, bo] = [await attendee(eventCode), await attendee(eventCode)];
    await take(bo, seat('a'), 15);
    await take(ana, seat('b'), 15);
    const { asked, seats } = jobs();
    const of = (item: Item, quantity: number, limit: number) =>
      within((tx) => pick(tx, ana, wish(item, quantity, limit), only('b'), { seats, event, now: at(5) }));
    expect([await of(seat('a'), 1, 1), await of(seat('a'), 2, 2)]).toEqual([false, false]);
    expect([await held(ana), asked]).toEqual([{ b: ['held', 1, 15] }, []]);
    // More or less of what they hold themselves.
    expect(
      await within((tx) => pick(tx, ana, wish(seat('b'), 1, 1), only(), { seats, event, now: at(5) })),
    ).toBe(true);
  });

  it('and what they hold beyond its time is freed and offered first', async () => {
    const ana = await attendee(newEvent());
    await take(ana, seat('a'), 15);
    await take(ana, seat('own'), 15);
    await within((tx) => reserveHold(tx, ana, seat('own')));
    const { asked, seats } = jobs();
    await within((tx) => pick(tx, ana, wish(seat('b')), only(), { seats, event, now: at(15) }));
    expect(await held(ana)).toEqual({ own: ['reserved', 1, null], a: ['lapsed', 1, 15], b: ['held', 1, 30] });
    expect(asked).toEqual(['offer session a', 'expire 30']);
    await within((tx) => extendHolds(tx, ana, { seats, event, now: at(29) }));
    expect(asked.slice(2)).toEqual(['expire 44']);
  });

  it('less of what they hold, and the rest is offered', async () => {
    const ana = await attendee(newEvent());
    await take(ana, piece('a'), 15, { quantity: 3 });
    const { asked, seats } = jobs();
    const of = (quantity: number) =>
      within((tx) => pick(tx, ana, wish(piece('a'), quantity, 3), only(), { seats, event, now: at(5) }));
    expect([await of(3), asked.splice(0)]).toEqual([true, ['expire 20']]);
    expect([await of(2), asked.splice(0)]).toEqual([true, ['offer variant a', 'expire 20']]);
    expect(await taken(ana.eventCode, 'variant')).toEqual({ a: 2 });
  });

  it('what was offered, for the time of the offer, whatever else is held or extended', async () => {
    const ana = await attendee(newEvent());
    const { asked, seats } = jobs();
    const of = (item: Item, quantity: number, more: object, minute: number) =>
      within((tx) =>
        pick(tx, ana, wish(item, quantity, 5), only(), { seats, event, now: at(minute), ...more }),
      );
    await of(piece('a'), 1, { offered: { quantity: 1, until: at(1440) } }, 0);
    expect(asked.splice(0)).toEqual(['expire 15', 'expire 1440']);
    await of(piece('b'), 2, {}, 1);
    await of(piece('a'), 1, {}, 2);
    await within((tx) => extendHolds(tx, ana, { seats, event, now: at(3) }));
    expect(await held(ana)).toEqual({ a: ['held', 1, 1440], b: ['held', 2, 18] });
    // More than was offered is held like anything else.
    await of(piece('a'), 2, {}, 4);
    await of(piece('b'), 2, { offered: { quantity: 1, until: at(1440) } }, 5);
    expect(await held(ana)).toEqual({ a: ['held', 2, 20], b: ['held', 2, 20] });
  });

  it('as whoever says how claims it', async () => {
    const ana = await attendee(newEvent());
    const { seats } = jobs();
    const picking = { seats, event, now, claim: async () => false };
    expect(await within((tx) => pick(tx, ana, wish(seat('a')), only(), picking))).toBe(false);
  });

  it('and gives back, which is offered unless it had lapsed', async () => {
    const ana = await attendee(newEvent());
    await take(ana, seat('a'), 15);
    await take(ana, seat('b'), 30);
    await releaseExpiredHolds(ground.db, at(15));
    const { asked, seats } = jobs();
    await within((tx) => releaseItems(tx, ana, [seat('a'), seat('b'), seat('x')], seats));
    expect([await held(ana), asked]).toEqual([{}, ['offer session b']]);
    expect(await taken(ana.eventCode)).toMatchObject({ a: 0, b: 0 });
  });
});

test('pieces are taken for a payment, kept once it is over, and freed where it came to nothing', async () => {
  const eventCode = newEvent();
  const [ana, bo] = [await attendee(eventCode), await attendee(eventCode)];
  const two = { ...piece('shirt/m'), quantity: 2 };
  await within((tx) => lockItems(tx, eventCode, [two]));
  const takeTwo = (limit: number | undefined, minute: number) =>
    within((tx) => takePieces(tx, eventCode, two, limit, at(minute)));
  expect([await takeTwo(1, 0), await takeTwo(2, 0), await takeTwo(2, 0)]).toEqual([false, true, false]);
  await within((tx) => keepPieces(tx, ana, two, at(1)));
  expect(await holdsOf(ground.db, ana.id)).toMatchObject([
    { ...two, eventCode, state: 'reserved', heldSince: at(1), heldUntil: null },
  ]);
  // What an attendee holds beyond its time makes room.
  await take(bo, piece('shirt/m'), 15, { quantity: 2, limit: 4 });
  expect([await takeTwo(4, 14), await takeTwo(4, 15)]).toEqual([false, true]);
  await within((tx) => keepPieces(tx, ana, two, at(16)));
  expect([await held(ana), await held(bo)]).toEqual([
    { 'shirt/m': ['reserved', 4, null] },
    { 'shirt/m': ['lapsed', 2, 15] },
  ]);
  expect(await takeTwo(undefined, 20)).toBe(true);
  await within((tx) => freePieces(tx, eventCode, two));
  const [stock] = await ground.db
    .select()
    .from(inventory)
    .where(and(eq(inventory.eventCode, eventCode), eq(inventory.kind, 'variant')));
  expect(stock).toMatchObject({ item: 'shirt/m', taken: 4 });
});
