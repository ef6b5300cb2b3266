import { describe, expect, it, test } from 'vitest';
import { appliedCodes, timeOf } from './applied-codes.ts';

const discount = { code: 'EARLY', from: '2027-01-10', until: '2027-01-20' } as never;

describe('the days of a code, in the time zone of its event', () => {
  test.each([
    ['the evening before its first day', '2027-01-09T23:59:00-08:00', 'before'],
    ['the first minute of its first day', '2027-01-10T00:00:00-08:00', 'within'],
    ['the first minute of its last day', '2027-01-20T00:00:00-08:00', 'within'],
    ['the last minute of its last day', '2027-01-20T23:59:59-08:00', 'within'],
    ['the first minute after', '2027-01-21T00:00:00-08:00', 'after'],
    ['its last evening there, when it is the next day in Montreal', '2027-01-21T02:30:00-05:00', 'within'],
  ] as const)('%s', (_, now, expected) => {
    expect(timeOf(discount, { now: new Date(now), timezone: 'America/Vancouver' })).toBe(expected);
  });

  it('are any where none are named', () => {
    expect(timeOf({ code: 'X' } as never, { now: new Date(0), timezone: 'UTC' })).toBe('within');
  });
});

describe('the codes that were applied', () => {
  const configuration = {
    current: () => ({ document: { discounts: [{ code: 'FIRST' }, { code: 'SECOND' }, { code: 'THIRD' }] } }),
  } as never;
  const applied = (item: string, at: string | undefined, heldSince: string) =>
    ({
      kind: 'discount',
      item,
      detail: at ? { applied_at: at } : {},
      heldSince: new Date(heldSince),
    }) as never;
  const codesOf = (rows: readonly never[]) =>
    appliedCodes(configuration, 'teachers', rows).map(({ code }) => code);

  it('come in the order in which they were applied, whatever order they are stored in', () => {
    const rows = [
      applied('THIRD', '2027-01-03T00:00:00.000Z', '2027-01-03T00:00:00Z'),
      applied('FIRST', '2027-01-01T00:00:00.000Z', '2027-01-01T00:00:00Z'),
      applied('SECOND', '2027-01-02T00:00:00.000Z', '2027-01-02T00:00:00Z'),
    ];
    expect(codesOf(rows)).toEqual(['FIRST', 'SECOND', 'THIRD']);
  });

  it('keep their place when one lapsed and was taken again', () => {
    const rows = [
      applied('FIRST', '2027-01-01T00:00:00.000Z', '2027-01-09T00:00:00Z'),
      applied('SECOND', '2027-01-02T00:00:00.000Z', '2027-01-02T00:00:00Z'),
    ];
    expect(codesOf(rows)).toEqual(['FIRST', 'SECOND']);
  });

  it('are those of the event, and no other picks', () => {
    const rows = [
      applied('GONE', '2027-01-01T00:00:00.000Z', '2027-01-01T00:00:00Z'),
      { kind: 'session', item: 'FIRST', detail: {}, heldSince: new Date(0) } as never,
    ];
    expect(codesOf(rows)).toEqual([]);
  });
});
