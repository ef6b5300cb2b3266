import { describe, expect, it } from 'vitest';
import { feeFromAddress, feeInAddress, feeOf } from './fee-of-change.ts';

const line = (category: 'conference' | 'workshop', label: string, amount: number) => ({
  id: label,
  category,
  label: { en: label, fr: label },
  amount,
});

describe('the fee of a change', () => {
  it('is what it comes to before tax, in the category of its dearest line', () => {
    const lines = [
      line('workshop', 'Clay', 1_000),
      line('conference', 'Two days', 8_500),
      line('conference', 'One day', -3_500),
    ];
    expect(feeOf({ lines, difference: 6_300 }, 'en')).toEqual({
      label: 'Two days and Clay',
      category: 'conference',
      amount: 6_000,
    });
  });

  it.each([
    ['costs nothing', [line('conference', 'A day', 0)], 0],
    ['gives back', [line('conference', 'A day', -100)], -105],
  ])('is none where the change %s', (_, lines, difference) => {
    expect(feeOf({ lines, difference }, 'en')).toBeUndefined();
  });

  it('goes through an address, which anyone may have written', () => {
    const fee = { label: 'Two days', category: 'conference', amount: 6_000 } as const;
    const params = new URLSearchParams(feeInAddress(fee));
    expect(feeFromAddress(params)).toEqual({ label: 'Two days', category: 'conference', amount: '60.00' });
    expect(feeFromAddress(new URLSearchParams({ category: 'nonsense' }))).toEqual({
      label: '',
      category: 'registration',
      amount: '',
    });
  });
});
