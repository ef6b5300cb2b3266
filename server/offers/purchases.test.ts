import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdItem, releaseItem } from '#server/cart/hold-item.ts';
import { hold } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { piecesOf } from '#server/items/pieces-item.ts';
import { type EventFixture, eventOnSale as event, freshEventFixture } from '#server/testing/event-fixture.ts';
import { refusalOf } from '#server/testing/refusal-text.ts';
import { heldUntil, purchasesOf } from './purchases.ts';
import { shopProducts } from './shop-products.ts';

let ground: EventFixture;
beforeEach(async () => {
  ground = await freshEventFixture();
});

const now = new Date('2027-01-10T12:00:00Z');
const minutesOn = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const both = (text: string) => ({ en: text, fr: `${text} (fr)` });
const soldOut = (field: string, words: string) => ['conflict', `${field} ${words}`, { reason: 'full' }];

describe('merchandise', () => {
  const shop = (given: object = {}) => ({
    kind: 'products',
    code: 'products',
    products: [
      {
        code: 'shirt',
        name: both('Shirt'),
        amount: 2_800,
        most: 3,
        variants: [
          { code: 'm', name: both('Medium'), stock: 4 },
          { code: 'l', name: both('Large'), amount: 3_000 },
        ],
      },
      {
        code: 'pass',
        name: both('Pass'),
        amount: 500,
        admits: 'Y',
        variants: [{ code: 'one', name: both('One') }],
      },
      { code: 'far', name: 'Far', amount: 1, tracks: ['online'], variants: [{ code: 'one', name: 'One' }] },
    ],
    ...given,
  });
  beforeEach(() => ground.fair.add('fair', shop()));
  const buy = (row: DossierRow, product_code: string, variant_code: string, qty: number) =>
    holdItem(ground.services, event, row, { kind: 'variant', product_code, variant_code, qty }, now);

  it('is held in place of what was picked of it, and told in the order of the shop', async () => {
    const row = await ground.register();
    expect([
      await purchasesOf(ground.db, ground.configuration, row),
      await heldUntil(ground.db, row),
    ]).toEqual([[], undefined]);
    await buy(row, 'pass', 'one', 2);
    await buy(row, 'shirt', 'l', 1);
    await buy(row, 'shirt', 'm', 1);
    await buy(row, 'shirt', 'm', 2);
    expect(await purchasesOf(ground.db, ground.configuration, row, now)).toEqual([
      {
        product_code: 'shirt',
        variant_code: 'm',
        qty: 2,
        name: both('Shirt'),
        variant: both('Medium'),
        amount: 5_600,
      },
      {
        product_code: 'shirt',
        variant_code: 'l',
        qty: 1,
        name: both('Shirt'),
        variant: both('Large'),
        amount: 3_000,
      },
      {
        product_code: 'pass',
        variant_code: 'one',
        qty: 2,
        name: both('Pass'),
        variant: both('One'),
        admits: 'Y',
        amount: 1_000,
      },
    ]);
    await ground.db
      .update(hold)
      .set({ heldUntil: minutesOn(7) })
      .where(eq(hold.item, 'shirt/l'));
    await ground.db
      .update(hold)
      .set({ state: 'lapsed', heldUntil: minutesOn(3) })
      .where(eq(hold.item, 'pass/one'));
    expect(await heldUntil(ground.db, row)).toEqual(minutesOn(7));
    const purchases = await purchasesOf(ground.db, ground.configuration, row, now);
    expect(purchases.filter(({ lapsed }) => lapsed === 'Y').map(({ product_code }) => product_code)).toEqual([
      'pass',
    ]);
    const products = shop().products as unknown as Parameters<typeof shopProducts>[2];
    const [shirt] = await shopProducts(ground.db, 'fair', products);
    expect(shirt?.variants).toMatchObject([
      { code: 'm', availability: 'limited', left: 2 },
      { code: 'l', availability: 'open' },
    ]);
  });

  it.each([
    ['what there is not', 'gone', 'm', 1, ['invalid', 'product_code is not offered with what you chose.']],
    [
      'a variant that there is not',
      'shirt',
      'x',
      1,
      ['invalid', 'variant_code is not offered with what you chose.'],
    ],
    [
      'what is sold in another track',
      'far',
      'one',
      1,
      ['invalid', 'product_code is not offered with what you chose.'],
    ],
    ['more than one may have', 'shirt', 'l', 4, ['invalid', 'qty must be at most 3 in total.']],
    [
      'more than one may have of all variants',
      'shirt',
      'l',
      3,
      ['invalid', 'qty must be at most 3 in total.'],
    ],
    ['more than there is', 'shirt', 'm', 2, soldOut('variant_code', 'does not have that many left.')],
  ])('is refused: %s', async (_, product, variant, qty, told) => {
    const [row, other] = [await ground.register(), await ground.register()];
    await buy(other, 'shirt', 'm', 3);
    await buy(row, 'shirt', 'm', 1);
    await buy(row, 'pass', 'one', 2);
    expect(await refusalOf(buy(row, product, variant, qty))).toEqual(told);
    expect(await ground.holdsOf(row)).toEqual(['2 pass/one held', '1 shirt/m held']);
  });

  it('is given back', async () => {
    const row = await ground.register();
    await buy(row, 'shirt', 'm', 2);
    ground.heard();
    const remove = () =>
      releaseItem(ground.services, row, piecesOf({ product_code: 'shirt', variant_code: 'm' }));
    await remove();
    await remove();
    expect([await ground.holdsOf(row), await ground.takenOf('shirt/m'), ground.heard()]).toEqual([
      [],
      0,
      ['freed variant shirt/m', 'wake', 'wake'],
    ]);
  });
});
