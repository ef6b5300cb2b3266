import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import {
  groupMember,
  hold,
  invoice,
  payment,
  receipt,
  refund,
  registrationGroup,
  waitlistEntry,
} from '#server/database/schema.ts';
import { addRegistrations } from '#server/database/testing/add-registrations.ts';
import { insertDossier } from '#server/dossiers/insert-dossier.ts';
import { openFair } from '#server/testing/test-event.ts';

/** The instants of these lists, one an hour. */
export const hour = (at: number) => new Date(Date.UTC(2027, 0, 1, at));

const fair = openFair();
for (const document of [
  {
    kind: 'form',
    code: 'you',
    sections: [
      {
        code: 'you',
        fields: [
          { code: 'first_name', type: 'text', label: { en: 'First name', fr: 'Prénom' } },
          { code: 'last_name', type: 'text', label: { en: 'Last name', fr: 'Nom' } },
        ],
      },
    ],
  },
  {
    kind: 'form',
    code: 'membership',
    sections: [{ code: 'you', fields: [{ code: 'role', type: 'text', label: 'Role' }] }],
  },
  {
    kind: 'membership',
    code: 'membership',
    form_type: 'membership',
    questions: ['role'],
    types: [
      {
        ID: 'T1',
        type: 'teacher',
        label: { en: 'Teacher', fr: 'Enseignante' },
        when: { '==': [{ var: 'role' }, 'teacher'] },
      },
    ],
  },
  {
    kind: 'flow',
    code: 'registration',
    label: 'Registration',
    entry: {},
    money: { fees: 'catalogue' },
    steps: [
      { code: 'you', kind: 'form', form_type: 'you', label: 'You' },
      { code: 'again', kind: 'form', form_type: 'you', label: 'You again' },
      { code: 'gone', kind: 'form', form_type: 'gone', label: 'Gone' },
      { code: 'membership', kind: 'form', form_type: 'membership', label: 'Membership' },
      { code: 'picks', kind: 'form', form_type: 'picks', label: 'Picks' },
      { code: 'pay', kind: 'payment', label: 'Payment' },
    ],
  },
  {
    kind: 'flow',
    code: 'exhibitor',
    label: 'Exhibitors',
    entry: {},
    decision: { named_by: { form: 'you', field: 'last_name' } },
    steps: [{ code: 'you', kind: 'form', form_type: 'you', label: 'You' }],
  },
])
  fair.add('fair', document);
/** What the fair asks, with a membership and a flow of applications. */
export const configuration = fair as unknown as ConfigurationStore;

const quote = {
  currency: 'CAD',
  lines: [],
  subtotal: 9_000,
  taxes: [],
  total: 9_450,
  complete: 'Y' as const,
};
const charge = (id: number, dossierId: string, more: Partial<typeof payment.$inferInsert> = {}) => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  dossierId,
  eventCode: 'fair',
  submitKey: `key-${id}`,
  bodyHash: '',
  amount: 9_450,
  currency: 'CAD',
  quote,
  submission: {},
  gateway: 'sandbox',
  token: 'tok',
  state: 'succeeded' as const,
  createdAt: hour(id),
  updatedAt: hour(id + 1),
  ...more,
});
const begun = (code: string, email: string, at: number) => ({
  eventCode: 'fair',
  code,
  email: email.toLowerCase(),
  emailTyped: email,
  createdAt: hour(at),
  updatedAt: hour(at + 1),
});

