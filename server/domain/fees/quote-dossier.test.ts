import { describe, expect, it } from 'vitest';
import type { HoldRow } from '#server/domain/inventory/holds.ts';
import { fairRegistration, openFair } from '#server/domain/testing/fair.ts';
import { quotePicked } from './quote-dossier.ts';

const fair = openFair();
fair.add('fair', {
  kind: 'fees',
  code: 'fees',
  currency: 'CAD',
  taxes: [],
  fees: [{ code: 'seat', category: 'conference', label: 'Seat', amount: 10_000 }],
});
fair.add('fair', {
  kind: 'discounts',
  code: 'discounts',
  discounts: [{ code: 'EARLY', kind: 'discount', label: 'Early', percent: 10, until: '2027-01-10' }],
});
const row = fairRegistration();
const held = (kind: HoldRow['kind'], item: string, more: Partial<HoldRow> = {}) =>
  ({ kind, item, quantity: 1, detail: {}, heldSince: new Date(0), ...more }) as HoldRow;
const early = held('discount', 'EARLY');
const at = (time: string) => new Date(`2027-01-${time}-08:00`);

describe('what a dossier owes', () => {
  // When it is asked for, as of when codes count where it was paid before, and what comes off.
  it.each([
    ['on the last day of a code', at('10T23:59:00'), undefined, -1_000],
    ['the minute after', at('11T00:00:00'), undefined, undefined],
    ['later, where it was paid on that day', at('20T12:00:00'), at('10T12:00:00'), -1_000],
    ['on that day, where it was paid too late', at('10T12:00:00'), at('11T00:00:00'), undefined],
  ])('counts codes %s', (_, now, codesAt, off) => {
    const before = codesAt && { codesAt, paid: [], besides: [] };
    const { quote, discounts, counted } = quotePicked(fair, row, [early], now, before);
    expect(quote.lines.find(({ category }) => category === 'discount')?.amount).toBe(off);
    expect(discounts.map(({ code }) => code)).toEqual(off === undefined ? [] : ['EARLY']);
    expect(counted).toEqual([early]);
  });

  it('is counted from what the flow asks for, and from nothing else that is held', () => {
    const shirt = held('variant', 'shirt/m', { quantity: 2 });
    const asked = quotePicked(fair, row, [shirt], at('20T12:00:00'));
    expect([asked.quote.total, asked.counted]).toEqual([10_000 + 2 * 2_800, [shirt]]);
    const elsewhere = quotePicked(fair, { ...row, flow: 'exhibitor' as never }, [shirt], at('20T12:00:00'));
    expect([elsewhere.quote.total, elsewhere.counted]).toEqual([0, []]);
  });

  it('has the price of each kind from its own catalogue', () => {
    const priced = openFair(['schedule', 'activities', 'offers']);
    for (const document of [
      {
        kind: 'schedule',
        code: 'schedule',
        slots: [],
        workshops: [{ code: 'clay', title: 'Clay', description: '', presenters: [] }],
        sessions: [{ code: 'clay-1', workshop: 'clay', fee: { amount: 1_500, payable: 'registration' } }],
      },
      {
        kind: 'activities',
        code: 'activities',
        activities: [{ code: 'dinner', name: 'Dinner', amount: 4_500 }],
      },
      {
        kind: 'offers',
        code: 'booths',
        category: 'conference',
        offers: [{ code: 'corner', name: 'Corner', amount: 50_000 }],
      },
    ])
      priced.add('fair', document);
    const picked = [
      held('session', 'clay-1'),
      held('variant', 'shirt/m'),
      held('activity', 'dinner', { quantity: 2 }),
      held('choice', 'booths/corner'),
    ];
    const { quote } = quotePicked(priced, row, picked, at('10T12:00:00'));
    expect(Object.fromEntries(quote.lines.map(({ id, amount }) => [id, amount]))).toEqual({
      'choice-booths/corner': 50_000,
      'session-clay-1': 1_500,
      'activity-dinner': 9_000,
      'variant-shirt/m': 2_800,
    });
  });

  it('keeps the price that was paid, and asks today’s for what is taken besides', () => {
    const shirt = held('variant', 'shirt/m');
    const paid = [{ id: 'fee-seat', category: 'conference' as const, label: 'Seat', amount: 7_000 }];
    const before = { codesAt: at('10T12:00:00'), paid, besides: [shirt] };
    expect(quotePicked(fair, row, [], at('20T12:00:00'), before).quote.total).toBe(7_000 + 2_800);
  });

  it('is nothing where nothing is configured to be paid for', () => {
    const bare = openFair(['schedule', 'products', 'activities', 'offers', 'fees']);
    const { quote } = quotePicked(bare, row, [held('variant', 'shirt/m'), early], at('10T12:00:00'));
    expect([quote.total, quote.lines, quote.currency]).toEqual([0, [], 'CAD']);
  });

  it('is asked of no event that is gone', () => {
    expect(() => quotePicked(fair, { ...row, eventCode: 'gone' }, [], at('10T12:00:00'))).toThrow('gone');
  });
});
