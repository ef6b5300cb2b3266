import { expect, it } from 'vitest';
import type { FeeLine } from '#engine/contract/money.ts';
import { total, WAIVER } from './quote.ts';
import { waived } from './waived.ts';

const fees = {
  currency: 'CAD' as const,
  taxes: [{ code: 'gst', label: 'GST', percent: 5, categories: ['conference' as const] }],
};
const line = (id: string, amount: number, more: Partial<FeeLine> = {}): FeeLine => ({
  id,
  category: 'conference',
  label: id,
  amount,
  ...more,
});

it('takes everything off with one discount, taxes and open lines too', () => {
  const quote = total(
    fees,
    [line('fee', 20_000), line('lunch', 3_000), line('later', 0, { undecided: 'Y' })],
    [],
  );
  expect(quote.total).toBe(24_150);
  const free = waived(quote, 'Waived');
  expect(free).toMatchObject({ subtotal: 0, taxes: [], total: 0, complete: 'Y' });
  expect(free.lines.map(({ id, amount }) => [id, amount])).toEqual([
    ['fee', 20_000],
    ['lunch', 3_000],
    [WAIVER, -23_000],
  ]);
});

it('stays when the registration is changed: only what is added costs something', () => {
  const { lines } = waived(total(fees, [line('fee', 20_000)], []), 'Waived');
  const given = lines.filter(({ id }) => id === WAIVER);
  const changed = total(fees, [line('fee', 20_000), line('lunch', 3_000)], [], given);
  expect(changed.total).toBe(3_150);
});

it('adds nothing to what is free', () => {
  expect(waived(total(fees, [], []), 'Waived').lines).toEqual([]);
});
