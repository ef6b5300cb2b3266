import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ShopProduct } from '#engine/event/cart/shop.ts';
import type { FieldCases } from '../field-cases.ts';
import { fakeShop } from '../testing/fake-carts.ts';

const shirt: ShopProduct = {
  code: 'shirt',
  name: { en: 'T-shirt', fr: 'T-shirt' },
  most: 3,
  variants: [
    { code: 'm', name: { en: 'Medium', fr: 'Moyen' }, amount: 2_800, availability: 'open' },
    { code: 'l', name: { en: 'Large', fr: 'Grand' }, amount: 2_800, availability: 'limited', left: 1 },
    { code: 's', name: { en: 'Small', fr: 'Petit' }, amount: 2_800, availability: 'full', left: 0 },
  ],
};
const bag: ShopProduct = {
  code: 'bag',
  name: { en: 'Bag', fr: 'Sac' },
  most: 9,
  variants: [{ code: 'only', name: '', amount: 1_500, availability: 'open' }],
};
const scarf: ShopProduct = {
  code: 'scarf',
  name: { en: 'Scarf', fr: 'Foulard' },
  most: 1,
  waitlist: 'Y',
  variants: [
    { code: 'red', name: { en: 'Red', fr: 'Rouge' }, amount: 3_000, availability: 'full', left: 0 },
    { code: 'green', name: { en: 'Green', fr: 'Vert' }, amount: 3_000, availability: 'full', left: 0 },
    { code: 'blue', name: { en: 'Blue', fr: 'Bleu' }, amount: 3_000, availability: 'full', left: 0 },
  ],
};
const oneMore = /^(One more: T-shirt, Medium|Un de plus\s: T-shirt, Moyen)$/;

const waiting = [{ product_code: 'scarf', variant_code: 'blue', offered_until: '2099-01-01T12:00:00-08:00' }];

const ended_offers = [
  { product_code: 'scarf', variant_code: 'green', at: '2027-01-15T20:00:00Z', declined: 'N' as const },
];

export const productPicker: FieldCases<'product_picker'> = {
  field: { type: 'product_picker', code: 'sample', label: { en: 'Merchandise', fr: 'Articles' } },
  services() {
    const cart = fakeShop([shirt, bag, scarf], { waiting, ended_offers }, 'bag/only');
    return { picks: { carts: { variant: () => cart } } };
  },
  fill: {
    act: async ({ press }) => {
      await press(oneMore);
      await press(oneMore);
      await press(/^(One more: T-shirt, Large|Un de plus\s: T-shirt, Grand)$/);
    },
    value: [
      { product_code: 'shirt', variant_code: 'm', qty: 2 },
      { product_code: 'shirt', variant_code: 'l', qty: 1 },
    ],
  },
  also: [
    {
      about: 'no more than one registration may have, of all variants together, and no more than are left',
      act: async ({ press }) => {
        await press('One more: T-shirt, Large');
        expect(screen.getByRole('button', { name: 'One more: T-shirt, Large' })).toBeDisabled();
        await press(oneMore);
        await press(oneMore);
        expect(screen.getByRole('button', { name: oneMore })).toBeDisabled();
        expect(screen.getByText('At most 3 in total')).toBeVisible();
      },
      value: [
        { product_code: 'shirt', variant_code: 'm', qty: 2 },
        { product_code: 'shirt', variant_code: 'l', qty: 1 },
      ],
    },
    {
      about: 'the last piece is taken out again',
      act: async ({ press }) => {
        await press(oneMore);
        await press('One less: T-shirt, Medium');
      },
      value: undefined,
    },
    {
      about: 'what is sold out says so and has nothing to press',
      act: async () => {
        expect(screen.getAllByText('Sold out')).toHaveLength(3);
        expect(screen.queryByRole('button', { name: /Small/ })).toBeNull();
      },
      value: undefined,
    },
    {
      about: 'what is sold out is waited for where the shop has a waitlist, with the position',
      act: async ({ press }) => {
        await press('Join the waitlist: Scarf, Red');
        expect(screen.getByText(/position 2/i)).toBeVisible();
        await press('Leave the waitlist: Scarf, Red');
        expect(screen.queryByText(/position 2/i)).toBeNull();
      },
      value: undefined,
    },
    {
      about: 'an offer that has ended is named at its variant until one waits again',
      act: async ({ press }) => {
        const green = screen.getByText('Green').closest('li');
        expect(green).toHaveTextContent(/Your offer ended on Friday, January 15 at/);
        await press('Join the waitlist again: Scarf, Green');
        expect(green).not.toHaveTextContent(/Your offer ended/);
      },
      value: undefined,
    },
    {
      about: 'what the waitlist offers is accepted',
      act: async ({ press }) => {
        expect(screen.getByText(/Scarf, Blue.*held for you/)).toBeVisible();
        await press('Accept: Scarf, Blue');
      },
      value: [{ product_code: 'scarf', variant_code: 'blue', qty: 1 }],
    },
    {
      about: 'pieces that somebody else has just taken are not picked, and it says so until it is closed',
      act: async ({ press }) => {
        await press('One more: Bag');
        expect(screen.getByRole('alert')).toHaveTextContent('There are not enough left of that.');
        await press('Dismiss');
        expect(screen.queryByRole('alert')).toBeNull();
      },
      value: undefined,
    },
  ],
  invalid: [],
};
