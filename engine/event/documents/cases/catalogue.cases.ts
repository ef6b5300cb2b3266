import type { ConfigurationDocument } from '../registry.ts';
import type { DiagnoseCase } from './diagnose-case.ts';

const slot = { code: 'A', label: 'A', day: 'friday', track: 'online', start: '10:30', end: '12:00' };
const workshop = { code: 'w', title: 'W', description: 'W', presenters: [] };
const session = { code: 'w-1', workshop: 'w', schedule: 'A', type: 'O' };
const band = { code: 'lunch', kind: 'meal', title: 'Lunch', day: 'friday', start: '12:00', end: '13:00' };
const schedule = (more: object) => ({
  kind: 'schedule',
  code: 'schedule',
  slots: [slot],
  workshops: [workshop],
  sessions: [session],
  ...more,
});
const product = { code: 'mug', name: 'Mug', amount: 100, variants: [{ code: 'one', name: 'One' }] };
const offers = (code: string, view: string, category: string) => ({
  kind: 'offers',
  code,
  label: code,
  view,
  category,
});
const products = (list: readonly object[]) => ({
  ...offers('products', 'tiles', 'merchandise'),
  several: 'Y',
  offers: list,
});
const activities = (list: readonly object[]) => ({
  ...offers('activities', 'timetable', 'activity'),
  offers: list.map((more) => ({ code: 'walk', name: 'Walk', ...more })),
});
const type = { ID: '1', type: 'teacher', label: 'Teacher', when: { '==': [{ var: 'teaches' }, 'Y'] } };
const membership = (more: object) => ({
  kind: 'membership',
  code: 'membership',
  form_type: 'personal',
  questions: ['role', 'teaches'],
  decline_field: 'renew',
  types: [type],
  ...more,
});
const fee = { code: 'seat', category: 'conference', label: 'Seat', amount: 1000 };
const tax = { code: 'gst', label: 'GST', percent: 5, categories: ['conference'] };
const fees = (list: readonly object[], more: object = {}) => ({
  kind: 'fees',
  code: 'fees',
  currency: 'CAD',
  fees: list.map((one) => ({ ...fee, ...one })),
  taxes: [tax],
  ...more,
});
const discounts = (list: readonly object[]) => ({
  kind: 'discounts',
  code: 'discounts',
  discounts: list.map((more) => ({ code: 'EARLY10', kind: 'discount', label: 'Early', ...more })),
});
const cancellation = (refunds: readonly object[]) => ({
  kind: 'cancellation',
  code: 'cancellation',
  refunds,
});
const is = (name: string) => ({ '==': [{ var: name }, 'x'] });

/** Catalogue documents that may be published. */
export const goodCatalogues: readonly { name: string; document: ConfigurationDocument }[] = [
  { name: 'a schedule', document: schedule({}) as ConfigurationDocument },
  {
    name: 'a schedule with a band of a track and one of all',
    document: schedule({
      bands: [band, { ...band, code: 'keynote', kind: 'keynote', track: 'online' }],
    }) as ConfigurationDocument,
  },
  { name: 'products', document: products([{ ...product, tracks: ['online'] }]) as ConfigurationDocument },
  {
    name: 'an activity that is all day',
    document: activities([{ day: 'friday' }]) as ConfigurationDocument,
  },
  { name: 'membership', document: membership({}) as ConfigurationDocument },
  {
    name: 'fees by membership and by an answer',
    document: fees([
      { when: is('registration.membershipType'), early_bird: { amount: 999, until: '2026-12-18' } },
      { code: 'b', when: is('answers.personal.role') },
    ]) as ConfigurationDocument,
  },
  {
    name: 'an invitation that takes nothing off',
    document: discounts([{ kind: 'invitation', bypasses: 'Y' }]) as ConfigurationDocument,
  },
  {
    name: 'a free code for anyone that was deactivated',
    document: discounts([{ percent: 100, active: 'N', batch: 'Schools' }]) as ConfigurationDocument,
  },
  {
    name: 'a policy by day and category',
    document: cancellation([
      { categories: ['membership'], percent: 0 },
      { until: '2027-01-22', keeps: 2500 },
      { until: '2027-02-05', amount: 1000 },
    ]) as ConfigurationDocument,
  },
];

