import { describe, expect, it } from 'vitest';
import type { PaymentRow } from '#server/dossiers/payment-under-way.ts';
import { type Charge, cardOf, leftOf, refundParts } from '#server/refunds/refund-left.ts';

const charge = (id: string, left: number, last4 = '4242'): Charge => ({
  payment: { id, brand: 'visa', last4 } as PaymentRow,
  left,
});
const partsOf = (charges: readonly Charge[], amount: number) =>
  refundParts(charges, amount).map((part) => [part.payment.id, part.amount]);

describe('a refund over several charges', () => {
  const charges = [charge('newest', 3_000), charge('empty', 0), charge('first', 20_000)];

  it.each([
    ['within the newest', 2_000, [['newest', 2_000]]],
    ['all of the newest', 3_000, [['newest', 3_000]]],
    [
      'beyond the newest',
      5_000,
      [
        ['newest', 3_000],
        ['first', 2_000],
      ],
    ],
    [
      'more than there is',
      99_999,
      [
        ['newest', 3_000],
        ['first', 20_000],
      ],
    ],
    ['nothing', 0, []],
  ] as const)('%s', (_, amount, parts) => {
    expect(partsOf(charges, amount)).toEqual(parts);
  });

  it('knows what is left, and the card where it is one', () => {
    expect(leftOf(charges)).toBe(23_000);
    expect(cardOf(refundParts(charges, 5_000))).toEqual({ brand: 'visa', last4: '4242' });
    const cards = [charge('newest', 1_000, '4444'), charge('first', 1_000)];
    expect(cardOf(refundParts(cards, 500))).toEqual({ brand: 'visa', last4: '4444' });
    expect(cardOf(refundParts(cards, 1_500))).toBeUndefined();
    expect(cardOf([])).toBeUndefined();
  });
});
