import { expect, test } from 'vitest';
import type { Quote } from '#engine/contract/money.ts';
import type { Discount } from '#engine/event/documents/discounts/schema.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { savingsOf } from '#server/prices/describe-codes.ts';
import { openFair } from '#server/testing/test-event.ts';
import { asCode, countsNow, findDiscount, fits } from './applied-codes.ts';
import { codeProblems } from './code-problems.ts';

const online = { '==': [{ var: 'registration.track' }, 'online'] };
const code = (given: Partial<Discount> = {}): Discount => ({
  code: 'EARLY',
  kind: 'discount',
  label: 'Early',
  ...given,
});
const scope = (track: string) => ({ registration: { track }, answers: {} });
const time = { now: new Date('2027-01-15T20:00:00Z'), timezone: 'America/Vancouver' };

test.each([
  ['for anybody', {}, 'main', true, true],
  ['for this track', { when: online }, 'online', true, true],
  ['for another track', { when: online }, 'main', false, false],
  ['over', { until: '2027-01-14' }, 'main', true, false],
  ['to come', { from: '2027-01-16' }, 'main', true, false],
])('a code %s counts now or not', (_, given, track, isFor, counts) => {
  expect(fits(code(given), scope(track))).toBe(isFor);
  expect(countsNow(code(given), scope(track), time)).toBe(counts);
});

test('a code is read in capitals, and found in its event alone', () => {
  expect(asCode(' early5 ')).toBe('EARLY5');
  const fair = openFair();
  expect(findDiscount(fair, 'fair', 'EARLY')).toBeUndefined();
  fair.add('fair', { kind: 'discounts', code: 'discounts', discounts: [code({ code: 'OTHER' }), code()] });
  expect(findDiscount(fair, 'fair', 'EARLY')).toEqual(code());
  expect(findDiscount(fair, 'fair', 'early')).toBeUndefined();
  expect(findDiscount(fair, 'other', 'EARLY')).toBeUndefined();
});

test('what codes save is told of each, nothing where it takes nothing off', () => {
  const lines = [
    { id: 'EARLY', category: 'conference', label: 'Early', amount: 1_000 },
    { id: 'discount-EARLY', category: 'discount', label: 'Early', amount: -100 },
  ];
  const discounts = [code({ percent: 10 }), code({ code: 'GUEST', kind: 'invitation', label: 'Guest' })];
  expect(savingsOf({ lines } as unknown as Quote, discounts)).toEqual([
    { discount_code: 'EARLY', kind: 'discount', label: 'Early', saves: 100 },
    { discount_code: 'GUEST', kind: 'invitation', label: 'Guest', saves: 0 },
  ]);
});

test('each refusal of a code is a sentence of its own', () => {
  expect(Object.values(codeProblems).map((message) => resolveText(message, 'en'))).toEqual([
    'A code has 5 to 20 characters.',
    'We do not recognize this code. Please check the spelling.',
    'This code is no longer valid. Contact the organizers if you need another one.',
    'This code has reached its usage limit.',
    'This code does not apply to your choices.',
    'This code is already applied.',
    'This is a discount code, not an invitation.',
    'This code saves nothing on this registration.',
    'This is an invitation code. Please enter it as an invitation.',
  ]);
});
