import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { FeeLine } from '#engine/contract/money.ts';
import type { Discount } from '#engine/event/documents/discounts/schema.ts';
import type { FeesDocument } from '#engine/event/documents/fees/schema.ts';
import { FEE_CATEGORIES } from '#engine/event/properties/money.ts';
import { offered, offersIn } from '#server/inventory/testing/offers-in.ts';
import { percentOf, spread } from './percent-of.ts';
import { type QuoteInput, quote, total } from './quote.ts';

const both = (text: string) => ({ en: text, fr: text });
const fees: FeesDocument = {
  kind: 'fees',
  code: 'fees',
  currency: 'CAD',
  fees: [
    {
      code: 'conference',
      category: 'conference',
      label: both('Conference'),
      amount: 20_000,
      early_bird: { amount: 15_000, until: '2027-01-15' },
      when: { '!=': [{ var: 'registration.membershipType' }, 'retiree'] },
    },
    {
      code: 'retired',
      category: 'conference',
      label: both('Retired'),
      amount: 9_995,
      when: { '==': [{ var: 'registration.membershipType' }, 'retiree'] },
    },
  ],
  taxes: [
    { code: 'gst', label: both('GST'), percent: 5, categories: ['conference', 'workshop', 'merchandise'] },
    { code: 'qst', label: both('QST'), percent: 9.975, categories: ['conference'] },
  ],
};
const late = new Date('2027-02-01T00:00:00Z');
const base: QuoteInput = {
  fees,
  catalogue: {},
  scope: { registration: { track: 'main', membershipType: '' }, answers: {} },
  picked: [],
  discounts: [],
  time: { now: late, timezone: 'America/Los_Angeles' },
};
const code = (more: Partial<Discount>): Discount => ({
  code: 'CODE1',
  kind: 'discount',
  label: both('Code'),
  ...more,
});

describe('a quote', () => {
  test.each<[string, Partial<QuoteInput>, object]>([
    // 5 % of 200.00 and 9.975 % of it.
    ['fees that hold, with taxes', {}, { subtotal: 20_000, total: 20_000 + 1_000 + 1_995 }],
    [
      'another fee for a type of membership; halves of a cent rounded up',
      { scope: { registration: { membershipType: 'retiree' }, answers: {} } },
      // 499.75 and 997.00125 cents.
      { subtotal: 9_995, taxes: [{ amount: 500 }, { amount: 997 }], total: 9_995 + 500 + 997 },
    ],
    [
      'the early bird on its last day in the event’s zone, which is the next in UTC',
      { time: { now: new Date('2027-01-16T07:59:00Z'), timezone: 'America/Los_Angeles' } },
      { lines: [{ amount: 15_000, detail: { en: 'Early bird until January 15, 2027' } }] },
    ],
    [
      'no early bird a minute later',
      { time: { now: new Date('2027-01-16T08:00:00Z'), timezone: 'America/Los_Angeles' } },
      { lines: [{ amount: 20_000 }] },
    ],
    [
      'a percentage',
      { discounts: [code({ percent: 10 })] },
      { lines: [{}, { category: 'discount', amount: -2_000 }], subtotal: 18_000 },
    ],
    [
      'a fixed discount, of what there is at most',
      { discounts: [code({ amount: 99_999 })] },
      { lines: [{}, { amount: -20_000 }], subtotal: 0, taxes: [], total: 0 },
    ],
    [
      'codes one after the other: the second takes from what the first left',
      { discounts: [code({ percent: 50 }), code({ code: 'CODE2', percent: 50 })] },
      { lines: [{}, { amount: -10_000 }, { amount: -5_000 }] },
    ],
    [
      'a discount on a category that is not owed: no line',
      { discounts: [code({ percent: 50, categories: ['merchandise'] })] },
      { lines: [{ id: 'fee-conference' }], subtotal: 20_000 },
    ],
    ['nothing without a fees document', { fees: undefined }, { currency: 'CAD', lines: [], total: 0 }],
  ])('%s', (_, more, expected) => {
    const { lines: _lines, taxes: _taxes, ...rest } = expected as { lines?: object[]; taxes?: object[] };
    const result = quote({ ...base, ...more });
    expect(result).toMatchObject(rest);
    if (_lines) expect(result.lines).toMatchObject(_lines);
    if (_taxes) expect(result.taxes).toMatchObject(_taxes);
  });

  it('is not complete while the membership is undecided, and has its price once it is', () => {
    const type = { ID: 'T1', type: 'teacher', label: both('Teacher'), when: true, amount: 9_000 } as const;
    const document = {
      kind: 'membership',
      code: 'membership',
      form_type: 'membership',
      questions: ['role'],
      types: [type],
      organizations: [
        { id: 'math', name: both('Maths'), scope: 'event', amount: 1_500 },
        { id: 'local', name: both('Local'), scope: 'client' },
      ],
    } satisfies NonNullable<QuoteInput['membership']>['document'];
    const counts = { answered: 1, asked: 1, open: [] };
    const of = (decision: NonNullable<QuoteInput['membership']>['part']['decision']) =>
      quote({ ...base, membership: { document, part: { decision, organizations: ['math', 'local'] } } });
    expect(of({ ...counts, status: 'undecided' })).toMatchObject({ complete: 'N', subtotal: 21_500 });
    expect(of({ ...counts, status: 'decided', type })).toMatchObject({ complete: 'Y', subtotal: 30_500 });
    expect(of({ ...counts, status: 'declined' })).toMatchObject({ complete: 'Y', subtotal: 21_500 });
  });

  it('prices what is picked: by the piece, by the person, not what the instructor is paid', () => {
    const catalogue: QuoteInput['catalogue'] = {
      offerOf: offersIn([
        offered('products', 'merchandise', [
          {
            code: 'shirt',
            name: both('Shirt'),
            amount: 2_800,
            variants: [
              { code: 'm', name: both('M') },
              { code: 'xxl', name: both('XXL'), amount: 3_100 },
            ],
          },
        ]),
        offered('activities', 'activity', [{ code: 'dinner', name: both('Dinner'), amount: 4_500 }]),
      ]),
      schedule: {
        kind: 'schedule',
        code: 'schedule',
        slots: [{ code: 'a', label: both('A'), day: 'd', track: 't', start: '10:00', end: '11:00' }],
        workshops: [{ code: 'clay', title: both('Clay'), description: both(''), presenters: [] }],
        sessions: [
          {
            code: 's1',
            workshop: 'clay',
            schedule: 'a',
            type: 'I',
            fee: { amount: 2_500, payable: 'registration' },
          },
          {
            code: 's2',
            workshop: 'clay',
            schedule: 'a',
            type: 'I',
            fee: { amount: 700, payable: 'instructor' },
          },
        ],
      },
    };
    const pick = (kind: 'session' | 'variant' | 'activity', item: string, quantity = 1) => ({
      kind,
      item,
      quantity,
    });
    const { lines } = quote({
      ...base,
      fees: { ...fees, fees: [] },
      catalogue,
      picked: [
        pick('variant', 'shirt/m', 2),
        pick('variant', 'shirt/xxl'),
        pick('variant', 'shirt/gone'),
        pick('activity', 'dinner', 2),
        pick('session', 's1'),
        pick('session', 's2'),
      ],
    });
    expect(lines.map(({ category, amount }) => [category, amount])).toEqual([
      ['workshop', 2_500],
      ['activity', 9_000],
      ['merchandise', 5_600],
      ['merchandise', 3_100],
    ]);
  });
});

