import { describe, expect, it, test } from 'vitest';
import type { Offer, OffersDocument } from '#engine/event/documents/offers/schema.ts';
import type { OfferKind } from '#server/inventory/find-offers.ts';
import { offered, offersIn } from '#server/inventory/testing/offers-in.ts';
import { type Catalogue, type Picked, pickedLines } from './picked-lines.ts';

const both = (text: string) => ({ en: text, fr: `${text} (fr)` });
const session = (code: string, fee?: object) => ({
  code,
  workshop: 'clay',
  schedule: 'a',
  ...(fee && { fee }),
});
const booths = {
  kind: 'offers',
  code: 'booths',
  category: 'registration',
  groups: [
    { code: 'small', name: both('Small') },
    { code: 'large', name: both('Large') },
  ],
} as unknown as OffersDocument;
const offers: Record<string, Offer> = {
  'booths/corner': { code: 'corner', name: both('Corner'), group: 'large', amount: 50_000 },
  'booths/aisle': { code: 'aisle', name: both('Aisle'), amount: 30_000 },
  'booths/table': { code: 'table', name: both('Table'), group: 'small' },
  'booths/gift': { code: 'gift', name: both('Gift'), minimum: 1_000, maximum: 9_000 },
};
const shop = offered('products', 'merchandise', [
  { code: 'mug', name: both('Mug'), amount: 1_000, variants: [{ code: 'm', name: both('Blue') }] },
  {
    code: 'shirt',
    name: both('Shirt'),
    amount: 2_800,
    variants: [
      { code: 'm', name: both('Medium') },
      { code: 'xxl', name: both('Huge'), amount: 3_100 },
    ],
  },
]);
const activities = offered('activities', 'activity', [
  { code: 'walk', name: both('Walk') },
  { code: 'dinner', name: both('Dinner'), amount: 4_500 },
]);
const catalogue = {
  schedule: {
    slots: [
      { code: 'a', label: both('Friday, 9:00') },
      { code: 'b', label: both('Friday, 10:00') },
    ],
    workshops: [
      { code: 'ink', title: both('Ink') },
      { code: 'clay', title: both('Clay') },
    ],
    sessions: [
      session('free'),
      session('clay-1', { amount: 2_500, payable: 'registration', detail: both('with kiln') }),
      session('clay-2', { amount: 2_000, payable: 'registration' }),
      session('clay-3', { amount: 700, payable: 'instructor' }),
      { ...session('lost', { amount: 900, payable: 'registration' }), workshop: 'gone' },
      { ...session('any-time', { amount: 900, payable: 'registration' }), schedule: 'gone' },
    ],
  },
  offerOf(named: { kind: OfferKind; item: string }) {
    if (named.kind !== 'choice') return offersIn([shop, activities])(named);
    const offer = offers[named.item];
    return offer && { document: booths, offer };
  },
} as unknown as Catalogue;
const said = (en: string, fr: string) => ({ en, fr });

