import { expect, it } from 'vitest';
import { type Discount, MOST_DISCOUNTS } from '#engine/event/documents/discounts/schema.ts';
import { refusalOf } from '#server/testing/refusal-text.ts';
import { makeCodes, type NewCodes } from './new-codes.ts';

const TODAY = '2027-01-15';
const existing: Discount[] = [
  { code: 'EARLY-10', kind: 'discount', label: 'Early', percent: 10, batch: 'Schools' },
];
const ask = (given: Partial<NewCodes> = {}, before: readonly Discount[] = existing) =>
  makeCodes(before, { kind: 'discount', label: 'Ten off', percent: 10, ...given }, TODAY);

it('makes 500 codes at once that are all different and hard to guess, with a prefix and a batch', () => {
  const codes = ask({ count: 500, prefix: 'spring', batch: ' Members ', limit: 1, track: 'main' });
  expect(new Set(codes.map(({ code }) => code)).size).toBe(500);
  for (const { code } of codes) expect(code).toMatch(/^SPRING-[23456789BCDFGHJKMNPQRSTVWXYZ]{10}$/);
  // A million guesses at 500 codes.
  expect((1e6 * 500) / 28 ** 10).toBeLessThan(1e-5);
  expect(codes[0]).toEqual({
    code: codes[0]?.code,
    kind: 'discount',
    label: 'Ten off',
    percent: 10,
    limit: 1,
    when: { '==': [{ var: 'registration.track' }, 'main'] },
    batch: 'Members',
  });
  expect(ask({ prefix: 'A-B-' })[0]?.code).toMatch(/^A-B-[^-]{10}$/);
  expect(ask({ prefix: 'NINECHARS' })[0]?.code).toHaveLength(20);
});

it('takes a code of one’s own as it is typed, in capitals', () => {
  expect(ask({ code: ' early5 ' })[0]).toMatchObject({ code: 'EARLY5' });
});

it.each([
  ['code', { code: 'abc' }],
  ['code', { code: '-----' }],
  ['code', { code: 'ÉTÉ-2027' }],
  ['code', { code: 'early10' }],
  ['code', { code: 'EARLY-10' }],
  ['prefix', { prefix: 'A B' }],
  ['percent', { percent: undefined }],
  ['percent', { amount: 500 }],
  ['percent', { kind: 'invitation', amount: 500 }],
  ['until', { until: '2027-01-14' }],
  ['until', { from: '2027-02-02', until: '2027-02-01' }],
  ['batch', { count: 2 }],
  ['batch', { count: 2, batch: '  ' }],
  ['batch', { count: 2, batch: 'schools' }],
] as const)('refuses a wrong %s: %j', async (field, given) => {
  const refused = await refusalOf(Promise.resolve().then(() => ask(given as Partial<NewCodes>)));
  expect(refused).toEqual(['invalid', expect.stringMatching(new RegExp(`^${field} `))]);
});

it('lets an invitation take nothing off, and end today', () => {
  expect(ask({ kind: 'invitation', percent: undefined, bypasses: 'Y', until: TODAY })[0]).toMatchObject({
    bypasses: 'Y',
    until: TODAY,
  });
});

it('makes no more codes than an event may have', async () => {
  const many = Array.from(
    { length: MOST_DISCOUNTS - 1 },
    (_, at): Discount => ({
      code: `CODE-${at}`,
      kind: 'invitation',
      label: 'Come',
    }),
  );
  expect(ask({}, many)).toHaveLength(1);
  const refused = await refusalOf(Promise.resolve().then(() => ask({ count: 2, batch: 'B' }, many)));
  expect(refused).toEqual(['invalid', expect.stringContaining('count ')]);
});