describe('what was paid before', () => {
  const line = (id: string, amount: number, category: FeeLine['category'] = 'merchandise'): FeeLine => ({
    id,
    category,
    label: id,
    amount,
  });
  const shirt = { code: 'm', name: both('M') };
  const product = (code: string, amount: number) => ({ code, name: both(code), amount, variants: [shirt] });
  const offerOf = offersIn([
    offered('products', 'merchandise', [product('mug', 900), product('shirt', 2_800)]),
  ]);
  const pick = (code: string, quantity = 1) => ({ kind: 'variant' as const, item: `${code}/m`, quantity });
  /** Lines of what is picked, by what they are and cost, where some of it was paid before. */
  const quoted = (given: Partial<QuoteInput>) =>
    quote({ ...base, fees: { ...fees, fees: [] }, catalogue: { offerOf }, ...given }).lines.map(
      ({ id, amount }) => [id, amount],
    );
  const [mug, shirts] = [line('variant-mug/m', 700), line('variant-shirt/m', 2_000)];

  test.each<[string, Partial<QuoteInput>, [string, number][]]>([
    [
      'nothing',
      { picked: [pick('mug'), pick('shirt')] },
      [
        ['variant-mug/m', 900],
        ['variant-shirt/m', 2_800],
      ],
    ],
    [
      'what is kept has the price of then, what is new that of now',
      { picked: [pick('mug'), pick('shirt')], paid: [shirts] },
      [
        ['variant-mug/m', 900],
        ['variant-shirt/m', 2_000],
      ],
    ],
    [
      'what is given up has no line',
      { picked: [pick('mug')], paid: [mug, shirts] },
      [['variant-mug/m', 700]],
    ],
    [
      'what is taken besides, and was not there',
      { picked: [pick('mug')], paid: [mug], besides: [pick('shirt')] },
      [
        ['variant-mug/m', 700],
        ['variant-shirt/m', 2_800],
      ],
    ],
    [
      'what is taken besides has a line of its own at the price of now',
      { picked: [pick('shirt'), pick('mug')], paid: [shirts, mug], besides: [pick('shirt', 2)] },
      [
        ['variant-shirt/m', 2_000],
        ['variant-mug/m', 700],
        ['variant-shirt/m~2', 5_600],
      ],
    ],
    [
      'what was bought again before keeps both its prices, and a third time is told from both',
      {
        picked: [pick('shirt')],
        paid: [shirts, line('variant-shirt/m~2', 2_500)],
        besides: [pick('shirt')],
      },
      [
        ['variant-shirt/m', 2_000],
        ['variant-shirt/m~2', 2_500],
        ['variant-shirt/m~3', 2_800],
      ],
    ],
    [
      'a line whose name begins alike is another',
      { picked: [pick('shirt')], paid: [line('variant-shirt/mm', 1), line('a-variant-shirt/m~2', 1)] },
      [['variant-shirt/m', 2_800]],
    ],
  ])('%s', (_, given, lines) => {
    expect(quoted(given)).toEqual(lines);
  });
});

