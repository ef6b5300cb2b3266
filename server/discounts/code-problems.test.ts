import { expect, test } from 'vitest';
import type { Discount } from '#engine/event/documents/discounts/schema.ts';
import { codeProblems, refusalOf } from './code-problems.ts';

const time = { now: new Date('2027-01-15T20:00:00Z'), timezone: 'America/Vancouver' };
const online = { '==': [{ var: 'registration.track' }, 'online'] };
const code = (more: Partial<Discount> = {}): Discount => ({
  code: 'CODE1',
  kind: 'discount',
  label: 'Code',
  percent: 10,
  ...more,
});

// A code, what it was taken to be, and why it is refused.
test.each([
  ['is there', code(), undefined, undefined],
  ['is what it was taken to be', code(), 'discount', undefined],
  ['is within its days', code({ from: '2027-01-15', until: '2027-01-15' }), undefined, undefined],
  ['is for this track', code({ when: online }), undefined, undefined],
  ['is not known', undefined, undefined, codeProblems.unknown],
  ['is no invitation', code(), 'invitation', codeProblems.notAnInvitation],
  ['is no discount', code({ kind: 'invitation' }), 'discount', codeProblems.notADiscount],
  ['is for another track', code({ when: { '!': [online] } }), undefined, codeProblems.notForThis],
] as const)('a code that %s is refused so', (_, discount, kind, why) => {
  const scope = { registration: { track: 'online' }, answers: {} };
  expect(refusalOf({ discount, ...(kind && { kind }), scope, time })).toBe(why);
});

test.each([
  ['from', { from: '2027-01-16' }, 'January 16, 2027', '16 janvier 2027'],
  ['until', { until: '2027-01-14' }, 'January 14, 2027', '14 janvier 2027'],
])('one that counts %s another day says which, in each language', (_, days, english, french) => {
  const why = refusalOf({ discount: code(days), scope: { registration: {}, answers: {} }, time });
  expect(why).toMatchObject({ en: expect.stringContaining(english), fr: expect.stringContaining(french) });
});
