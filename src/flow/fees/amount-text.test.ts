import { expect, it } from 'vitest';
import { amountText } from './amount-text.ts';

const given = (name: string, values?: { amount: string }) => (values ? `${name} ${values.amount}` : name);
const t = given as never;

it.each([
  ['an amount that is known', 2_000, false, '$ 20.00'],
  ['nothing to pay', 0, false, '$ 0.00'],
  ['the least of an amount that is open', 2_000, true, 'step.from $ 20.00'],
  ['that nothing is known yet', 0, true, 'step.undecided'],
])('tells %s', (_, cents, isOpen, text) => {
  const said = amountText(cents, isOpen, { t, locale: 'en' });
  expect(said.replace(/\u00a0/g, ' ')).toBe(text);
});
