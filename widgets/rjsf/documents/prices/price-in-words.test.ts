import { expect, test } from 'vitest';
import { amountOn, priceInWords } from './price-in-words.ts';

const early = { amount: 12500, early_bird: { amount: 10000, until: '2027-01-15' } };

test.each([
  [{ amount: 12500 }, '$125.00', 'For everyone'],
  [early, '$100.00 until January 15, 2027, then $125.00', 'For everyone'],
  [{ amount: 500, from: '2027-01-01' }, '$5.00 from January 1, 2027', 'For everyone'],
  [{ amount: 500, until: '2027-01-31' }, '$5.00 until January 31, 2027', 'For everyone'],
  [
    {
      amount: 500,
      from: '2027-01-01',
      until: '2027-01-31',
      when: { '==': [{ var: 'registration.mode' }, 'Online'] },
    },
    '$5.00 from January 1, 2027 until January 31, 2027',
    'If registration.mode is Online',
  ],
  [{ amount: 'x', until: 'soon' }, 'No amount yet', 'For everyone'],
])('%j in words', (price, amount, audience) => {
  const words = priceInWords(price, [], 'en');
  expect([words.amount.replaceAll('$ ', '$').replaceAll('$\u00a0', '$'), words.audience]).toEqual([
    amount,
    audience,
  ]);
});

test.each([
  [early, '2027-01-15', 'early'],
  [early, '2027-01-16', 'amount'],
  [{ amount: 1, from: '2027-02-01' }, '2027-01-31', undefined],
  [{ amount: 1, from: '2027-02-01' }, '2027-02-01', 'amount'],
  [{ amount: 1, until: '2027-02-01' }, '2027-02-02', undefined],
])('%j on %s asks %s', (price, today, asked) => {
  expect(amountOn(price, today)).toBe(asked);
});
