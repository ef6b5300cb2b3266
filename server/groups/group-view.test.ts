import { describe, expect, it } from 'vitest';
import type { Member } from '#server/dossiers/group-members.ts';
import type { GroupRow } from '#server/dossiers/group-row.ts';
import type { HoldRow } from '#server/inventory/holds.ts';
import { fairEvent, fairRegistration, openFair } from '#server/testing/test-event.ts';
import { groupOwes } from './group-owes.ts';
import { groupView, memberView } from './group-view.ts';

const now = new Date('2027-01-10T12:00:00Z');
const none: ReadonlySet<string> = new Set();
const submission = {
  answers: {},
  configurationVersions: {},
  timezone: null,
  locale: 'en',
  link: '',
  returnUrl: '',
  readyUntil: '2999-01-01T00:00:00Z',
};
const quoteOf = (subtotal: number, currency = 'CAD') => ({
  currency,
  lines: [],
  subtotal,
  taxes: [],
  total: subtotal,
  complete: 'Y',
});
const memberOf = (id: string, given: object = {}) =>
  ({
    id,
    state: 'joined',
    name: id,
    emailTyped: `${id}@example.org`,
    readyAt: null,
    submission: null,
    quote: null,
    paid: null,
    sentAt: null,
    registration: fairRegistration({ emailTyped: `own-${id}@example.org`, configurationVersions: {} }),
    ...given,
  }) as unknown as Member;
const readyOf = (id: string, subtotal: number, currency?: string) =>
  memberOf(id, { readyAt: now, submission, quote: quoteOf(subtotal, currency) });
const registered = (status: 'Submitted' | 'Cancelled') => ({
  registration: fairRegistration({ status, emailTyped: 'own-a@example.org', configurationVersions: {} }),
});
const invited = { state: 'invited', registration: undefined };

function fairWith(...documents: object[]) {
  const fair = openFair();
  for (const document of [fairEvent, ...documents]) fair.add('fair', document);
  // What a group is drawn from is read, and nothing else is asked of it.
  return fair as unknown as Parameters<typeof groupView>[0];
}
const flowOfGroups = (group: object) => ({
  kind: 'flow',
  code: 'group',
  label: 'Groups',
  entry: {},
  steps: [],
  group,
});

describe('a group as its contact sees it', () => {
  const row = {
    code: 'ABCD-EFGH',
    eventCode: 'fair',
    organization: 'School 5',
    contactName: 'Ana Roy',
    emailTyped: 'Ana@example.org',
    contactPhone: '604 555 0101',
    contactAddress: '1 Main St',
  } as GroupRow;

  it('has its words, its way in, and how it pays', () => {
    const fair = fairWith(flowOfGroups({ pay: 'ready' }));
    expect(groupView(fair, row, [], 'https://fair.example/g')).toEqual({
      group_code: 'ABCD-EFGH',
      group_organization: 'School 5',
      group_contact_name: 'Ana Roy',
      group_contact_email: 'Ana@example.org',
      group_contact_phone: '604 555 0101',
      group_contact_address: '1 Main St',
      status: 'Not Submitted',
      pay: 'ready',
      link: 'https://fair.example/g',
      symbol: { size: 25, path: expect.stringMatching(/^M0 0h7v1h-7z/) },
    });
    expect(groupView(fairWith(), row, [], 'https://fair.example/g').pay).toBe('all');
  });

  it.each<[string, Member[], string]>([
    ['nobody', [], 'Not Submitted'],
    ['one who is paid for', [memberOf('a', registered('Submitted'))], 'Submitted'],
    [
      'one who is paid for beside one who is gone',
      [memberOf('a', registered('Submitted')), memberOf('b', { state: 'left', registration: undefined })],
      'Submitted',
    ],
    [
      'one who is paid for beside one who is invited',
      [memberOf('a', registered('Submitted')), memberOf('b', invited)],
      'Not Submitted',
    ],
    ['one who is gone', [memberOf('b', { state: 'left', registration: undefined })], 'Not Submitted'],
  ])('with %s stands as it does', (_, members, status) => {
    expect(groupView(fairWith(), row, members, 'https://fair.example/g').status).toBe(status);
  });
});