describe('what is picked', () => {
  it.each<[string, Omit<Picked, 'quantity'> & { quantity?: number }, object]>([
    [
      'a session, with its time and what is told of its fee',
      { kind: 'session', item: 'clay-1' },
      {
        id: 'session-clay-1',
        category: 'workshop',
        label: both('Clay'),
        detail: said('Friday, 9:00 · with kiln', 'Friday, 9:00 (fr) · with kiln (fr)'),
        amount: 2_500,
      },
    ],
    [
      'a session of which nothing more is told',
      { kind: 'session', item: 'clay-2' },
      {
        id: 'session-clay-2',
        category: 'workshop',
        label: both('Clay'),
        detail: both('Friday, 9:00'),
        amount: 2_000,
      },
    ],
    [
      'a session without a time',
      { kind: 'session', item: 'any-time' },
      {
        id: 'session-any-time',
        category: 'workshop',
        label: both('Clay'),
        detail: said('', ''),
        amount: 900,
      },
    ],
    [
      'pieces at the price of their product',
      { kind: 'variant', item: 'shirt/m', quantity: 2 },
      {
        id: 'variant-shirt/m',
        category: 'merchandise',
        label: both('Shirt'),
        detail: said('Medium · quantity 2', 'Medium (fr) · quantité 2'),
        quantity: 2,
        amount: 5_600,
      },
    ],
    [
      'pieces at a price of their own',
      { kind: 'variant', item: 'shirt/xxl', quantity: 3 },
      {
        id: 'variant-shirt/xxl',
        category: 'merchandise',
        label: both('Shirt'),
        detail: said('Huge · quantity 3', 'Huge (fr) · quantité 3'),
        quantity: 3,
        amount: 9_300,
      },
    ],
    [
      'an activity for one',
      { kind: 'activity', item: 'dinner' },
      {
        id: 'activity-dinner',
        category: 'activity',
        label: both('Dinner'),
        detail: said('1 person', '1 personne'),
        amount: 4_500,
      },
    ],
    [
      'an activity for several',
      { kind: 'activity', item: 'dinner', quantity: 3 },
      {
        id: 'activity-dinner',
        category: 'activity',
        label: both('Dinner'),
        detail: said('3 people', '3 personnes'),
        quantity: 3,
        amount: 13_500,
      },
    ],
    [
      'an offer, with the group that it stands in',
      { kind: 'choice', item: 'booths/corner' },
      {
        id: 'choice-booths/corner',
        category: 'registration',
        label: both('Corner'),
        detail: both('Large'),
        amount: 50_000,
      },
    ],
    [
      'several of an offer, with how many',
      { kind: 'choice', item: 'booths/corner', quantity: 2 },
      {
        id: 'choice-booths/corner',
        category: 'registration',
        label: both('Corner'),
        detail: said('Large · quantity 2', 'Large (fr) · quantité 2'),
        quantity: 2,
        amount: 100_000,
      },
    ],
    [
      'several of an offer without a group, its quantity capitalized',
      { kind: 'choice', item: 'booths/aisle', quantity: 2 },
      {
        id: 'choice-booths/aisle',
        category: 'registration',
        label: both('Aisle'),
        detail: said('Quantity 2', 'Quantité 2'),
        quantity: 2,
        amount: 60_000,
      },
    ],
    [
      'an offer that stands in no group',
      { kind: 'choice', item: 'booths/aisle' },
      {
        id: 'choice-booths/aisle',
        category: 'registration',
        label: both('Aisle'),
        detail: said('', ''),
        amount: 30_000,
      },
    ],
    [
      'what somebody said they give',
      { kind: 'choice', item: 'booths/gift', detail: { amount: '4000' } },
      {
        id: 'choice-booths/gift',
        category: 'registration',
        label: both('Gift'),
        detail: said('', ''),
        amount: 4_000,
      },
    ],
  ])('has a line: %s', (_, pick, line) => {
    expect(pickedLines([{ quantity: 1, ...pick }], catalogue)).toStrictEqual([line]);
  });

  it.each([
    ['session', 'free'],
    ['session', 'clay-3'],
    ['session', 'lost'],
    ['session', 'gone'],
    ['variant', 'shirt/gone'],
    ['variant', 'gone/m'],
    ['activity', 'walk'],
    ['activity', 'gone'],
    ['choice', 'booths/table'],
    ['choice', 'booths/gone'],
    ['discount', 'EARLY'],
  ] as const)('has none where it is free, paid elsewhere or there no more: %s %s', (kind, item) => {
    expect(pickedLines([{ kind, item, quantity: 1 }], catalogue)).toEqual([]);
  });

  it.each([
    ['session', 'clay-1'],
    ['variant', 'shirt/m'],
    ['activity', 'dinner'],
    ['choice', 'booths/corner'],
  ] as const)('has none without its part of the catalogue: %s', (kind, item) => {
    expect(pickedLines([{ kind, item, quantity: 1 }], {})).toEqual([]);
  });
});

test('lines stand in the order in which things were picked', () => {
  const picked = [
    { kind: 'variant', item: 'mug/m', quantity: 1 },
    { kind: 'session', item: 'clay-1', quantity: 1 },
    { kind: 'discount', item: 'EARLY', quantity: 1 },
    { kind: 'choice', item: 'booths/aisle', quantity: 1 },
  ] as const;
  expect(pickedLines(picked, catalogue).map(({ id, amount }) => [id, amount])).toEqual([
    ['variant-mug/m', 1_000],
    ['session-clay-1', 2_500],
    ['choice-booths/aisle', 30_000],
  ]);
});