test('lines stand by category, what is given last, and sums are whole', () => {
  const given: FeeLine[] = [{ id: 'given-1', category: 'donation', label: 'Gift', amount: 500 }];
  const result = quote({ ...base, given, discounts: [code({ amount: 1_000, categories: ['conference'] })] });
  expect(result).toEqual({
    currency: 'CAD',
    lines: [
      { id: 'fee-conference', category: 'conference', label: both('Conference'), amount: 20_000 },
      { id: 'given-1', category: 'donation', label: 'Gift', amount: 500 },
      {
        id: 'discount-CODE1',
        category: 'discount',
        label: both('Code'),
        amount: -1_000,
        parts: [{ id: 'fee-conference', amount: 1_000 }],
      },
    ],
    subtotal: 19_500,
    // 5 % and 9.975 % of 190.00; what is given is not taxed.
    taxes: [
      { code: 'gst', label: both('GST'), percent: 5, amount: 950 },
      { code: 'qst', label: both('QST'), percent: 9.975, amount: 1_895 },
    ],
    total: 22_345,
    complete: 'Y',
  });
  expect(total({ ...fees, currency: 'USD' }, [], [])).toEqual({
    currency: 'USD',
    lines: [],
    subtotal: 0,
    taxes: [],
    total: 0,
    complete: 'Y',
  });
});

const aLine = fc.record({
  id: fc.string(),
  category: fc.constantFrom(...FEE_CATEGORIES),
  label: fc.constant('x'),
  amount: fc.integer({ min: 1, max: 1_000_000 }),
}) satisfies fc.Arbitrary<FeeLine>;
const aDiscount = fc
  .record({
    percent: fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: undefined }),
    amount: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: undefined }),
    categories: fc.option(fc.uniqueArray(fc.constantFrom(...FEE_CATEGORIES), { minLength: 1 }), {
      nil: undefined,
    }),
  })
  .map(({ percent, ...rest }) =>
    code({ ...rest, percent: percent === undefined ? undefined : percent / 1000 }),
  );

describe('whatever is owed', () => {
  it('adds up, is never negative, and does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(aLine), fc.array(aDiscount, { maxLength: 4 }), (lines, discounts) => {
        const result = total(fees, lines, discounts);
        const sum = result.lines.reduce((all, { amount }) => all + amount, 0);
        const taxes = result.taxes.reduce((all, { amount }) => all + amount, 0);
        expect([result.subtotal, result.total]).toEqual([sum, sum + taxes]);
        expect(result.subtotal).toBeGreaterThanOrEqual(0);
        expect(result.lines.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
        const turned = total(fees, [...lines].reverse(), discounts);
        expect([turned.total, turned.taxes]).toEqual([result.total, result.taxes]);
      }),
    );
  });

  it('is spread to the cent, in proportion, and no share below zero', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1 }),
        fc.integer({ min: 0, max: 100 }),
        (shares, percent) => {
          const sum = shares.reduce((all, share) => all + share, 0);
          const cents = percentOf(sum, percent);
          const parts = spread(cents, shares);
          expect(parts.reduce((all, part) => all + part, 0)).toBe(sum === 0 ? 0 : cents);
          parts.forEach((part, index) => {
            const share = shares[index] ?? 0;
            expect(part).toBeGreaterThanOrEqual(0);
            expect(part).toBeLessThanOrEqual(share);
            expect(Math.abs(part - (share * cents) / (sum || 1))).toBeLessThan(1);
          });
        },
      ),
    );
  });

  test.each([
    [10, 5, 1],
    [9, 5, 0],
    [100, 0.5, 1],
    [99, 0.5, 0],
    [20_000, 9.975, 1_995],
    [100_000_000, 100, 100_000_000],
  ])('%i cents at %f %% are %i', (cents, percent, expected) => {
    expect(percentOf(cents, percent)).toBe(expected);
  });
});
