import { expect, test } from 'vitest';
import type { Offer } from '#engine/event/documents/offers/schema.ts';
import { amountOf } from './offer-amount.ts';

const priced = { code: 'corner', name: 'Corner', amount: 50_000 } as Offer;
const free = { code: 'words', name: 'Words' } as Offer;
const given = { code: 'friend', name: 'Friend', minimum: 10_000, maximum: 90_000 } as Offer;

// What is offered, what was said of it, and what it costs in cents.
test.each([
  ['its price, whatever was said', priced, { amount: '1' }, 50_000],
  ['nothing where it has none', free, {}, 0],
  ['the least that may be given where nothing was said', given, {}, 10_000],
  ['what was said', given, { amount: '25000' }, 25_000],
  ['the least where less was said before', given, { amount: '5' }, 10_000],
  ['the most where more was said before', given, { amount: '90001' }, 90_000],
])('it costs %s', (_, offer, detail, cents) => {
  expect(amountOf(offer, { detail })).toBe(cents);
  if (Object.keys(detail).length === 0) expect(amountOf(offer, {})).toBe(cents);
});