/** Catalogue documents that are refused. */
export const badCatalogues: readonly DiagnoseCase[] = [
  {
    name: 'a catalogue under another name',
    document: { ...products([product]), code: 'shop' },
    expected: [['/code', 'not_allowed']],
  },
  {
    name: 'two slots, workshops and sessions of one code',
    document: schedule({
      slots: [slot, slot],
      workshops: [workshop, workshop],
      sessions: [session, session],
    }),
    expected: [
      ['/slots/1/code', 'duplicate_code'],
      ['/workshops/1/code', 'duplicate_code'],
      ['/sessions/1/code', 'duplicate_code'],
    ],
  },
  {
    name: 'a slot on a day and a track that the event does not have',
    document: schedule({ slots: [{ ...slot, day: 'monday', track: 'gone' }] }),
    expected: [
      ['/slots/0/day', 'dangling'],
      ['/slots/0/track', 'dangling'],
    ],
  },
  {
    name: 'bands of one code, on a day and a track that the event does not have',
    document: schedule({
      bands: [
        band,
        { ...band, day: 'monday', track: 'gone' },
        { ...band, code: 'tea', start: '11:00', end: '11:30' },
      ],
    }),
    expected: [
      ['/bands/1/code', 'duplicate_code'],
      ['/bands/1/day', 'dangling'],
      ['/bands/1/track', 'dangling'],
    ],
  },
  {
    name: 'a session of nothing at no time',
    document: schedule({ sessions: [{ ...session, workshop: 'gone', schedule: 'Z' }] }),
    expected: [
      ['/sessions/0/workshop', 'dangling'],
      ['/sessions/0/schedule', 'dangling'],
    ],
  },
  {
    name: 'more seats kept back than there are',
    document: schedule({
      sessions: [
        { ...session, capacity: 4, kept: 5 },
        { ...session, code: 'w-2', kept: 1 },
      ],
    }),
    expected: [
      ['/sessions/0/kept', 'range'],
      ['/sessions/1/kept', 'range'],
    ],
  },
  {
    name: 'a session that carts never show, free for a fee',
    document: schedule({
      sessions: [
        {
          ...session,
          code: 'session-999999',
          fee: { amount: 100, payable: 'registration' },
          free_included: 'Y',
        },
      ],
    }),
    expected: [
      ['/sessions/0/code', 'reserved_code'],
      ['/sessions/0/free_included', 'not_allowed'],
    ],
  },
  {
    name: 'filters and options that are not there',
    document: schedule({
      filters: [{ code: 'level', label: 'Level', options: [{ id: 'k3', name: 'K to 3' }] }],
      workshops: [{ ...workshop, filters: { level: ['k3', 'g9'], planet: ['mars'] } }],
    }),
    expected: [
      ['/workshops/0/filters/level/1', 'dangling'],
      ['/workshops/0/filters/planet', 'dangling'],
    ],
  },
  {
    name: 'two products and two variants of one code, a track that is not there',
    document: products([
      product,
      { ...product, tracks: ['gone'], variants: [...product.variants, ...product.variants] },
    ]),
    expected: [
      ['/offers/1/code', 'duplicate_code'],
      ['/offers/1/variants/1/code', 'duplicate_code'],
      ['/offers/1/tracks/0', 'dangling'],
    ],
  },
  {
    name: 'a shop that is shown as cards, of single products without variants',
    document: { ...products([{ code: 'mug', name: 'Mug', stock: 3 }]), view: 'cards', several: 'N' },
    expected: [
      ['/view', 'not_allowed'],
      ['/several', 'not_allowed'],
      ['/offers/0/stock', 'not_allowed'],
      ['/offers/0', 'missing'],
    ],
  },
  {
    name: 'choices with variants and tickets',
    document: { ...offers('rooms', 'cards', 'conference'), offers: [{ ...product, admits: 'Y' }] },
    expected: [
      ['/offers/0/variants', 'not_allowed'],
      ['/offers/0/admits', 'not_allowed'],
    ],
  },
  {
    name: 'activities out of time',
    document: activities([
      { day: 'friday', start: '20:00', end: '01:00' },
      { code: 'b', start: '09:00' },
      { code: 'c', day: 'friday', end: '09:00' },
      { code: 'd', day: 'monday', tracks: ['gone'] },
      { code: 'd' },
    ]),
    expected: [
      ['/offers/4/code', 'duplicate_code'],
      ['/offers/1', 'missing'],
      ['/offers/2', 'missing'],
      ['/offers/3/tracks/0', 'dangling'],
      ['/offers/3/day', 'dangling'],
    ],
  },
  {
    name: 'membership by questions that its form does not ask',
    document: membership({ questions: ['role', 'role', 'gone'], decline_field: 'lost' }),
    expected: [
      ['/questions/1', 'duplicate_code'],
      ['/questions/2', 'dangling'],
      ['/decline_field', 'dangling'],
    ],
  },
  {
    name: 'membership of a form that is not there',
    document: membership({ form_type: 'gone' }),
    expected: [['/form_type', 'dangling']],
  },
  {
    name: 'types and organizations of one name, a rule that reads nothing',
    document: membership({
      types: [type, { ...type, when: is('gone') }],
      organizations: [
        { id: 'a', name: 'A', scope: 'event' },
        { id: 'a', name: 'B', scope: 'client' },
      ],
    }),
    expected: [
      ['/types/1/ID', 'duplicate_code'],
      ['/organizations/1/id', 'duplicate_code'],
      ['/types/1/when', 'dangling'],
    ],
  },
  {
    name: 'an early-bird amount that is no lower',
    document: fees([{ early_bird: { amount: 1000, until: '2026-12-18' } }]),
    expected: [['/fees/0/early_bird/amount', 'range']],
  },
  {
    name: 'two fees and two taxes of one code',
    document: fees([{}, {}], { taxes: [tax, tax] }),
    expected: [
      ['/fees/1/code', 'duplicate_code'],
      ['/taxes/1/code', 'duplicate_code'],
    ],
  },
  {
    name: 'fees by answers that nobody is asked for',
    document: fees([
      { when: is('answers.personal.gone') },
      { code: 'b', when: is('answers.gone.role') },
      { code: 'c', when: is('registration.age') },
    ]),
    expected: [
      ['/fees/0/when', 'dangling'],
      ['/fees/1/when', 'dangling'],
      ['/fees/2/when', 'dangling'],
    ],
  },
  {
    name: 'a discount of everything, of nothing, and two of one code',
    document: discounts([{ percent: 10, amount: 100 }, {}]),
    expected: [
      ['/discounts/1/code', 'duplicate_code'],
      ['/discounts/0', 'not_allowed'],
      ['/discounts/1', 'missing'],
    ],
  },
  {
    name: 'a code that ends before it begins',
    document: discounts([{ percent: 10, from: '2027-02-01', until: '2027-01-31' }]),
    expected: [['/discounts/0/until', 'range']],
  },
  {
    name: 'a discount by a rule with an unknown operator',
    document: discounts([{ percent: 10, when: { method: [{ var: 'registration.mode' }, 'x'] } }]),
    expected: [['/discounts/0/when', 'unknown_operator']],
  },
  {
    name: 'a refund of a percentage and an amount, and one of nothing that keeps something',
    document: cancellation([
      { until: '2027-01-22', percent: 50, amount: 1000 },
      { percent: 0, keeps: 2500 },
    ]),
    expected: [
      ['/refunds/0', 'not_allowed'],
      ['/refunds/1/keeps', 'not_allowed'],
    ],
  },
];
