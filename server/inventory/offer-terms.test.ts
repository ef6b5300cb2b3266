import { beforeEach, describe, expect, it } from 'vitest';
import type { Offer, OffersDocument } from '#engine/event/documents/offers/schema.ts';
import { holdItem } from '#server/cart/hold-item.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { choicesOf } from '#server/offers/choices-of.ts';
import { offersInformation } from '#server/offers/offers-information.ts';
import { quotePicked } from '#server/prices/quote-dossier.ts';
import {
  both,
  type EventFixture,
  eventOnSale as event,
  freshEventFixture,
  now,
} from '#server/testing/event-fixture.ts';
import { refusalOf } from '#server/testing/refusal-text.ts';
import { holdsOf } from './holds.ts';

let ground: EventFixture;
beforeEach(async () => {
  ground = await freshEventFixture();
});

const inPerson = { '==': [{ var: 'registration.mode' }, 'In-Person'] };

describe('an offer', () => {
  const publish = (offers: readonly Partial<Offer>[], given: Partial<OffersDocument> = {}) => {
    const document = {
      kind: 'offers',
      code: 'booths',
      label: both('Booths'),
      view: 'cards',
      category: 'conference',
      several: 'Y',
      offers,
      ...given,
    } as OffersDocument;
    ground.fair.add('fair', document);
    return document;
  };
  const choose = (row: DossierRow, offer: string, quantity = 1) =>
    holdItem(ground.services, event, row, { kind: 'choice', offers: 'booths', offer, quantity }, now);
  const seat = (row: DossierRow, session_code: string) =>
    holdItem(ground.services, event, row, { kind: 'session', session_code }, now);
  const shown = async (document: OffersDocument, row: DossierRow) =>
    (await choicesOf(ground.db, ground.configuration, { event, document }, row, now)).offers.offers;
  const quoted = async (row: DossierRow, at = now) =>
    quotePicked(ground.configuration, row, await holdsOf(ground.db, row.id), at).quote.lines.map(
      ({ id, amount }) => [id, amount],
    );

  it('that is not for somebody is neither shown nor held', async () => {
    const document = publish([{ code: 'parking', name: both('Parking'), when: inPerson }]);
    const [here, away] = [
      await ground.register(),
      await ground.register({ track: 'online', mode: 'Online' }),
    ];
    expect([(await shown(document, here)).length, await shown(document, away)]).toEqual([1, []]);
    await choose(here, 'parking');
    expect(await refusalOf(choose(away, 'parking'))).toEqual([
      'invalid',
      'offers is not offered with what you chose.',
    ]);
    expect((await offersInformation(ground.db, event, document)).offers[0]).not.toHaveProperty('when');
  });

  it('that is no longer for who holds it costs nothing, and can be given back', async () => {
    const document = publish([{ code: 'parking', name: both('Parking'), amount: 900, when: inPerson }]);
    const row = await ground.register();
    await choose(row, 'parking');
    expect(await quoted(row)).toEqual([['choice-booths/parking', 900]]);
    const changed = { ...row, mode: 'Online' };
    expect([await quoted(changed), (await shown(document, changed)).length]).toEqual([[], 1]);
    await choose(row, 'parking', 0);
    expect(await shown(document, changed)).toEqual([]);
  });

  it('costs what the first price says that applies, for who is asked and when', async () => {
    const document = publish([
      {
        code: 'bed',
        name: both('Bed'),
        amount: 4_000,
        prices: [
          { amount: 1_000, when: inPerson, until: '2027-01-10' },
          { amount: 3_000, until: '2027-01-31' },
          { amount: 5_000, from: '2027-02-10' },
        ],
      },
    ]);
    const row = await ground.register();
    await choose(row, 'bed');
    const on = (day: string) => quoted(row, new Date(`${day}T20:00:00Z`));
    expect([
      await on('2027-01-10'),
      await on('2027-01-11'),
      await on('2027-02-01'),
      await on('2027-02-10'),
    ]).toEqual([1_000, 3_000, 4_000, 5_000].map((amount) => [['choice-booths/bed', amount]]));
    expect((await shown(document, row))[0]?.amount).toBe(1_000);
    const { offers } = await offersInformation(ground.db, event, document, { now });
    expect(offers[0]).toMatchObject({ amount: 3_000 });
    expect(offers[0]).not.toHaveProperty('prices');
  });

  it('is shown with its time, place and what is left, where it says so', async () => {
    const document = publish([
      {
        code: 'care',
        name: both('Childcare'),
        stock: 90,
        tells_left: 'Y',
        day: 'friday',
        start: '09:00',
        end: '12:00',
        where: both('Loft'),
      },
      { code: 'walk', name: both('Walk'), stock: 90, day: 'friday', start: '13:00' },
    ]);
    expect((await offersInformation(ground.db, event, document)).offers).toMatchObject([
      {
        start: '2027-02-19T09:00:00.000-07:00',
        end: '2027-02-19T12:00:00.000-07:00',
        timezone: 'America/Vancouver',
        where: both('Loft'),
        left: 90,
      },
      { start: '2027-02-19T13:00:00.000-07:00', availability: 'open' },
    ]);
  });

  it('does not go with a seat or another offer at the same time, unless it says that it does', async () => {
    const morning = { day: 'friday', start: '09:30', end: '11:00' };
    publish([
      { code: 'tour', name: both('Tour'), ...morning },
      { code: 'sail', name: both('Sail'), day: 'friday', start: '10:59', end: '12:00' },
      { code: 'care', name: both('Childcare'), ...morning, conflicts: 'N' },
      { code: 'later', name: both('Later'), day: 'friday', start: '12:00', end: '13:00' },
    ]);
    const row = await ground.register();
    const clashes = (field: string, name: string) => [
      'invalid',
      `${field} is at the same time as ${name}, which you have chosen.`,
    ];
    await choose(row, 'tour');
    await choose(row, 'care');
    await choose(row, 'later');
    expect(await refusalOf(choose(row, 'sail'))).toEqual(clashes('offer', 'Tour'));
    expect(await refusalOf(seat(row, 'clay-1'))).toEqual(clashes('session_code', 'Tour'));
    await choose(row, 'tour', 0);
    await seat(row, 'clay-1');
    expect(await refusalOf(choose(row, 'tour'))).toEqual(clashes('offer', 'Clay'));
    expect(await ground.holdsOf(row)).toEqual(['1 booths/care held', '1 booths/later held', '1 clay-1 held']);
  });

  it('at the same time takes the place of another where one alone may be chosen', async () => {
    const morning = { day: 'friday', start: '09:30', end: '11:00' };
    const offers = ['tour', 'sail'].map((code) => ({ code, name: both(code), ...morning }));
    publish(offers, { several: 'N' });
    const row = await ground.register();
    await choose(row, 'tour');
    await choose(row, 'sail');
    expect(await ground.holdsOf(row)).toEqual(['1 booths/sail held']);
  });
});

describe('a stock', () => {
  it.each([
    ['0', 0, ['conflict', 'offer is no longer available.', { reason: 'full' }]],
    ['none said', undefined, undefined],
    ['a billion', 1_000_000_000, undefined],
  ])('of %s', async (_, stock, refused) => {
    ground.fair.add('fair', {
      kind: 'offers',
      code: 'booths',
      label: both('Booths'),
      view: 'cards',
      category: 'conference',
      offers: [{ code: 'corner', name: both('Corner'), most: 99, ...(stock !== undefined && { stock }) }],
    });
    const row = await ground.register();
    const hold = () =>
      holdItem(
        ground.services,
        event,
        row,
        { kind: 'choice', offers: 'booths', offer: 'corner', quantity: 99 },
        now,
      );
    if (refused) expect(await refusalOf(hold())).toEqual(refused);
    else await hold();
    expect(await ground.takenOf('booths/corner')).toBe(refused ? 0 : 99);
  });
});
