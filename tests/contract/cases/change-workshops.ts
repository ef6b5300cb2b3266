import { expect } from 'vitest';
import type { ApiCase } from '#tests/contract/api-case.ts';
import { openChangeEvent, policy, refundsOf, toOnline } from '#tests/contract/change-event.ts';
import { openGroupEvent } from '#tests/contract/group-event.ts';
import { mailsTo } from '#tests/contract/mails-to.ts';
import { cardToken } from '#tests/contract/paid-event.ts';
import { type Begun, type Fields, key } from '#tests/contract/test-api.ts';

const both = (en: string, fr: string) => ({ en, fr });
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

/** Workshops that are swapped, added and given up in a submitted registration, also of a group's member. */
export const changeWorkshopCases: ApiCase[] = [
  {
    name: 'takes no workshop at the time of an activity that somebody has, even if it was moved there meanwhile',
    async run(api) {
      const event = await openChangeEvent(api, { document: policy([{}]) });
      await event.publish(schedule);
      const dinner = (start: string, end: string) =>
        event.publish({
          kind: 'activities',
          code: 'activities',
          activities: [{ code: 'dinner', name: both('Dinner', 'Souper'), day: 'day1', start, end }],
        });
      await dinner('18:00', '20:00');
      const begun = await event.submitted({}, { dinner: true });
      const take = { sessions: 'songs-1' };
      expect((await event.preview(begun, take)).status).toBe(200);
      await dinner('14:59', '16:00');
      const refused = await event.preview(begun, take);
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { sessions: ['Dinner and songs are at the same time. Choose one of them.'] },
      ]);
      expect((await event.preview(begun, { sessions: 'clay-1' })).status).toBe(200);
    },
  },
  {
    name: 'swaps, adds and gives up workshops, each seat held until its payment is over',
    async run(api) {
      const event = await openChangeEvent(api, { document: policy([{}]) });
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
      expect(mails.some(({ text }) => text.includes('Added: paint and songs.'))).toBe(true);
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
    name: 'keeps a seat that came free for who has submitted: taken up in a swap that is paid for, or left to the next',
    async run(api) {
      const event = await openChangeEvent(api, { document: policy([{}]) });
      await event.publish(schedule);
      const [holder, first, second] = [
        await event.submitted({}, { clay: true }),
        await event.submitted(),
        await event.submitted(),
      ];
      const wait = (begun: Begun, leave?: 'Y') =>
        event.post(
          'joinWorkshopWaitlist',
          { registration_code: begun.code, session_code: 'clay-1', ...(leave && { leave }) },
          begun.bearer,
        );
      const offered = async (begun: Begun) =>
        ((await event.review(begun)).body['offered'] ?? []) as { item: string }[];
      const workshops = async (begun: Begun) =>
        ((await event.review(begun)).body['workshops'] as { workshops_session_code: string }[]).map(
          (each) => each.workshops_session_code,
        );
      const paint = { sessions: 'paint-1', expected_difference: 1_050, credit: cardToken('ok') };
      expect((await event.change(first, paint)).status).toBe(200);
      for (const begun of [first, second]) expect((await wait(begun)).status).toBe(200);
      expect((await event.change(holder, { sessions: '', expected_difference: -2_625 })).status).toBe(200);
      await expect.poll(() => offered(first), { timeout: 20_000 }).toMatchObject([{ item: 'clay-1' }]);
      const mail = (await mailsTo(api, first.email)).find(({ subject }) => /held for you/.test(subject));
      expect(mail?.text).toContain('see what it costs');
      // Kept, and not yet theirs; nobody else's either.
      expect([await workshops(first), await offered(second)]).toEqual([['paint-1'], []]);
      const asked = await event.preview(first, { take: 'clay-1' });
      expect(asked.body, asked.text).toMatchObject({
        choice: { sessions: ['clay-1'] },
        loses: [{ item: 'paint-1' }],
        gains: [{ item: 'clay-1' }],
        difference: 1_575,
      });
      // Another change does not give it to them by the way, nor does a payment that comes to nothing take it away.
      expect(
        (await event.change(first, { sessions: 'paint-1,songs-1', expected_difference: 0 })).status,
      ).toBe(200);
      expect(await workshops(first)).toEqual(['paint-1', 'songs-1']);
      const swap = { sessions: 'clay-1,songs-1', expected_difference: 1_575 };
      expect((await event.change(first, { ...swap, credit: cardToken('declined') })).status).toBe(402);
      expect(await offered(first)).toHaveLength(1);
      const taken = await event.change(first, { ...swap, credit: cardToken('ok') });
      expect(taken.body, taken.text).toMatchObject({ status: 'confirmed', difference: 1_575 });
      expect([await workshops(first), await offered(first)]).toEqual([['clay-1', 'songs-1'], []]);
      // Given up once more, it is kept for the second, who leaves it.
      expect((await event.change(first, { sessions: 'songs-1', expected_difference: -2_625 })).status).toBe(
        200,
      );
      await expect.poll(() => offered(second), { timeout: 20_000 }).toHaveLength(1);
      expect((await wait(second, 'Y')).status).toBe(200);
      expect([await workshops(second), await offered(second)]).toEqual([[], []]);
      const again = { sessions: 'clay-1,songs-1', expected_difference: 2_625, credit: cardToken('ok') };
      expect((await event.change(first, again)).status).toBe(200);
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
