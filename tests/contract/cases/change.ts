import { and, eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import {
  hold,
  mailAttachment,
  payment,
  refund,
  registrationChange,
  sandboxCharge,
  sandboxRefund,
  waitlistEntry,
} from '#server/database/schema.ts';
import { reconcileRefunds } from '#server/flows/cancel/settle-refunds.ts';
import { reconcilePayments } from '#server/flows/submit/reconcile-payments.ts';
import type { ApiCase } from '../api.contract.ts';
import { openGroupEvent } from '../group-event.ts';
import { mailsTo } from '../mails-to.ts';
import { cardToken, eventDocument, feesDocument, openPaidEvent, type PaidEvent } from '../paid-event.ts';
import { type Begun, type Fields, key, organizerToken, type TestApi } from '../test-api.ts';

const both = (en: string, fr: string) => ({ en, fr });
const byMode = (code: string, modes: readonly string[], amount: number, category = 'conference') => ({
  code,
  category,
  label: both(code, code),
  amount,
  when: { in: [{ var: 'registration.mode' }, modes] },
});
/** In person 210.00 with tax, 26.25 more with a seat; online 126.00; both ways 31.50 more than in person. */
const fees = {
  ...feesDocument,
  fees: [
    byMode('here', ['In-Person', 'Hybrid'], 20_000),
    byMode('there', ['Online'], 12_000),
    byMode('hybrid', ['Hybrid'], 3_000, 'registration'),
  ],
};
const policy = (refunds: readonly object[], until = '2027-02-18') => ({
  kind: 'cancellation',
  code: 'cancellation',
  until,
  refunds,
});
const all = policy([{ keeps: 2_500 }]);
const track = (code: string, modes: readonly string[], more: object = {}) => ({
  ID: code,
  code,
  name: both(`The ${code}`, `Le ${code}`),
  seo: code,
  modes,
  timezone: 'America/Vancouver',
  ...more,
});
const seat = { workshop_code: 'clay', schedule_code: 'a', session_code: 'clay-1' };
const [toOnline, toHybrid] = [{ track: 'online' }, { track_mode: 'Hybrid' }];
/** To the cent: 85.00 and its tax less, with the seat's 26.25; 30.00 and its tax more. */
const [cheaper, dearer] = [-8_400, 3_150];

async function openEvent(
  api: TestApi,
  { capacity, document = all }: { capacity?: number; document?: object } = {},
) {
  const event = await openPaidEvent(api);
  const online = track('online', ['Online'], capacity === undefined ? {} : { capacity });
  await event.publish({
    ...eventDocument(event.code, { waitlist: 'Y' }),
    contact_email: `desk@${event.code}.example.org`,
    tracks: [track('main', ['In-Person', 'Hybrid']), online],
  });
  await event.publish(fees);
  await event.publish(document);
  const submitted = async (given: Fields = {}, { clay = false } = {}): Promise<Begun> => {
    const begun = await event.begin(given);
    await event.fill(begun, { decline: true });
    if (clay) {
      const taken = await event.post(
        'handle-workshop-cart',
        { registration_code: begun.code, ...seat },
        begun.bearer,
      );
      expect(taken.status, taken.text).toBe(200);
    }
    const answer = await event.submit(begun, { credit: cardToken('ok'), track: given['track'] ?? 'main' });
    if (answer.status !== 200) throw new Error(answer.text);
    return begun;
  };
  const preview = (begun: Begun, choice: Fields = {}) =>
    event.post('previewChange', { code: begun.code, ...choice }, begun.bearer);
  const change = (begun: Begun, given: Fields, headers = key()) =>
    event.post(
      'changeRegistration',
      { code: begun.code, option: 'change', ...given },
      { ...begun.bearer, ...headers },
    );
  const asOrganizer = (begun: Begun, given: Fields, token = organizerToken) =>
    event.post(
      'changeRegistrationAsOrganizer',
      { code: begun.code, option: 'change', ...given },
      { authorization: `Bearer ${token}`, ...key() },
    );
  const registrationOf = async (begun: Begun) =>
    (await event.review(begun)).body['registration'] as Record<string, unknown>;
  return { ...event, submitted, preview, change, asOrganizer, registrationOf };
}

const refundsOf = ({ database: { db } }: TestApi, event: Pick<PaidEvent, 'code'>) =>
  db.select().from(refund).where(eq(refund.eventCode, event.code)).orderBy(refund.createdAt);
const chargesOf = ({ database: { db } }: TestApi, event: Pick<PaidEvent, 'code'>) =>
  db
    .select()
    .from(payment)
    .where(and(eq(payment.eventCode, event.code), eq(payment.purpose, 'change')));
const filesOf = ({ database: { db } }: TestApi, mail: { id: string } | undefined) =>
  db
    .select()
    .from(mailAttachment)
    .where(eq(mailAttachment.mailId, String(mail?.id)));

const session = (code: string, workshop: string, schedule: string, more: object = {}) => ({
  code,
  workshop,
  schedule,
  type: 'I',
  ...more,
});
/** Clay once at 25.00 with one seat, paint at 10.00 at the same time, songs for nothing after both. */
const schedule = {
  kind: 'schedule',
  code: 'schedule',
  slots: [
    { code: 'a', label: both('Workshops A', 'Ateliers A'), start: '10:30', end: '12:00' },
    { code: 'b', label: both('Workshops B', 'Ateliers B'), start: '13:30', end: '15:00' },
  ].map((slot) => ({ ...slot, day: 'day1', track: 'main' })),
  workshops: ['clay', 'paint', 'songs'].map((code) => ({
    code,
    title: both(code, code),
    description: both(code, code),
    presenters: [],
  })),
  sessions: [
    session('clay-1', 'clay', 'a', { capacity: 1, fee: { amount: 2_500, payable: 'registration' } }),
    session('paint-1', 'paint', 'a', { fee: { amount: 1_000, payable: 'registration' } }),
    session('songs-1', 'songs', 'b'),
  ],
};

/** Changing a submitted registration (spec §2 "/change-registration"). */
export const changeCases: ApiCase[] = [
  {
    name: 'says what a change comes to line by line, and what no longer fits, before anything happens',
    async run(api) {
      const event = await openEvent(api);
      const begun = await event.submitted({}, { clay: true });
      const { body } = await event.preview(begun, toOnline);
      expect(body).toMatchObject({
        choice: { track: 'online', track_mode: 'Online', registrations_day: ['day1'] },
        changes: 'Y',
        full: 'N',
        lines: [
          { id: 'fee-here', amount: -20_000 },
          { id: 'fee-there', amount: 12_000 },
          { id: 'session-clay-1', amount: -2_500 },
        ],
        taxes: [{ code: 'gst', amount: -525 }],
        kept: 0,
        difference: -11_025,
        loses: [{ kind: 'workshop', item: 'clay-1' }],
        comes_along: [],
        card: { brand: 'visa', last4: '4242' },
        until: '2027-02-18',
        options: [
          { track: 'main', track_mode: 'In-Person', difference: 0 },
          { track: 'main', track_mode: 'Hybrid', difference: dearer },
          { track: 'online', track_mode: 'Online', difference: -11_025 },
        ],
      });
      expect((await event.preview(begun)).body).toMatchObject({ changes: 'N', difference: 0, lines: [] });
      expect(await event.registrationOf(begun)).toMatchObject({ track: 'main', mode: 'In-Person' });
      expect(await refundsOf(api, event)).toEqual([]);
    },
  },
  {
    name: 'changes to what costs less: the place and the seat are freed, the refund is made, everybody is written to',
    async run(api) {
      const event = await openEvent(api);
      const begun = await event.submitted({}, { clay: true });
      const waiting = await event.begin();
      const joined = await event.post(
        'joinWorkshopWaitlist',
        { registration_code: waiting.code, session_code: 'clay-1' },
        waiting.bearer,
      );
      expect(joined.status, joined.text).toBe(200);
      const answer = await event.change(begun, { ...toOnline, expected_difference: -11_025 });
      expect(answer.body, answer.text).toMatchObject({
        status: 'confirmed',
        registration: { track: 'online', mode: 'Online', status: 'Submitted' },
        difference: -11_025,
      });
      expect(await refundsOf(api, event)).toMatchObject([{ amount: 11_025, state: 'succeeded' }]);
      const mails = await mailsTo(api, begun.email);
      expect(mails.map(({ subject }) => subject)).toEqual([
        'You are registered: Paid days',
        'Your registration has changed: Paid days',
        'Your refund for Paid days',
      ]);
      expect(mails[1]?.text).toContain('The online (online)');
      expect(mails[1]?.text).toContain('No longer part of it: Clay.');
      expect(mails[1]?.text).toContain('$\u00a0110.25 comes back to your VISA ending in 4242');
      expect((await filesOf(api, mails[2])).map(({ name }) => name)).toEqual([`refund-${begun.code}.pdf`]);
      const told = await mailsTo(api, `desk@${event.code}.example.org`);
      expect(told.at(-1)?.text).toContain('The main (in person)');
      const { body } = await event.review(begun);
      expect(body).toMatchObject({
        quote: { total: 12_600 },
        receipt: { quote: { total: 23_625 } },
        changes: [{ difference: -11_025 }],
        booked: [],
      });
      await vi.waitFor(
        async () => {
          const offered = await api.database.db
            .select({ state: waitlistEntry.state })
            .from(hold)
            .innerJoin(waitlistEntry, eq(waitlistEntry.dossierId, hold.dossierId))
            .where(and(eq(hold.eventCode, event.code), eq(hold.item, 'clay-1')));
          expect(offered).toHaveLength(1);
        },
        { timeout: 60_000 },
      );
    },
  },
  {
    name: 'changes to what costs more: charged once however often it is asked, with a receipt of the difference',
    async run(api) {
      const event = await openEvent(api);
      const begun = await event.submitted();
      const asked = { ...toHybrid, expected_difference: dearer };
      const declined = await event.change(begun, { ...asked, credit: cardToken('declined') });
      expect([declined.status, declined.body.reason]).toEqual([402, 'declined']);
      expect(await event.registrationOf(begun)).toMatchObject({ mode: 'In-Person' });
      const [once, paying] = [key(), { ...asked, credit: cardToken('ok') }];
      const [first, second] = await Promise.all([
        event.change(begun, paying, once),
        event.change(begun, paying, once),
      ]);
      const done = [first, second].find(({ status }) => status === 200);
      expect(done?.body, first.text).toMatchObject({ registration: { mode: 'Hybrid' }, difference: dearer });
      expect((await event.change(begun, paying, once)).text).toBe(done?.text);
      const charges = (await chargesOf(api, event)).filter(({ state }) => state === 'succeeded');
      expect(charges).toMatchObject([{ amount: dearer }]);
      const { db } = api.database;
      expect(await db.$count(sandboxCharge, eq(sandboxCharge.idempotencyKey, String(charges[0]?.id)))).toBe(
        1,
      );
      const { changes } = (await event.review(begun)).body as { changes: { receipt: { number: number } }[] };
      expect(changes).toMatchObject([{ difference: dearer, receipt: { quote: { total: dearer } } }]);
      const number = changes[0]?.receipt.number ?? 0;
      const file = await event.post('getReceipt', { code: begun.code, number }, begun.bearer);
      expect(file.text.slice(0, 5)).toBe('%PDF-');
      expect(
        (await event.post('getReceipt', { code: begun.code, number: 999_999 }, begun.bearer)).status,
      ).toBe(404);
      const mails = await mailsTo(api, begun.email);
      expect(mails.at(-1)?.text).toContain('$\u00a031.50 was charged to your VISA ending in 4242');
      expect((await filesOf(api, mails.at(-1))).map(({ name }) => name)).toEqual([
        `receipt-${begun.code}-${number}.pdf`,
      ]);
    },
  },
  {
    name: 'gives back over several charges, the newest first and never beyond any, when it is cancelled afterwards',
    async run(api) {
      const event = await openEvent(api, { document: policy([{}]) });
      const begun = await event.submitted();
      const paying = { ...toHybrid, expected_difference: dearer, credit: cardToken('ok') };
      expect((await event.change(begun, paying)).status).toBe(200);
      const cancel = { code: begun.code, option: 'cancel', reason: 'illness', expected_refund: 24_150 };
      const cancelled = await event.post('changeRegistration', cancel, { ...begun.bearer, ...key() });
      expect(cancelled.status, cancelled.text).toBe(200);
      const given = await refundsOf(api, event);
      expect(given.map(({ amount, state }) => [amount, state]).sort()).toEqual([
        [21_000, 'succeeded'],
        [dearer, 'succeeded'],
      ]);
      const rows = await api.database.db.select().from(payment).where(eq(payment.eventCode, event.code));
      for (const { id, amount } of rows) {
        const back = given.filter(({ paymentId }) => paymentId === id);
        expect(back.reduce((sum, each) => sum + each.amount, 0)).toBe(amount);
      }
      expect((await event.preview(begun, toOnline)).status).toBe(409);
      expect((await event.change(begun, { ...toOnline, expected_difference: cheaper })).status).toBe(409);
    },
  },
  {
    name: 'refuses a full track, also while another pays for its last place, and frees the one that was left',
    async run(api) {
      const event = await openEvent(api, { capacity: 1 });
      const [first, second, third] = [
        await event.submitted(),
        await event.submitted(),
        await event.submitted(),
      ];
      const wanted = { ...toOnline, expected_difference: cheaper };
      expect((await event.change(first, wanted)).status).toBe(200);
      expect((await event.preview(second, toOnline)).body).toMatchObject({ full: 'Y' });
      const refused = await event.change(second, wanted);
      expect([refused.status, refused.body.reason]).toEqual([409, 'full']);
      expect(await event.registrationOf(second)).toMatchObject({ track: 'main' });
      // Back again costs the difference; until it is paid the place online is still theirs.
      const back = { track: 'main', expected_difference: -cheaper };
      const once = key();
      const paying = { ...back, credit: cardToken('challenge') };
      expect((await event.change(first, paying, once)).body).toMatchObject({ status: 'challenge' });
      expect((await event.change(second, wanted)).body.reason).toBe('full');
      const { cancelled } = (await event.post('cancelPayment', { code: first.code }, first.bearer)).body;
      expect(cancelled).toBe('Y');
      expect((await event.change(first, paying, once)).status).toBe(402);
      expect((await event.change(first, { ...back, credit: cardToken('ok') })).status).toBe(200);
      const [one, other] = await Promise.all([event.change(second, wanted), event.change(third, wanted)]);
      expect([one.status, other.status].sort()).toEqual([200, 409]);
    },
  },
  {
    name: 'keeps the place that a change under way pays for from everybody else, and makes one change at a time',
    async run(api) {
      const event = await openEvent(api, { capacity: 1, document: policy([{}]) });
      await event.publish({
        ...fees,
        fees: [byMode('here', ['In-Person'], 10_000), byMode('there', ['Online'], 12_000)],
      });
      const [first, second] = [await event.submitted(), await event.submitted()];
      const wanted = { ...toOnline, expected_difference: 2_100 };
      const [once, paying] = [key(), { ...wanted, credit: cardToken('challenge') }];
      const asked = await event.change(first, paying, once);
      expect(asked.body).toMatchObject({ status: 'challenge' });
      const refused = await event.change(second, { ...wanted, credit: cardToken('ok') });
      expect([refused.status, refused.body.reason]).toEqual([409, 'full']);
      for (const option of [
        { option: 'change', ...wanted, credit: cardToken('ok') },
        { option: 'cancel', reason: 'illness', expected_refund: 10_500 },
      ]) {
        const busy = await event.post(
          'changeRegistration',
          { code: first.code, ...option },
          { ...first.bearer, ...key() },
        );
        expect([busy.status, busy.body.reason]).toEqual([409, 'in_flight']);
      }
      await api.send('POST', String(asked.body['url']), 'answer=approve', {
        ...event.at,
        'content-type': 'application/x-www-form-urlencoded',
      });
      const done = await event.change(first, paying, once);
      expect(done.body, done.text).toMatchObject({ registration: { track: 'online' }, difference: 2_100 });
      expect(
        await api.database.db.$count(registrationChange, eq(registrationChange.by, 'attendee')),
      ).toBeGreaterThan(0);
    },
  },
  {
    name: 'takes no refund from an attendee, no other difference than there is now, and nothing that is not offered',
    async run(api) {
      const event = await openEvent(api);
      const [begun, other] = [await event.submitted(), await event.begin()];
      const wanted = { ...toOnline, expected_difference: cheaper };
      for (const given of [{ issue_refund: 'Y' }, { refund_amount: '21000' }]) {
        const refused = await event.change(begun, { ...wanted, ...given });
        expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, Object.keys(given)]);
      }
      const changed = await event.change(begun, { ...wanted, expected_difference: -21_000 });
      expect([changed.status, changed.body.reason]).toEqual([409, 'price']);
      for (const amount of ['0.01', 'NaN', undefined]) {
        const refused = await event.change(begun, {
          ...toOnline,
          ...(amount && { expected_difference: amount }),
        });
        expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([
          422,
          ['expected_difference'],
        ]);
      }
      for (const given of [
        { track: 'nowhere' },
        { track_mode: 'Online' },
        { registrations_day: ['never'] },
        {},
      ]) {
        expect((await event.change(begun, { expected_difference: 0, ...given })).status).toBe(422);
      }
      const dear = { ...toHybrid, expected_difference: dearer };
      expect((await event.change(begun, dear)).body.errors).toHaveProperty('credit');
      expect((await event.change(begun, { ...dear, credit: '4242424242424242' })).status).toBe(422);
      expect((await event.change({ ...begun, bearer: other.bearer }, wanted)).status).toBe(404);
      expect((await event.change(other, wanted)).status).toBe(409);
      await event.publish(policy([{}], '2020-01-01'));
      const late = await event.change(begun, wanted);
      expect([late.status, late.body.reason]).toEqual([409, 'closed']);
      expect((await event.preview(begun)).body.reason).toBe('closed');
      expect(await refundsOf(api, event)).toEqual([]);
      expect((await chargesOf(api, event)).map(({ state }) => state)).toEqual([]);
    },
  },
  {
    name: 'gives back what the policy gives, keeps what was paid early at its price, and changes twice with two keys',
    async run(api) {
      const event = await openEvent(api, { document: policy([{ percent: 50 }]) });
      const begun = await event.submitted();
      const half = { ...toOnline, expected_difference: -4_200 };
      const { body } = await event.preview(begun, toOnline);
      expect(body).toMatchObject({ kept: 4_200, difference: -4_200 });
      const once = key();
      expect((await event.change(begun, half, once)).status).toBe(200);
      expect((await event.change(begun, half, once)).headers['idempotency-replayed']).toBe('true');
      expect((await event.change(begun, half)).status).toBe(422);
      // Dearer by now: what stays costs what was paid for it.
      const raised = fees.fees.map((fee) => ({ ...fee, amount: fee.amount + 5_000 }));
      await event.publish({ ...fees, fees: raised });
      const again = (await event.preview(begun, { registrations_day: ['day1'] })).body;
      expect(again).toMatchObject({ changes: 'N', difference: 0 });
      expect((await event.preview(begun, { track: 'main' })).body).toMatchObject({ difference: 13_650 });
    },
  },
  {
    name: 'lets an organizer alone change late, without a charge, and set what goes back',
    async run(api) {
      const event = await openEvent(api, { document: policy([], '2020-01-01') });
      const [first, second] = [await event.submitted(), await event.submitted()];
      expect((await event.asOrganizer(first, toOnline, 'somebody')).status).toBe(401);
      expect((await event.asOrganizer(first, { ...toOnline, refund_amount: 21_001 })).status).toBe(422);
      const given = await event.asOrganizer(first, {
        ...toOnline,
        refund_amount: 500,
        notify_registration: 'N',
      });
      expect(given.body, given.text).toMatchObject({ registration: { track: 'online' }, refund_amount: 500 });
      expect((await mailsTo(api, first.email)).map(({ subject }) => subject)).toHaveLength(1);
      const free = await event.asOrganizer(second, toHybrid);
      expect(free.body).toMatchObject({ registration: { mode: 'Hybrid' }, refund_amount: 0 });
      expect((await refundsOf(api, event)).map(({ amount }) => amount)).toEqual([500]);
      // What was given for nothing does not come back.
      await event.publish(policy([{}]));
      const { body } = await event.get(`/api/getCancellation/${second.code}`, second);
      expect(body).toMatchObject({ refund: { back: 21_000 } });
    },
  },
  {
    name: 'finishes a change whose charge or refund was lost on its way, once',
    async run(api) {
      const event = await openEvent(api);
      const { paying } = api.portal;
      const [begun, other] = [await event.submitted(), await event.submitted()];
      const dear = { ...toHybrid, expected_difference: dearer, credit: cardToken('timeout') };
      const once = key();
      const lost = await event.change(begun, dear, once);
      expect([lost.status, lost.body.reason]).toEqual([409, 'in_flight']);
      await reconcilePayments(paying, { minimumAgeMs: 0 });
      expect(await event.registrationOf(begun)).toMatchObject({ mode: 'Hybrid' });
      expect((await event.change(begun, dear, once)).body).toMatchObject({ difference: dearer });
      const silent = vi.spyOn(paying.gateway, 'refund').mockImplementation(async (asked) => {
        silent.mockRestore();
        await paying.gateway.refund(asked);
        return { status: 'unknown' };
      });
      expect((await event.change(other, { ...toOnline, expected_difference: cheaper })).status).toBe(200);
      expect(await refundsOf(api, event)).toMatchObject([{ state: 'pending' }]);
      await Promise.all([1, 2].map(() => reconcileRefunds(paying, { minimumAgeMs: 0 })));
      const [made] = await refundsOf(api, event);
      expect(made).toMatchObject({ state: 'succeeded' });
      const { db } = api.database;
      expect(await db.$count(sandboxRefund, eq(sandboxRefund.idempotencyKey, String(made?.id)))).toBe(1);
      expect((await chargesOf(api, event)).map(({ state }) => state)).toEqual(['succeeded']);
    },
  },
  {
    name: 'swaps, adds and gives up workshops, each seat held until its payment is over',
    async run(api) {
      const event = await openEvent(api, { document: policy([{}]) });
      await event.publish(schedule);
      const [first, second] = [await event.submitted({}, { clay: true }), await event.submitted()];
      const seatsOf = async (begun: Begun) =>
        ((await event.review(begun)).body['workshops'] as { workshops_session_code: string }[]).map(
          (each) => each.workshops_session_code,
        );
      const swap = { sessions: 'paint-1,songs-1', expected_difference: -1_575 };
      expect((await event.preview(first, { sessions: swap.sessions })).body).toMatchObject({
        choice: { sessions: ['paint-1', 'songs-1'] },
        changes: 'Y',
        difference: -1_575,
        loses: [{ item: 'clay-1' }],
        gains: [{ item: 'paint-1' }, { item: 'songs-1' }],
        times: [{ sessions: [{ code: 'clay-1', fee: 2_500, full: 'Y' }, { code: 'paint-1' }] }, {}],
      });
      expect((await event.preview(first)).body).toMatchObject({
        changes: 'N',
        choice: { sessions: ['clay-1'] },
      });
      const wanted = { sessions: 'clay-1', expected_difference: 2_625 };
      expect((await event.change(second, { ...wanted, credit: cardToken('ok') })).body.reason).toBe('full');
      expect((await event.change(first, swap)).status).toBe(200);
      expect(await seatsOf(first)).toEqual(['paint-1', 'songs-1']);
      const mails = await mailsTo(api, first.email);
      expect(mails.some(({ text }) => text.includes('New: paint and songs.'))).toBe(true);
      // Held for who pays, and nobody's once that has come to nothing.
      const paying = await event.change(second, { ...wanted, credit: cardToken('challenge') });
      expect(paying.body, paying.text).toMatchObject({ status: 'challenge' });
      const back = { sessions: 'clay-1', expected_difference: 1_575, credit: cardToken('ok') };
      expect((await event.change(first, back)).body.reason).toBe('full');
      expect(
        (await event.post('cancelPayment', { code: second.code }, second.bearer)).body['cancelled'],
      ).toBe('Y');
      expect(await seatsOf(second)).toEqual([]);
      const declined = await event.change(second, { ...wanted, credit: cardToken('declined') });
      expect(declined.status).toBe(402);
      expect(await seatsOf(second)).toEqual([]);
      const taken = await event.change(second, { ...wanted, credit: cardToken('ok') });
      expect(taken.body, taken.text).toMatchObject({ status: 'confirmed', difference: 2_625 });
      expect(await seatsOf(second)).toEqual(['clay-1']);
      const none = await event.change(second, { sessions: '', expected_difference: -2_625 });
      expect(none.body, none.text).toMatchObject({ difference: -2_625 });
      for (const [sessions, field] of [
        ['clay-1,paint-1', 'sessions'],
        ['nowhere', 'session_code'],
      ]) {
        const refused = await event.preview(second, { sessions });
        expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]]);
      }
      const online = await event.preview(second, { ...toOnline, sessions: 'songs-1' });
      expect([online.status, Object.keys(online.body.errors ?? {})]).toEqual([422, ['session_code']]);
    },
  },
  {
    name: 'changes what a group has paid for: the member pays what is dearer, and is given back nothing',
    async run(api) {
      const event = await openGroupEvent(api, { pay: 'all' });
      const group = await event.startGroup();
      const member = await event.readyMember(group);
      expect((await event.pay(group, 27_000)).status).toBe(200);
      const change = (given: Fields) =>
        event.post(
          'changeRegistration',
          { code: member.code, option: 'change', ...given },
          { ...member.bearer, ...key() },
        );
      const clay = { sessions: 'clay-1', expected_difference: 2_625 };
      expect((await change({ ...clay, credit: cardToken('ok') })).status).toBe(200);
      await event.publish(policy([{}]));
      const asked = await event.post('previewChange', { code: member.code, sessions: '' }, member.bearer);
      expect(asked.body).toMatchObject({ difference: -2_625, kept: 0 });
      expect((await change({ sessions: '', expected_difference: -2_625 })).status).toBe(200);
      expect((await refundsOf(api, event)).map(({ amount }) => amount)).toEqual([2_625]);
    },
  },
];
