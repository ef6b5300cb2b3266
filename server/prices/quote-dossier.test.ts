import { describe, expect, it } from 'vitest';
import { scopeOf } from '#server/answers/condition-scope.ts';
import type { HoldRow } from '#server/inventory/holds.ts';
import { fairRegistration, openFair } from '#server/testing/test-event.ts';
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
    const priced = openFair(['schedule', 'activities', 'booths']);
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
    const bare = openFair(['schedule', 'products', 'activities', 'booths', 'fees']);
    const { quote } = quotePicked(bare, row, [held('variant', 'shirt/m'), early], at('10T12:00:00'));
    expect([quote.total, quote.lines, quote.currency]).toEqual([0, [], 'CAD']);
  });

  it('is asked of no event that is gone', () => {
    expect(() => quotePicked(fair, { ...row, eventCode: 'gone' }, [], at('10T12:00:00'))).toThrow('gone');
  });
});

describe('the fees of a flow', () => {
  const flow = (fees: unknown, code = 'exhibitor') => ({
    kind: 'flow',
    code,
    label: 'Exhibitors',
    entry: {},
    steps: [],
    ...(fees !== undefined && { money: { fees } }),
  });
  const own = [{ code: 'table', category: 'registration', label: 'Table', amount: 30_000 }];
  const gst = { code: 'gst', label: 'GST', percent: 5, categories: ['registration'] };
  const owedIn = (fees: unknown, ofEvent: object | undefined) => {
    const served = openFair(['fees']);
    if (ofEvent)
      served.add('fair', { kind: 'fees', code: 'fees', currency: 'USD', taxes: [gst], fees: [], ...ofEvent });
    served.add('fair', flow(fees));
    const { quote } = quotePicked(served, { ...row, flow: 'exhibitor' as never }, [], at('10T12:00:00'));
    return [quote.currency, quote.lines.map(({ id }) => id), quote.total];
  };
  const seat = { fees: [{ code: 'seat', category: 'registration', label: 'Seat', amount: 10_000 }] };

  it.each<[string, unknown, object | undefined, unknown[]]>([
    ['are the event’s where it says so', 'catalogue', seat, ['USD', ['fee-seat'], 10_500]],
    ['are its own, in the event’s currency and with its taxes', own, seat, ['USD', ['fee-table'], 31_500]],
    [
      'are its own, in dollars and untaxed, where the event has none',
      own,
      undefined,
      ['CAD', ['fee-table'], 30_000],
    ],
    ['are none where it asks for no money', undefined, seat, ['CAD', [], 0]],
    ['are none where the event has none', 'catalogue', undefined, ['CAD', [], 0]],
  ])('%s', (_, fees, ofEvent, owed) => {
    expect(owedIn(fees, ofEvent)).toEqual(owed);
  });

  it('count by the clock of the event', () => {
    const served = openFair();
    const early = { amount: 8_000, until: '2027-01-10' };
    served.add('fair', flow([{ ...own[0], early_bird: early }]));
    const owedAt = (now: Date) =>
      quotePicked(served, { ...row, flow: 'exhibitor' as never }, [], now).quote.total;
    expect([owedAt(at('10T23:59:59')), owedAt(at('11T00:00:00'))]).toEqual([8_000, 30_000]);
  });
});

describe('a membership', () => {
  const type = { ID: 'T1', type: 'teacher', label: 'Teacher', when: { '==': [{ var: 'role' }, 'teacher'] } };
  const served = openFair();
  for (const document of [
    {
      kind: 'form',
      code: 'membership',
      sections: [
        {
          code: 'you',
          fields: [
            { code: 'role', type: 'text', label: 'Role' },
            {
              code: 'societies',
              type: 'checkbox_group',
              label: 'Societies',
              options_from: 'organizations_event',
            },
          ],
        },
      ],
    },
    {
      kind: 'membership',
      code: 'membership',
      form_type: 'membership',
      questions: ['role'],
      types: [{ ...type, amount: 9_000 }],
      organizations: [{ id: 'math', name: 'Maths', scope: 'event', amount: 1_500 }],
    },
    {
      kind: 'flow',
      code: 'registration',
      label: 'Registration',
      entry: {},
      steps: [
        {
          code: 'membership',
          kind: 'form',
          form_type: 'membership',
          label: 'Membership',
          skip_if: { '==': [{ var: 'registration.track' }, 'online'] },
        },
      ],
    },
  ])
    served.add('fair', document);
  const teacher = { ...row, answers: { membership: { role: 'teacher', societies: ['math'] } } };
  const linesOf = (given: Partial<typeof row>) =>
    quotePicked(served, { ...teacher, ...given }, [], at('10T12:00:00')).quote.lines.map(({ id }) => id);

  it('is owed with what is joined besides, while its step belongs to the flow', () => {
    expect(linesOf({})).toEqual(['membership-T1', 'organization-math']);
    expect(linesOf({ answers: {} })).toEqual(['membership']);
    expect(linesOf({ track: 'online' })).toEqual([]);
  });

  it('is what fees are decided by, only while its step belongs to the flow', () => {
    const basics = {
      started: 'Y',
      status: 'Not Submitted',
      track: 'main',
      mode: 'In-Person',
      registrations_day: ['friday'],
      timezone: 'America/Vancouver',
    };
    expect(scopeOf(served, { ...teacher, timezone: 'America/Vancouver', groupCode: null })).toEqual({
      registration: { ...basics, membershipType: 'teacher' },
      answers: teacher.answers,
    });
    const { registration } = scopeOf(served, { ...teacher, track: 'online' });
    expect(registration).toMatchObject({ track: 'online', membershipType: '' });
  });
});

describe('what is given', () => {
  it('is owed for the forms of the flow', () => {
    const served = openFair();
    served.add('fair', {
      kind: 'form',
      code: 'picks',
      sections: [{ code: 'gifts', fields: [{ code: 'gifts', type: 'donations', label: 'Gifts' }] }],
    });
    const answers = { picks: { gifts: [{ amount: 25 }] }, other: { gifts: [{ amount: 99 }] } };
    const { quote } = quotePicked(served, { ...row, answers }, [], at('10T12:00:00'));
    expect(quote.lines).toEqual([
      { id: 'given-picks-gifts-', category: 'donation', label: 'Gifts', amount: 2_500 },
    ]);
  });
});