/** Stores what can be exported: of each kind some of the fair, and one of another event. */
export async function storeFair(db: Database): Promise<void> {
  const [ana, bo, other] = await addRegistrations(db, [
    {
      ...begun('BBBB-2222', 'Ana@sd36.example', 1),
      status: 'Submitted',
      submittedAt: hour(2),
      track: 'main',
      mode: 'In-Person',
      days: ['saturday', 'friday'],
      locale: 'fr',
      timezone: 'America/Toronto',
      answers: { you: { first_name: 'Ana', last_name: 'Roy' }, membership: { role: 'teacher' } },
    },
    { ...begun('CCCC-3333', 'bo@sd36.example', 3), track: 'gone', mode: 'By letter', locale: 'xx' },
    { eventCode: 'other', email: 'eve@sd36.example', code: 'DDDD-4444' },
  ]);
  const exhibitor = await insertDossier(db, {
    ...begun('FFFF-5555', 'Cy@sd36.example', 4),
    flow: 'exhibitor',
    status: 'Submitted',
    submittedAt: hour(5),
    decision: 'accepted',
    answers: { you: { first_name: 'Cy', last_name: 'Kiln' } },
  });
  const group = await insertDossier(db, { ...begun('GGGG-6666', 'Di@sd36.example', 5), flow: 'group' });
  if (!ana || !bo || !other || !exhibitor || !group) throw new Error('a dossier was not stored');
  await db.insert(hold).values([
    { dossierId: ana.id, eventCode: 'fair', kind: 'session', item: 'clay-1', state: 'reserved' },
    { dossierId: ana.id, eventCode: 'fair', kind: 'activity', item: 'dinner', state: 'reserved' },
    {
      dossierId: ana.id,
      eventCode: 'fair',
      kind: 'variant',
      item: 'shirt/m',
      quantity: 2,
      state: 'reserved',
    },
  ]);
  await db
    .insert(payment)
    .values([
      charge(1, ana.id, { brand: 'visa', last4: '4242', reference: 'ch_1' }),
      charge(2, ana.id, { purpose: 'change', amount: 500 }),
      charge(3, bo.id, { state: 'declined', brand: 'visa' }),
      charge(4, bo.id, { state: 'pending', last4: '4242' }),
      charge(5, exhibitor.id, { state: 'challenge' }),
      charge(6, other.id, { eventCode: 'other' }),
    ]);
  await db.insert(refund).values([
    {
      id: '00000000-0000-4000-8000-000000000011',
      paymentId: charge(1, ana.id).id,
      eventCode: 'fair',
      amount: 1_000,
      state: 'succeeded',
      reference: 're_1',
      createdAt: hour(7),
      updatedAt: hour(8),
    },
    {
      id: '00000000-0000-4000-8000-000000000012',
      paymentId: charge(2, ana.id).id,
      eventCode: 'fair',
      amount: 200,
      createdAt: hour(9),
      updatedAt: hour(9),
    },
  ]);
  const billed = { quote, submission: {}, dueOn: '2027-02-01', eventCode: 'fair' };
  await db.insert(invoice).values([
    { ...billed, number: 70, dossierId: group.id, issuedAt: hour(10) },
    { ...billed, number: 71, dossierId: exhibitor.id, issuedAt: hour(11), state: 'paid', paidAt: hour(12) },
    { ...billed, number: 72, dossierId: other.id, eventCode: 'other' },
  ]);
  await db
    .insert(receipt)
    .values([{ eventCode: 'fair', number: 9, dossierId: ana.id, paymentId: charge(1, ana.id).id, quote }]);
  await db.insert(registrationGroup).values({
    dossierId: group.id,
    organization: 'School 12',
    contactName: 'Di Fox',
    contactPhone: '604 555 0123',
  });
  const member = (id: number, more: object) => ({
    id: `00000000-0000-4000-8000-00000000002${id}`,
    groupId: group.id,
    name: `Member ${id}`,
    email: `m${id}@sd36.example`,
    emailTyped: `M${id}@sd36.example`,
    createdAt: hour(id),
    ...more,
  });
  await db
    .insert(groupMember)
    .values([
      member(1, { state: 'joined', dossierId: ana.id, quote, readyAt: hour(3), sentAt: hour(2) }),
      member(2, { state: 'withdrawn' }),
    ]);
  const waits = (email: string, more: object) => ({
    eventCode: 'fair',
    kind: 'track' as const,
    item: 'main',
    email,
    emailTyped: email,
    createdAt: hour(6),
    ...more,
  });
  await db
    .insert(waitlistEntry)
    .values([
      waits('a@x.example', { state: 'expired' }),
      waits('b@x.example', { firstName: 'Bea' }),
      waits('c@x.example', { item: 'online' }),
      waits('d@x.example', { kind: 'session', item: 'clay-1', dossierId: ana.id }),
      waits('e@x.example', {}),
      waits('f@x.example', { eventCode: 'other' }),
    ]);
}
