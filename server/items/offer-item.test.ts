import { beforeEach, describe, expect, it } from 'vitest';
import type { OffersDocument } from '#engine/event/documents/offers/schema.ts';
import { holdItem } from '#server/cart/hold-item.ts';
import { joinWaitlist, leaveWaitlist } from '#server/cart/wait-for-item.ts';
import { hold, inventory, waitlistEntry } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { choicesOf } from '#server/offers/choices-of.ts';
import { offersInformation } from '#server/offers/offers-information.ts';
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

let ground: EventFixture;
beforeEach(async () => {
  ground = await freshEventFixture();
});

describe('what is offered', () => {
  const offers = (given: object = {}) =>
    ({
      kind: 'offers',
      code: 'booths',
      label: both('Booths'),
      category: 'conference',
      view: 'cards',
      offers: [
        { code: 'corner', name: both('Corner'), amount: 50_000, stock: 1, group: 'hall' },
        { code: 'table', name: both('Table'), amount: 9_000, most: 3 },
        { code: 'gift', name: both('Gift'), minimum: 1_000, maximum: 5_000 },
        { code: 'kept', name: both('Kept'), amount: 1, taken_by: 'A sponsor' },
      ],
      ...given,
    }) as unknown as OffersDocument;
  beforeEach(() => ground.fair.add('fair', offers({ waitlist: 'Y' })));
  const choose = (row: DossierRow, offer: string, quantity: number, amount?: number, of = 'booths') =>
    holdItem(
      ground.services,
      event,
      row,
      { kind: 'choice', offers: of, offer, quantity, ...(amount !== undefined && { amount }) },
      now,
    );

  it('is told with what is left, and what it costs at least', async () => {
    await choose(await ground.register(), 'corner', 1);
    const told = {
      code: 'booths',
      label: both('Booths'),
      view: 'cards',
      several: 'N',
      groups: [],
      benefits: [],
      offers: [
        {
          code: 'corner',
          name: both('Corner'),
          group: 'hall',
          most: 1,
          amount: 50_000,
          availability: 'full',
          left: 0,
        },
        { code: 'table', name: both('Table'), most: 3, amount: 9_000, availability: 'open' },
        {
          code: 'gift',
          name: both('Gift'),
          minimum: 1_000,
          maximum: 5_000,
          most: 1,
          amount: 1_000,
          availability: 'open',
        },
        {
          code: 'kept',
          name: both('Kept'),
          taken_by: 'A sponsor',
          most: 1,
          amount: 1,
          availability: 'full',
          left: 0,
        },
      ],
    };
    expect(await offersInformation(ground.db, event, offers())).toEqual(told);
    const more = {
      several: 'Y',
      waitlist: 'Y',
      plan: 'venue',
      groups: [{ code: 'hall' }],
      benefits: ['Light'],
    };
    expect(await offersInformation(ground.db, event, offers(more))).toEqual({ ...told, ...more });
  });

  it('is chosen one in place of another, for as much as was said', async () => {
    const row = await ground.register();
    await choose(row, 'corner', 1);
    await choose(row, 'gift', 1, 2_500);
    const document = offers({ waitlist: 'Y' });
    const { offers: _, ...chosen } = await choicesOf(
      ground.db,
      ground.configuration,
      { event, document },
      row,
      now,
    );
    expect(chosen).toEqual({
      chosen: [{ offer: 'gift', quantity: 1, amount: 2_500, lapsed: 'N' }],
      waiting: [],
      held_until: iso(15),
      now: iso(0),
    });
    expect(await ground.takenOf('booths/corner')).toBe(0);
    await choose(row, 'table', 3);
    const lapsed = await choicesOf(ground.db, ground.configuration, { event, document }, row, minutesOn(15));
    expect([lapsed.chosen, 'held_until' in lapsed]).toEqual([
      [{ offer: 'table', quantity: 3, amount: 9_000, lapsed: 'Y' }],
      false,
    ]);
    await ground.db.update(hold).set({ state: 'reserved', heldUntil: null });
    expect(
      (await choicesOf(ground.db, ground.configuration, { event, document }, row, minutesOn(15))).chosen,
    ).toMatchObject([{ lapsed: 'N' }]);
    expect(
      (
        await choicesOf(
          ground.db,
          ground.configuration,
          { event, document: { ...document, code: 'other' } },
          row,
          now,
        )
      ).chosen,
    ).toEqual([]);
  });

  it('may be several, and be left', async () => {
    ground.fair.add('fair', offers({ several: 'Y' }));
    const row = await ground.register();
    await choose(row, 'corner', 1);
    await choose(row, 'table', 2);
    expect(await ground.holdsOf(row)).toEqual(['1 booths/corner held', '2 booths/table held']);
    await choose(row, 'corner', 0);
    expect([await ground.holdsOf(row), await ground.takenOf('booths/corner')]).toEqual([
      ['2 booths/table held'],
      0,
    ]);
  });

  it.each([
    [
      'what is of no field',
      'corner',
      1,
      undefined,
      'other',
      ['invalid', 'offers is not offered with what you chose.'],
    ],
    [
      'what there is not',
      'gone',
      1,
      undefined,
      'booths',
      ['invalid', 'offer is not offered with what you chose.'],
    ],
    ['more than one', 'corner', 2, undefined, 'booths', ['invalid', 'quantity must be at most 1 in total.']],
    ['more than three', 'table', 4, undefined, 'booths', ['invalid', 'quantity must be at most 3 in total.']],
    ['what is gone', 'corner', 1, undefined, 'booths', soldOut('offer', 'is no longer available.')],
    ['what is somebody’s', 'kept', 1, undefined, 'booths', soldOut('offer', 'is no longer available.')],
    [
      'an amount of what has a price',
      'table',
      1,
      9_000,
      'booths',
      ['invalid', 'amount is not offered with what you chose.'],
    ],
    ['too little', 'gift', 1, 999, 'booths', ['invalid', expect.stringMatching(/^amount .*10.*50/)]],
    ['too much', 'gift', 1, 5_001, 'booths', ['invalid', expect.stringMatching(/^amount .*10.*50/)]],
  ])('is refused: %s', async (_, offer, quantity, amount, of, told) => {
    const [row, other] = [await ground.register(), await ground.register()];
    await choose(other, 'corner', 1);
    await choose(row, 'table', 1);
    expect(await refusalOf(choose(row, offer, quantity, amount, of))).toEqual(told);
    expect(await ground.holdsOf(row)).toEqual(['1 booths/table held']);
  });

  it.each([1_000, 5_000])('may be given for %i, the ends of its range', async (amount) => {
    const row = await ground.register();
    await choose(row, 'gift', 1, amount);
    expect(await ground.holdsOf(row)).toEqual(['1 booths/gift held']);
  });

  it('is waited for where there is none left', async () => {
    const [row, other] = [await ground.register(), await ground.register()];
    const wait = (offer: string, waits: 'Y' | 'N' = 'Y', of = 'booths') =>
      waits === 'Y'
        ? joinWaitlist(ground.services, event, row, { kind: 'choice', offers: of, offer, quantity: 1 }, now)
        : leaveWaitlist(ground.services, row, { kind: 'choice', item: `${of}/${offer}` }, now);
    await wait('corner');
    expect(await ground.db.select().from(waitlistEntry)).toEqual([]);
    await choose(other, 'corner', 1);
    ground.heard();
    await wait('corner');
    expect(ground.heard()).toEqual(['freed choice booths/corner', 'wake']);
    expect(
      (await choicesOf(ground.db, ground.configuration, { event, document: offers() }, row, now)).waiting,
    ).toEqual([{ offer: 'corner', state: 'waiting', position: 1 }]);
    const notOffered = ['invalid', 'offer is not offered with what you chose.'];
    expect([await refusalOf(wait('gone')), await refusalOf(wait('kept'))]).toEqual([notOffered, notOffered]);
    expect(await refusalOf(wait('corner', 'Y', 'other'))).toEqual([
      'invalid',
      'offers is not offered with what you chose.',
    ]);
    await ground.db
      .update(waitlistEntry)
      .set({ state: 'offered', claimed: true, offeredUntil: minutesOn(60) });
    await ground.db.update(inventory).set({ taken: 2 });
    ground.heard();
    await wait('corner', 'N');
    await wait('corner', 'N');
    expect(ground.heard()).toEqual(['freed choice booths/corner', 'wake', 'wake']);
    expect((await ground.db.select().from(waitlistEntry)).map(({ state }) => state)).toEqual(['expired']);
    ground.fair.add('fair', offers());
    expect(await refusalOf(wait('corner'))).toEqual(notOffered);
  });

  it('that was kept for who waited is theirs to choose', async () => {
    const row = await ground.register();
    const entry = {
      eventCode: 'fair',
      kind: 'choice' as const,
      item: 'booths/corner',
      dossierId: row.id,
      email: row.email,
      emailTyped: row.email,
    };
    await ground.db
      .insert(waitlistEntry)
      .values({ ...entry, state: 'offered', claimed: true, offeredUntil: minutesOn(60) });
    await ground.db
      .insert(inventory)
      .values({ eventCode: 'fair', kind: 'choice', item: 'booths/corner', taken: 1 });
    await choose(row, 'corner', 1);
    expect([await ground.holdsOf(row), await ground.takenOf('booths/corner')]).toEqual([
      ['1 booths/corner held'],
      1,
    ]);
    expect((await ground.db.select().from(waitlistEntry)).map(({ state }) => state)).toEqual(['taken']);
  });
});
