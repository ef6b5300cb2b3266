import { expect, it } from 'vitest';
import type { FeeLine, Quote } from '#engine/contract/money.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { feeSummary } from './fee-summary.ts';

const line = (id: string, more: Partial<FeeLine>): FeeLine => ({
  id,
  category: 'conference',
  label: id,
  amount: 1_000,
  ...more,
});

it('tells quantities, and lists offers under their own heading', () => {
  const lines = [
    line('Mug', { category: 'merchandise', quantity: 2 }),
    line('Bunk on Friday', { heading: 'Dormitory' }),
    line('In person', {}),
    line('Bunk on Saturday', { heading: 'Dormitory' }),
  ];
  const told = feeSummary({ lines } as unknown as Quote).map(({ id, heading, amount, labels }) => [
    id,
    heading,
    amount,
    labels.map((label) => resolveText(label, 'en')),
  ]);
  expect(told).toEqual([
    ['conference', undefined, 1_000, ['In person']],
    ['conference "Dormitory"', 'Dormitory', 2_000, ['Bunk on Friday', 'Bunk on Saturday']],
    ['merchandise', undefined, 1_000, ['2\u00a0×\u00a0Mug']],
  ]);
});