describe('a member as their contact sees them', () => {
  const fees = {
    kind: 'fees',
    code: 'fees',
    currency: 'CAD',
    taxes: [],
    fees: [{ code: 'seat', category: 'conference', label: 'Seat', amount: 10_000 }],
  };
  const form = (code: string) => ({ kind: 'form', code, sections: [{ code, fields: [] }] });
  const registration = {
    kind: 'flow',
    code: 'registration',
    label: 'Registration',
    entry: {},
    money: { fees: 'catalogue' },
    steps: [
      { code: 'you', kind: 'form', form_type: 'you', label: 'You' },
      { code: 'more', kind: 'form', form_type: 'more', label: 'More' },
      { code: 'review', kind: 'review', label: 'Review' },
      { code: 'after', kind: 'form', form_type: 'after', label: 'After', after_payment: 'Y' },
    ],
  };
  const fair = fairWith(fees, form('you'), form('more'), form('after'), registration);
  const answered = (...forms: string[]) => ({
    registration: fairRegistration({
      emailTyped: 'own-a@example.org',
      configurationVersions: Object.fromEntries(forms.map((each) => [`form/${each}`, 1])),
    }),
  });

  it.each<[string, object, object]>([
    [
      'invited',
      { ...invited, sentAt: now },
      { name: 'a', email: 'a@example.org', state: 'invited', sent_at: '2027-01-10T12:00:00.000Z' },
    ],
    ['at the first step', {}, { state: 'started', step: { label: 'You', number: 1, of: 3 }, fee: 10_000 }],
    [
      'at the second step',
      answered('you'),
      { state: 'started', step: { label: 'More', number: 2, of: 3 }, fee: 10_000 },
    ],
    [
      'at the review',
      answered('you', 'more'),
      { state: 'started', step: { label: 'Review', number: 3, of: 3 }, fee: 10_000 },
    ],
    ['ready', { readyAt: now, submission, quote: quoteOf(8_000) }, { state: 'ready', fee: 8_000 }],
    [
      'no longer ready',
      { quote: quoteOf(8_000) },
      { state: 'started', step: { label: 'You', number: 1, of: 3 }, fee: 10_000 },
    ],
    ['paid for', { ...registered('Submitted'), quote: quoteOf(8_000) }, { state: 'paid', fee: 8_000 }],
    ['cancelled', { ...registered('Cancelled'), quote: quoteOf(8_000) }, { state: 'cancelled' }],
    [
      'cancelled after the group paid',
      { ...registered('Cancelled'), quote: quoteOf(8_000), paid: 8_400 },
      { state: 'cancelled', paid: 8_400 },
    ],
  ])('who is %s', (_, given, told) => {
    const expected = { member_id: 'a', name: 'a', email: 'own-a@example.org', ...told };
    const view = memberView(
      fair,
      memberOf('a', { registration: answered().registration, ...given }),
      [],
      now,
    );
    expect(view).toEqual(expected);
  });

  it('costs what they have picked besides', () => {
    const picking = openFair();
    picking.add('fair', fees);
    const shirt = {
      kind: 'variant',
      item: 'shirt/m',
      quantity: 2,
      detail: {},
      heldSince: new Date(0),
    } as HoldRow;
    expect(memberView(picking as unknown as typeof fair, memberOf('a'), [shirt], now).fee).toBe(15_600);
  });

  it('has no price while it is not known', () => {
    const asking = fairWith(
      fees,
      {
        kind: 'form',
        code: 'you',
        sections: [{ code: 'a', fields: [{ code: 'role', type: 'text', label: 'Role' }] }],
      },
      { ...registration, steps: registration.steps.slice(0, 1) },
      {
        kind: 'membership',
        code: 'membership',
        form_type: 'you',
        questions: ['role'],
        types: [{ ID: 'T', type: 'teacher', label: 'Teacher', when: true }],
      },
    );
    const feeOf = (role?: string) =>
      memberView(
        asking,
        memberOf('a', {
          registration: fairRegistration({ configurationVersions: {}, answers: { you: { role } } }),
        }),
        [],
        now,
      ).fee;
    expect([feeOf(), feeOf('Teacher')]).toEqual([undefined, 10_000]);
  });

  it('is told no step in a flow that is not served', () => {
    const elsewhere = {
      registration: fairRegistration({ flow: 'gone' as never, configurationVersions: {} }),
    };
    expect(memberView(fair, memberOf('a', elsewhere), [], now)).not.toHaveProperty('step');
  });
});

describe('what a group owes', () => {
  const groupOf = (group: object) => fairWith(flowOfGroups(group));

  it('is of those who are ready, with a discount for those paid for too', () => {
    const discounts = [
      { from: 2, percent: 10 },
      { from: 3, percent: 20 },
    ];
    const members = [
      readyOf('a', 10_000),
      readyOf('b', 5_000),
      memberOf('c', registered('Submitted')),
      memberOf('d', invited),
    ];
    const owes = groupOwes(groupOf({ pay: 'ready', discounts }), 'fair', members, none, now);
    expect(owes.paying.map(({ member }) => member.id)).toEqual(['a', 'b']);
    expect(owes.missing.map(({ member }) => member.id)).toEqual(['d']);
    expect([owes.payable, owes.discount, owes.quote.total]).toEqual([true, discounts[1], 12_000]);
    expect(owes.quote.lines.map(({ id, label }) => [id, label]).slice(0, 2)).toEqual([
      ['member-a', 'a'],
      ['member-b', 'b'],
    ]);
    const others = new Set(['b']);
    const rest = groupOwes(groupOf({ pay: 'ready', discounts }), 'fair', members, others, now);
    expect(rest.paying.map(({ member }) => member.id)).toEqual(['a']);
    expect(rest.discount).toBe(discounts[1]);
  });

  it('waits for everybody where nothing is said, and takes nothing off', () => {
    const owes = groupOwes(fairWith(), 'fair', [readyOf('a', 100), memberOf('b', invited)], none, now);
    expect([owes.payable, owes.discount, owes.quote.total]).toEqual([false, undefined, 100]);
  });

  it.each<[string, object[], Member[], string]>([
    [
      'the members owe',
      [{ kind: 'fees', code: 'fees', currency: 'EUR', taxes: [], fees: [] }],
      [readyOf('a', 1, 'USD')],
      'USD',
    ],
    ['the event has', [{ kind: 'fees', code: 'fees', currency: 'EUR', taxes: [], fees: [] }], [], 'EUR'],
    ['is usual', [], [], 'CAD'],
  ])('is in the currency that %s', (_, documents, members, currency) => {
    expect(groupOwes(fairWith(...documents), 'fair', members, none, now).quote.currency).toBe(currency);
  });
});
