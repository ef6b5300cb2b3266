import type { Offer, OffersDocument } from '../offers/schema.ts';
import type { DiagnoseCase } from './diagnose-case.ts';

const offers = (list: readonly Partial<Offer>[], more: Partial<OffersDocument> = {}): OffersDocument => ({
  kind: 'offers',
  code: 'levels',
  label: 'Levels',
  view: 'cards',
  category: 'registration',
  offers: list.map((offer, index) => ({ code: `offer-${index}`, name: 'Offer', ...offer })),
  ...more,
});
const row = { code: 'talk', label: 'A talk' };
const group = { code: 'large', name: 'Large' };
const area = { code: 'stage', name: 'Stage', kind: 'stage' as const, place: [0, 0, 10, 10] };
const plan = { width: 100, height: 100, areas: [area] };

/** What may be offered. */
export const goodOffers = [
  { name: 'an offer that costs nothing', document: offers([{}]) },
  { name: 'several of a fixed price', document: offers([{ amount: 5_000, most: 4, stock: 9 }]) },
  { name: 'a range of one amount', document: offers([{ minimum: 5_000, maximum: 5_000 }]) },
  { name: 'a group that there is', document: offers([{ group: 'large' }], { groups: [group] }) },
  {
    name: 'a comparison by a row that there is',
    document: offers([{ benefits: { talk: 'Yes' } }], { view: 'table', benefits: [row] }),
  },
  {
    name: 'prices by date and for some, a condition, a time',
    document: offers([
      {
        amount: 5_000,
        prices: [
          { amount: 3_000, until: '2027-05-01', when: { '==': [{ var: 'registration.mode' }, 'Online'] } },
          { amount: 4_000, from: '2027-01-01', until: '2027-05-01' },
        ],
        when: { '!=': [{ var: 'registration.mode' }, 'Online'] },
        day: 'friday',
        start: '09:00',
        end: '12:00',
        conflicts: 'N',
      },
    ]),
  },
  {
    name: 'a plan with a place for each',
    document: offers([{ place: [0, 0, 1, 1] }, { place: [1, 0, 1, 1] }], { view: 'plan', plan }),
  },
];

/** What may not be offered. */
export const badOffers: readonly DiagnoseCase[] = [
  {
    name: 'codes that are used twice',
    document: offers([{ code: 'a' }, { code: 'a' }], {
      groups: [group, group],
      benefits: [row, row],
      plan: { ...plan, areas: [area, area] },
    }),
    expected: [
      ['/offers/1/code', 'duplicate_code'],
      ['/groups/1/code', 'duplicate_code'],
      ['/benefits/1/code', 'duplicate_code'],
      ['/plan/areas/1/code', 'duplicate_code'],
    ],
  },
  {
    name: 'a plan that is not drawn, and an offer without a place on it',
    document: offers([{ place: [0, 0, 1, 1] }, {}], { view: 'plan' }),
    expected: [
      ['/plan', 'missing'],
      ['/offers/1/place', 'missing'],
    ],
  },
  {
    name: 'prices whose dates are swapped, whose condition reads nothing, or that never apply',
    document: offers([
      {
        prices: [
          { amount: 1, from: '2027-02-01', until: '2027-01-01' },
          { amount: 2, when: { '==': [{ var: 'registration.colour' }, 'red'] } },
          { amount: 3 },
          { amount: 4 },
        ],
      },
      { minimum: 1, maximum: 2, prices: [{ amount: 1 }] },
    ]),
    expected: [
      ['/offers/0/prices/0/until', 'range'],
      ['/offers/0/prices/1/when', 'dangling'],
      ['/offers/0/prices/3', 'never_met'],
      ['/offers/1/prices', 'not_allowed'],
    ],
  },
  {
    name: 'a condition that reads nothing, and times without a day or a start',
    document: offers([{ when: { var: 'colour' } }, { start: '09:00' }, { day: 'friday', end: '09:00' }]),
    expected: [
      ['/offers/0/when', 'dangling'],
      ['/offers/1', 'missing'],
      ['/offers/2', 'missing'],
    ],
  },
  {
    name: 'a comparison of nothing',
    document: offers([{}], { view: 'table' }),
    expected: [['/benefits', 'missing']],
  },
  {
    name: 'ranges with one end, or that end before they begin',
    document: offers([{ minimum: 100 }, { maximum: 100 }, { minimum: 101, maximum: 100 }]),
    expected: [
      ['/offers/0', 'missing'],
      ['/offers/1', 'missing'],
      ['/offers/2/minimum', 'range'],
    ],
  },
  {
    name: 'a range with a fixed amount, or of which there are several',
    document: offers([
      { minimum: 100, maximum: 200, amount: 150 },
      { minimum: 100, maximum: 200, most: 2 },
    ]),
    expected: [
      ['/offers/0/amount', 'not_allowed'],
      ['/offers/1/most', 'not_allowed'],
    ],
  },
  {
    name: 'an offer of a group and a row that are not there',
    document: offers([{ group: 'lage', benefits: { tlak: 'Yes', talk: 'Yes' } }], {
      groups: [group],
      benefits: [row],
    }),
    expected: [
      ['/offers/0/group', 'dangling'],
      ['/offers/0/benefits/tlak', 'dangling'],
    ],
  },
];
