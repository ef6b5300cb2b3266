import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { hold, payment, waitlistEntry } from '#server/database/schema.ts';
import { expireReadyMembers } from '#server/dossiers/expire-ready-members.ts';
import { releaseExpiredHolds } from '#server/inventory/release-expired-holds.ts';
import type { ApiCase } from '../api-case.ts';
import { invitationIn, openGroupEvent } from '../group-event.ts';
import { mailsTo } from '../mails-to.ts';
import { cardToken } from '../paid-event.ts';
import { releaseDrafts } from '../release-drafts.ts';
import { key } from '../test-api.ts';

const DAY = 86_400_000;

/** Those who belong to a group: how they come, are ready, and go. */
export const groupMemberCases: ApiCase[] = [
  {
    name: 'lets an invitation into its group once, and not after it was withdrawn',
    async run(api) {
      const event = await openGroupEvent(api);
      const group = await event.startGroup();
      const email = `${randomUUID()}@example.org`;
      await event.invite(group, 'Luc Tran', email);
      const secret = invitationIn((await mailsTo(api, email)).at(-1)?.text ?? '');
      // By another address than the one that was written to.
      const [first, second] = [await event.begin(), await event.begin()];
      const joined = await event.join(first, group.code, secret);
      expect(joined.body).toEqual({ group_code: group.code, group_organization: 'École Jules-Verne' });
      expect((await event.join(first, group.code, secret)).status).toBe(200);
      const used = await event.join(second, group.code, secret);
      expect([used.status, Object.keys(used.body.errors ?? {})]).toEqual([422, ['invitation']]);
      expect(await event.members(group)).toMatchObject([
        { name: 'Luc Tran', email: first.email, state: 'started', step: { number: 1, of: 4 } },
      ]);
      const mine = await event.review(first);
      expect(mine.body['registration']).toMatchObject({
        group: { group_code: group.code, group_contact_name: 'Ana Roy' },
      });
      const other = `${randomUUID()}@example.org`;
      const { member } = (await event.invite(group, 'Mia', other)).body as { member: { member_id: string } };
      await event.ask(group, 'withdrawGroupInvitation', { member_id: member.member_id });
      const late = invitationIn((await mailsTo(api, other)).at(-1)?.text ?? '');
      expect((await event.join(second, group.code, late)).status).toBe(422);
      expect((await event.join(second, 'R2R2-R2R2')).body.errors).toEqual({
        group_code: ['This is not a valid group code'],
      });
    },
  },
  {
    name: 'gives one of two who come by one invitation at once a place in the group',
    async run(api) {
      const event = await openGroupEvent(api);
      const group = await event.startGroup();
      const email = `${randomUUID()}@example.org`;
      await event.invite(group, 'Luc Tran', email);
      const secret = invitationIn((await mailsTo(api, email)).at(-1)?.text ?? '');
      const both = [await event.begin(), await event.begin()];
      const answers = await Promise.all(both.map((begun) => event.join(begun, group.code, secret)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      expect(await event.members(group)).toHaveLength(1);
    },
  },
  {
    name: 'keeps a member who has finished for the group to pay: nothing is charged, both are written to',
    async run(api) {
      const { db } = api.database;
      const event = await openGroupEvent(api, { pay: 'all', ready_days: 3 });
      const group = await event.startGroup();
      const [first, second] = [await event.member(group), await event.member(group)];
      await event.post(
        'handle-workshop-cart',
        { registration_code: first.code, workshop_code: 'clay', schedule_code: 'a', session_code: 'clay-1' },
        first.bearer,
      );
      const again = key();
      const answer = await event.submit(first, {}, again);
      expect(answer.body).toMatchObject({
        status: 'ready',
        registration: { status: 'Not Submitted', group: { group_code: group.code } },
      });
      const [seat] = await db
        .select()
        .from(hold)
        .where(and(eq(hold.eventCode, event.code), eq(hold.item, 'clay-1')));
      const keptFor = Number(seat?.heldUntil) - Date.now();
      expect(keptFor).toBeGreaterThan(2.9 * DAY);
      expect(keptFor).toBeLessThan(3 * DAY);
      expect(await db.$count(payment, eq(payment.eventCode, event.code))).toBe(0);
      expect((await mailsTo(api, first.email)).map(({ subject }) => subject)).toEqual([
        'You are ready for Paid days',
      ]);
      // 200.00 and 60.00, the workshop 25.00; taxes come with the payment.
      expect(await event.members(group)).toMatchObject([
        { name: 'Zoé Tremblay', state: 'ready', fee: 28_500 },
        { state: 'started', fee: 26_000, step: { number: 4, of: 4 } },
      ]);
      expect(await mailsTo(api, group.email)).toHaveLength(1);
      await event.submit(second, {});
      const [, ready] = await mailsTo(api, group.email);
      expect(ready?.subject).toBe('Everyone is ready: École Jules-Verne');
      expect(ready?.text).toContain(`/group-pay/${group.code}`);
      const french = await event.readyMember(await event.startGroup(), { locale: 'fr' });
      expect((await mailsTo(api, french.email)).at(-1)?.subject).toBe('Tout est prêt pour Journées payantes');
    },
  },
  {
    name: 'is ready no more once anything is changed, and gives the group’s seats back to who leaves',
    async run(api) {
      const event = await openGroupEvent(api);
      const group = await event.startGroup();
      const begun = await event.readyMember(group);
      const state = async () => (await event.members(group)).at(-1)?.['state'];
      await event.save(begun, 'personal', { first_name: 'Zoé', last_name: 'Roy' });
      expect(await state()).toBe('started');
      expect((await event.submit(begun, {})).body['status']).toBe('ready');
      expect(await state()).toBe('ready');
      expect((await event.applyCode(begun, 'TENOFF')).status).toBe(200);
      expect(await state()).toBe('started');
      expect((await event.submit(begun, {})).body['status']).toBe('ready');
      const leave = () => event.post('leaveGroup', { code: begun.code }, begun.bearer);
      expect((await leave()).body).toEqual({ left: 'Y' });
      expect((await leave()).status).toBe(409);
      expect(await event.members(group)).toMatchObject([{ name: 'Zoé Roy', state: 'left' }]);
      // They pay for themselves then.
      expect((await event.submit(begun, { credit: cardToken('ok') })).body).toMatchObject({
        status: 'confirmed',
      });
      const alone = await event.join(begun, group.code);
      expect([alone.status, alone.body.reason]).toEqual([409, 'already_registered']);
    },
  },
  {
    name: 'takes a place for who is ready, and for nobody twice',
    async run(api) {
      const event = await openGroupEvent(api, { pay: 'all' }, { capacity: 1 });
      const group = await event.startGroup();
      const two = await event.member(group);
      await releaseDrafts(api, event.code, two.code);
      const one = await event.member(group);
      expect((await event.submit(one, {})).body['status']).toBe('ready');
      const full = await event.submit(two, {});
      expect([full.status, full.body.reason]).toEqual([409, 'full']);
      await event.post('leaveGroup', { code: one.code }, one.bearer);
      // The place stays held for who left, as for anybody with a draft.
      expect((await event.submit(two, {})).body.reason).toBe('full');
      await releaseDrafts(api, event.code, one.code);
      expect((await event.submit(two, {})).body['status']).toBe('ready');
    },
  },
  {
    name: 'offers the place of who leaves, or was not paid for in time, to who waits for one',
    async run(api) {
      const { db } = api.database;
      const event = await openGroupEvent(api, { pay: 'all' }, { capacity: 1, waitlist: 'Y' });
      const group = await event.startGroup();
      const two = await event.member(group);
      await releaseDrafts(api, event.code, two.code);
      const one = await event.member(group);
      expect((await event.submit(one, {})).body['status']).toBe('ready');
      const wait = async () => {
        const entry_ID = randomUUID();
        const email = `${entry_ID}@example.org`;
        const joined = await event.post('saveToWaitlist', {
          first_name: 'A',
          last_name: 'B',
          email,
          entry_ID,
        });
        expect(joined.status, joined.text).toBe(200);
        return email;
      };
      const isOffered = async (email: string) => {
        const [row] = await db.select().from(waitlistEntry).where(eq(waitlistEntry.email, email));
        return row?.state === 'offered';
      };
      const email = await wait();
      expect(await isOffered(email)).toBe(false);
      await event.post('leaveGroup', { code: one.code }, one.bearer);
      await releaseDrafts(api, event.code, one.code);
      await vi.waitFor(async () => expect(await isOffered(email)).toBe(true), { timeout: 30_000 });
      const [entry] = await db.select().from(waitlistEntry).where(eq(waitlistEntry.email, email));
      await event.post('declineWaitlistOffer', { entry_ID: entry?.id });
      expect((await event.submit(two, {})).body['status']).toBe('ready');
      expect(await expireReadyMembers(db)).not.toContain(event.code);
      const later = new Date(Date.now() + 15 * DAY);
      await releaseExpiredHolds(db, later);
      expect(await expireReadyMembers(db, later)).toContain(event.code);
      expect((await event.members(group)).at(0)?.['state']).toBe('started');
      expect((await event.submit(await event.member(group), {})).body['status']).toBe('ready');
    },
  },
  {
    name: 'lets one address wait for one group only, and pay for nothing besides',
    async run(api) {
      const event = await openGroupEvent(api);
      const [group, other] = [await event.startGroup(), await event.startGroup()];
      const first = await event.readyMember(group);
      const second = await event.member(other, { email: first.email });
      const third = await event.begin({ email: first.email });
      await event.fill(third);
      for (const begun of [second, third]) {
        const refused = await event.submit(begun);
        expect([refused.status, refused.body.reason]).toEqual([409, 'already_registered']);
      }
      const twice = await event.begin({ email: first.email });
      expect((await event.join(twice, group.code)).status).toBe(409);
      expect((await event.join(first, other.code)).status).toBe(409);
      const stranger = await event.begin();
      const taken = await event.post(
        'joinGroup',
        { code: first.code, group_code: other.code },
        stranger.bearer,
      );
      expect(taken.status).toBe(404);
    },
  },
  {
    name: 'lets a group’s contact hear its channel, and nobody else',
    async run(api) {
      const event = await openGroupEvent(api);
      const [group, other] = [await event.startGroup(), await event.startGroup()];
      const begun = await event.begin();
      const of = `PAID01.${event.code.replace(/[^a-z0-9]/g, '').toUpperCase()}`;
      const ask = (channel: string, bearer: Record<string, string>) =>
        event.post('broadcasting/auth', { socket_id: '123.456', channel_name: channel }, bearer);
      const own = `private-group.${of}.${group.code}`;
      expect((await ask(own, group.bearer)).status).toBe(200);
      expect((await ask(own, other.bearer)).status).toBe(403);
      expect((await ask(own, begun.bearer)).status).toBe(403);
      expect((await ask(`private-workshop-reserve-cancel.${of}`, group.bearer)).status).toBe(403);
    },
  },
];
