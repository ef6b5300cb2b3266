import { describe, expect, it } from 'vitest';
import type { Quote } from '#engine/contract/money.ts';
import type { CancellationDocument } from '#engine/event/documents/cancellation/schema.ts';
import { refundOf } from './refund-of.ts';

const taxes = [{ code: 'gst', label: 'GST', percent: 5, categories: ['conference' as const] }];
const quote: Quote = {
  currency: 'CAD',
  lines: [
    { id: 'fee conference', category: 'conference', label: 'Conference', amount: 20_000 },
    { id: 'membership', category: 'membership', label: 'Membership', amount: 6_000 },
  ],
  subtotal: 26_000,
  taxes: [{ code: 'gst', label: 'GST', percent: 5, amount: 1_000 }],
  total: 27_000,
  complete: 'Y',
};
const policy = (
  refunds: CancellationDocument['refunds'],
  more: Partial<CancellationDocument> = {},
): CancellationDocument => ({ kind: 'cancellation', code: 'cancellation', refunds, ...more });
const on = (today: string, document: CancellationDocument | undefined, owed = quote) => {
  const { lines, taxes: taxed, kept, back } = refundOf({ quote: owed, policy: document, taxes, today });
  return { lines: lines.map((line) => line.back), tax: taxed.map((tax) => tax.back), kept, back };
};

describe('what comes back to who cancels', () => {
  it.each([
    ['nothing without a policy', undefined, { lines: [0, 0], tax: [0], kept: 0, back: 0 }],
    ['all of it', policy([{}]), { lines: [20_000, 6_000], tax: [1_000], kept: 0, back: 27_000 }],
    ['half', policy([{ percent: 50 }]), { lines: [10_000, 3_000], tax: [500], kept: 0, back: 13_500 }],
    [
      'an amount of each',
      policy([{ amount: 7_000 }]),
      { lines: [7_000, 6_000], tax: [350], kept: 0, back: 13_350 },
    ],
    [
      'all but a fee, with the taxes of what comes back',
      policy([{ keeps: 2_600 }]),
      { lines: [20_000, 6_000], tax: [900], kept: 2_600, back: 24_300 },
    ],
    [
      'by category',
      policy([{ categories: ['membership'], percent: 0 }, {}]),
      { lines: [20_000, 0], tax: [1_000], kept: 0, back: 21_000 },
    ],
    [
      'a membership that is kept',
      policy([{}], { keeps_membership: 'Y' }),
      { lines: [20_000, 0], tax: [1_000], kept: 0, back: 21_000 },
    ],
    [
      'no less than nothing',
      policy([{ keeps: 90_000 }]),
      { lines: [20_000, 6_000], tax: [0], kept: 26_000, back: 0 },
    ],
  ] as const)('%s', (_, document, expected) => {
    expect(on('2027-01-01', document)).toEqual(expected);
  });

  it('is decided by the first rule whose last day is not over', () => {
    const stages = policy([{ until: '2027-01-22' }, { until: '2027-02-05', percent: 50 }]);
    expect(
      ['2027-01-22', '2027-01-23', '2027-02-05', '2027-02-06'].map((day) => on(day, stages).back),
    ).toEqual([27_000, 13_500, 13_500, 0]);
  });

  it('says the tax on what is kept', () => {
    const said = refundOf({ quote, policy: policy([{ keeps: 2_600 }]), taxes, today: '2027-01-01' });
    expect(said).toMatchObject({ kept: 2_600, kept_tax: 100 });
    expect(refundOf({ quote, policy: policy([{}]), taxes, today: '2027-01-01' })).not.toHaveProperty(
      'kept_tax',
    );
  });

  it('takes each discount off the lines that it was given on', () => {
    const off = { id: 'off', category: 'discount' as const, label: 'Off', amount: -2_000 };
    const parts = [{ id: 'fee conference', amount: 2_000 }];
    const owed = { ...quote, lines: [...quote.lines, { ...off, parts }], subtotal: 24_000 };
    const { lines } = refundOf({ quote: owed, policy: policy([{}]), taxes, today: '2027-01-01' });
    expect(lines.map(({ paid, back }) => [paid, back])).toEqual([
      [18_000, 18_000],
      [6_000, 6_000],
    ]);
  });

  it('takes discounts off what was paid, to the cent, and gives back exactly the total', () => {
    const lines = [
      ...quote.lines,
      { id: 'discount', category: 'discount' as const, label: 'Off', amount: -3_333 },
    ];
    const discounted = {
      ...quote,
      lines,
      subtotal: 22_667,
      total: 23_539,
      taxes: [{ ...quote.taxes[0], amount: 872 }],
    };
    expect(on('2027-01-01', policy([{}]), discounted as Quote).back).toBe(23_539);
  });

  it('never comes to more than was paid, whatever the policy', () => {
    for (let percent = 0; percent <= 100; percent += 7) {
      for (const keeps of [undefined, 1, 2_599, 999_999]) {
        const { back } = on('2027-01-01', policy([{ percent, ...(keeps !== undefined && { keeps }) }]));
        expect(back).toBeGreaterThanOrEqual(0);
        expect(back).toBeLessThanOrEqual(quote.total);
      }
    }
  });
});
