import { beforeEach, expect, it } from 'vitest';
import { holdItem } from '#server/cart/hold-item.ts';
import { holdsOf } from '#server/inventory/holds.ts';
import { productsOf } from '#server/items/products.ts';
import { quotePicked } from '#server/prices/quote-dossier.ts';
import {
  both,
  type EventFixture,
  eventOnSale as event,
  freshEventFixture,
  now,
} from '#server/testing/event-fixture.ts';
import { refusalOf } from '#server/testing/refusal-text.ts';
import { purchasesOf } from './purchases.ts';

let ground: EventFixture;
beforeEach(async () => {
  ground = await freshEventFixture();
  const variants = [
    { code: 'm', name: both('Medium') },
    { code: 'xxl', name: both('Huge'), amount: 3_100 },
  ];
  ground.fair.add('fair', {
    kind: 'offers',
    code: 'products',
    label: both('Shop'),
    view: 'tiles',
    category: 'merchandise',
    several: 'Y',
    offers: [
      {
        code: 'shirt',
        name: both('Shirt'),
        amount: 2_800,
        prices: [
          { amount: 1_500, when: inMode('Online') },
          { amount: 2_000, until: '2027-01-31' },
        ],
        most: 3,
        variants,
      },
      { code: 'parking', name: both('Parking'), amount: 800, when: inMode('In-Person'), variants },
    ],
  });
  ground.fair.add('fair', {
    kind: 'offers',
    code: 'activities',
    label: both('Activities'),
    view: 'timetable',
    category: 'activity',
    offers: [
      {
        code: 'dinner',
        name: both('Dinner'),
        amount: 4_500,
        prices: [{ amount: 3_900, until: '2027-01-31' }],
      },
      { code: 'walk', name: both('Walk'), when: inMode('In-Person') },
    ],
  });
});

function inMode(mode: string) {
  return { '==': [{ var: 'registration.mode' }, mode] };
}
const buy = (row: Parameters<typeof holdItem>[2], product_code: string, variant_code = 'm') =>
  holdItem(ground.services, event, row, { kind: 'variant', product_code, variant_code, qty: 1 }, now);
const takePart = (row: Parameters<typeof holdItem>[2], activity_code: string, amount?: number) =>
  holdItem(
    ground.services,
    event,
    row,
    { kind: 'activity', activity_code, quantity: 1, ...(amount !== undefined && { amount }) },
    now,
  );

it('sells a product at the price of the attendee and of the day', async () => {
  const [here, online] = [await ground.register(), await ground.register({ mode: 'Online' })];
  for (const row of [here, online]) {
    await buy(row, 'shirt');
    await buy(row, 'shirt', 'xxl');
  }
  const costs = async (row: typeof here) =>
    (await purchasesOf(ground.db, ground.configuration, row, now)).map(({ amount }) => amount);
  expect([await costs(here), await costs(online)]).toEqual([
    [2_000, 3_100],
    [1_500, 3_100],
  ]);
  const quoted = async (row: typeof here, at: Date) =>
    quotePicked(ground.configuration, row, await holdsOf(ground.db, row.id), at).quote.lines.map(
      ({ amount }) => amount,
    );
  expect(await quoted(here, now)).toEqual([2_000, 3_100]);
  expect(await quoted(here, new Date('2027-02-10T12:00:00Z'))).toEqual([2_800, 3_100]);
});

it('offers a product and an activity only to their audience', async () => {
  const [here, online] = [await ground.register(), await ground.register({ mode: 'Online' })];
  await buy(here, 'parking');
  await takePart(here, 'walk');
  expect(await refusalOf(buy(online, 'parking'))).toMatchObject(['invalid', expect.any(String)]);
  expect(await refusalOf(takePart(online, 'walk'))).toMatchObject(['invalid', expect.any(String)]);
  expect(await ground.holdsOf(online)).toEqual([]);
  // Everyone sees what the event sells.
  expect(productsOf(ground.configuration, 'fair').map(({ code }) => code)).toEqual(['shirt', 'parking']);
});
