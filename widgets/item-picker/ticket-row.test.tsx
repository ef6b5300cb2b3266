// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Purchase, ShopProduct } from '#engine/event/cart/shop.ts';
import { fakeShop } from '../testing/fake-carts.ts';
import { renderFields } from '../testing/render-fields.tsx';

const variant = (more: Partial<ShopProduct['variants'][number]> = {}) => ({
  code: 'one',
  name: 'One person',
  amount: 4_800,
  availability: 'open' as const,
  ...more,
});
const deck = (...variants: ShopProduct['variants']): ShopProduct => ({
  code: 'deck',
  name: { en: 'On deck', fr: 'Sur le pont' },
  admits: 'Y',
  most: 8,
  variants,
});
const bought = (qty: number): Purchase[] => [
  { product_code: 'deck', variant_code: 'one', qty, name: '', variant: '', amount: qty * 4_800 },
];

async function show(product: ShopProduct, purchases: Purchase[] = [], locale: 'en' | 'fr' = 'en') {
  const onPurchase = vi.fn();
  const shop = { ...fakeShop([product], { purchases }), hold: onPurchase };
  const services = { picks: { carts: { variant: () => shop } } };
  const field = { type: 'product_picker' as const, code: 'sample', label: { en: 'Tickets', fr: 'Billets' } };
  const { page } = renderFields([field], { locale, services });
  return { onPurchase, page, stub: within(await screen.findByRole('listitem')) };
}

test.each([
  ['en', '1,399 of 1,400 left', '$\u00a048.00'],
  ['fr', 'Il en reste 1\u00a0399 sur 1\u00a0400', '48,00\u00a0$'],
] as const)('a stub says in %s what is left of how many, and its price', async (locale, left, price) => {
  const { stub, page } = await show(deck(variant({ left: 1_399, stock: 1_400 })), [], locale);
  expect(
    stub.getByText((_, at) => at?.tagName === 'B' && at.textContent?.replace(/\u202f/g, '\u00a0') === left),
  ).toBeVisible();
  expect(
    stub.getByText((_, at) => at?.className === 'product-stub-price' && at.textContent === price),
  ).toBeVisible();
  // The meter is drawn as far as there are some left.
  expect(page.querySelector('.rest')).toHaveAttribute('d', 'M0 0h99.9v6H0z');
});

test('few left are said with a sign and without how many there were', async () => {
  const { stub, page } = await show(deck(variant({ availability: 'limited', left: 8, stock: 60 })));
  expect(stub.getByText('8 left')).toBeVisible();
  expect(page.querySelector('.product-stub-left.low svg')).not.toBeNull();
});

test('where the shop does not tell, nothing is said of what is left', async () => {
  const { page } = await show(deck(variant()));
  expect(page.querySelector('.product-stub-left')).toBeNull();
});

test('the last of a product can be taken, and no more', async () => {
  const { stub, onPurchase } = await show(deck(variant({ left: 1, stock: 600 })), bought(2));
  expect(screen.getByRole('listitem')).toHaveClass('has');
  await userEvent.click(stub.getByRole('button', { name: /more/i }));
  expect(onPurchase).toHaveBeenLastCalledWith('deck/one', 3);
});

test('as many as one may have are all, which is said', async () => {
  const { stub } = await show(deck(variant({ left: 500, stock: 600 })), bought(8));
  expect(stub.getByRole('button', { name: /more/i })).toBeDisabled();
  expect(stub.getByText(/8/, { selector: 'small' })).toBeVisible();
});

test('what is sold out has no counter, unless some of it are one’s own', async () => {
  const none = variant({ availability: 'full', left: 0, stock: 60 });
  const { stub } = await show(deck(none));
  expect(stub.queryByRole('button')).toBeNull();
  expect(stub.getByText('Sold out')).toBeVisible();
  cleanup();
  expect((await show(deck(none), bought(1))).stub.getAllByRole('button')).not.toHaveLength(0);
});
