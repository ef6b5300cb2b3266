import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { mostWrongCodes } from '#server/discounts/code-attempts.ts';
import type { ApiCase } from '../api-case.ts';
import { policy } from '../change-event.ts';
import { openGroupEvent } from '../group-event.ts';
import { mailsTo } from '../mails-to.ts';
import { openPaidEvent } from '../paid-event.ts';
import { type Begun, key, organizerToken } from '../test-api.ts';

/** Values that a program would take for something else than the person who typed them. */
export const strictValueCases: ApiCase[] = [
  {
    name: 'takes a number as people write it, and nothing that only a program reads as one',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      const buy = (qty: string) =>
        event.post(
          'purchaseProduct',
          { code: begun.code, product_code: 'shirt', variant_code: 'm', qty },
          begun.bearer,
        );
      for (const qty of ['0x1', '0b1', '0o1', '1e0', ' 1', '1 ', '+1', '1.', '.1e1', '', 'one']) {
        const refused = await buy(qty);
        expect([qty, refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([qty, 422, ['qty']]);
      }
      expect((await buy('1')).status).toBe(200);
      const organizer = { authorization: `Bearer ${organizerToken}`, ...key() };
      for (const call of ['markInvoicePaid', 'voidInvoice']) {
        expect((await event.post(call, { number: '0x1' }, organizer)).status).toBe(422);
      }
      const submitted = await event.submit(begun, { total: '0x1' });
      expect([submitted.status, Object.keys(submitted.body.errors ?? {})]).toEqual([422, ['total']]);
    },
  },
  {
    name: 'lets one registration try so many wrong codes an hour, at once and over any networks, and takes right ones',
    async run(api) {
      const event = await openPaidEvent(api);
      const [begun, other] = [await event.begin(), await event.begin()];
      const guess = () => event.applyCode(begun, `GUESS${randomUUID().slice(0, 6)}`);
      expect((await event.applyCode(begun, 'TENOFF')).status).toBe(200);
      const answers = await Promise.all(Array.from({ length: mostWrongCodes + 15 }, guess));
      const taken = answers.filter(({ status }) => status === 422);
      expect(taken.length).toBeLessThanOrEqual(mostWrongCodes);
      expect(answers.filter(({ status }) => status === 429).length).toBe(answers.length - taken.length);
      expect((await event.applyCode(begun, 'ONCE1')).status).toBe(429);
      expect((await event.applyCode(other, 'ONCE1')).status).toBe(200);
    },
  },
  {
    name: 'writes an invitation’s name in one line of its mail',
    async run(api) {
      const event = await openGroupEvent(api);
      const group = await event.startGroup();
      const email = `${randomUUID()}@example.org`;
      const invited = await event.invite(group, 'Ana\nYour card was declined', email);
      expect(invited.status, invited.text).toBe(200);
      const text = (await mailsTo(api, email)).at(-1)?.text ?? '';
      expect(text.split('\n').some((line) => line.startsWith('Your card'))).toBe(false);
    },
  },
  {
    name: 'tells a member who cancels the moment after the group paid first that they are registered, and says it is over',
    async run(api) {
      const event = await openGroupEvent(api, { pay: 'all' });
      await event.publish(policy([{}]));
      const group = await event.startGroup();
      const members = [await event.readyMember(group), await event.readyMember(group)];
      expect((await event.pay(group, 54_000)).status).toBe(200);
      const cancel = ({ code, bearer }: Begun) =>
        event.post(
          'changeRegistration',
          { code, option: 'cancel', reason: 'illness', expected_refund: 27_000 },
          { ...bearer, ...key() },
        );
      for (const member of members) {
        expect((await cancel(member)).status).toBe(200);
        const subjects = (await mailsTo(api, member.email)).map(({ subject }) => subject.replace(/:.*/, ''));
        expect(subjects.filter((subject) => subject === 'You are registered')).toHaveLength(1);
        expect(subjects.indexOf('You are registered')).toBeLessThan(
          subjects.findIndex((subject) => /cancelled/.test(subject)),
        );
        const known = await event.post('checkAlreadyRegistered', { code: member.code }, member.bearer);
        expect(known.body).toMatchObject({ registered: 'N', registration: { status: 'Cancelled' } });
      }
    },
  },
  {
    name: 'gives the calendar of a cancelled registration as cancelled, in the mail and by its call',
    async run(api) {
      const event = await openPaidEvent(api);
      await event.publish(policy([{}]));
      const begun = await event.begin();
      await event.fill(begun);
      await event.post(
        'handle-workshop-cart',
        { registration_code: begun.code, workshop_code: 'clay', schedule_code: 'a', session_code: 'clay-1' },
        begun.bearer,
      );
      expect((await event.submit(begun)).status).toBe(200);
      const calendar = async () =>
        (await event.post('getRegistrationCalendar', { code: begun.code }, begun.bearer)).text;
      const uids = (text: string) => [...text.matchAll(/UID:(.*)/g)].map(([, uid]) => uid);
      const before = await calendar();
      expect(uids(before).every((uid) => uid?.startsWith(begun.code))).toBe(true);
      const { refund } = (await event.get(`/api/getCancellation/${begun.code}`, begun)).body as {
        refund: { back: number };
      };
      const asked = { code: begun.code, option: 'cancel', reason: 'illness', expected_refund: refund.back };
      const done = await event.post('changeRegistration', asked, { ...begun.bearer, ...key() });
      expect(done.status, done.text).toBe(200);
      const after = await calendar();
      expect(uids(after)).toEqual(uids(before));
      expect(after).toContain('METHOD:CANCEL');
      expect(after).not.toContain('STATUS:CONFIRMED');
      expect([...after.matchAll(/SEQUENCE:(\d+)/g)].map(([, at]) => at)).toEqual(uids(before).map(() => '1'));
    },
  },
  {
    name: 'takes somebody on a waitlist by the names that the event’s form asks for',
    async run(api) {
      const event = await openPaidEvent(api, { waitlist: 'Y', capacity: 0 });
      const email = `${randomUUID()}@example.org`;
      const fields = { entry_ID: randomUUID(), first_name: 'Teller', email };
      const refused = await event.post('saveToWaitlist', fields);
      expect([refused.status, refused.body.errors]).toEqual([422, { last_name: ['is missing.'] }]);
      const joined = await event.post('saveToWaitlist', { ...fields, last_name: 'Roy' });
      expect(joined.status, joined.text).toBe(200);
    },
  },
];
