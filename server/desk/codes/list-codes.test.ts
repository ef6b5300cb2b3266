import { expect, it } from 'vitest';
import type { Discount } from '#engine/event/documents/discounts/schema.ts';
import { batchesOf, stateOf } from './list-codes.ts';

const time = { now: new Date('2027-01-15T20:00:00Z'), timezone: 'America/Vancouver' };
const code = (given: Partial<Discount> = {}): Discount => ({
  code: 'EARLY',
  kind: 'discount',
  label: 'Early',
  percent: 10,
  ...given,
});

it.each([
  ['usable', {}, 5],
  ['usable', { limit: 2 }, 1],
  ['used_up', { limit: 2 }, 2],
  ['used_up', { limit: 2, from: '2027-01-16' }, 3],
  ['upcoming', { from: '2027-01-16' }, 0],
  ['over', { until: '2027-01-14', limit: 1 }, 1],
  ['inactive', { active: 'N', until: '2027-01-14' }, 0],
  ['usable', { active: 'Y', until: '2027-01-15' }, 0],
] as const)('is %s: %j with %i uses', (state, given, uses) => {
  expect(stateOf(code(given), uses, time)).toBe(state);
});

it('counts the codes of each batch, the newest first', () => {
  const codes = [
    code({ batch: 'A' }),
    code(),
    code({ batch: 'B', active: 'N' }),
    code({ batch: 'A', active: 'N' }),
  ];
  expect(batchesOf(codes)).toEqual([
    { batch: 'A', codes: 2, active: 1 },
    { batch: 'B', codes: 1, active: 0 },
  ]);
});
