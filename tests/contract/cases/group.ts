import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { groupMember } from '#server/database/schema.ts';
import { mostAskedFor } from '#server/mail/mail-rate-limit.ts';
import type { ApiCase } from '../api-case.ts';
import { cpuTime } from '../cpu-time.ts';
import { invitationIn, openGroupEvent } from '../group-event.ts';
import { mailsTo } from '../mails-to.ts';
import { key } from '../test-api.ts';

const newEmail = () => `${randomUUID()}@example.org`;

/** A group, from its beginning to its people. */
export const groupCases: ApiCase[] = [
  {
    name: 'says whether groups are taken and how they pay',
    async run(api) {
      const option = await api.get('/api/getRegistrationGroupOption');
      expect(option.body).toMatchObject({
        open: 'Y',
        form_type: 'group_start',
        pay: 'all',
        methods: ['card', 'invoice'],
        discounts: [
          { from: 5, percent: 5 },
          { from: 10, percent: 10 },
        ],
      });
      const music = await api.get('/api/getRegistrationGroupOption', { host: 'music.localhost' });
      expect(music.body).toMatchObject({ open: 'Y', pay: 'ready', methods: ['card'] });
      const tickets = await api.get('/api/getRegistrationGroupOption', { host: 'tickets.localhost' });
      expect(tickets.body).toMatchObject({ open: 'N', discounts: [] });
    },
  },
  {
    name: 'begins a group: its contact is mailed its code, the way back and the link for members',
    async run(api) {
      const event = await openGroupEvent(api);
      const email = newEmail();
      const group = await event.startGroup({ group_contact_email: email });
      const [mail] = await mailsTo(api, email);
      expect(mail?.subject).toBe('Your group for Paid days: École Jules-Verne');
      expect(mail?.text).toContain(`/registration/group?code=${group.code}`);
      expect(mail?.text).toContain(`/group-start/${group.code}`);
      const opened = await event.post('openGroup', { group_code: group.code.toLowerCase(), email });
      expect(opened.body).toMatchObject({
        group: { group_code: group.code, status: 'Not Submitted', pay: 'all', group_contact_name: 'Ana Roy' },
      });
      for (const wrong of [
        { group_code: group.code, email: newEmail() },
        { group_code: 'R2R2-R2R2', email },
      ]) {
        const refused = await event.post('openGroup', wrong);
        expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([404, ['group_code']]);
      }
      const again = key();
      const fields = { group_contact_email: newEmail() };
      const one = await event.post('createGroup', { ...fields, ...start }, again);
      const two = await event.post('createGroup', { ...fields, ...start }, again);
      expect(two.body['group']).toEqual(one.body['group']);
    },
  },
  {
    name: 'begins no group with what is no name, no address, or an older form; nor where none is taken',
    async run(api) {
      const event = await openGroupEvent(api);
      for (const [given, field] of [
        [{ group_contact_email: 'nobody' }, 'group_contact_email'],
        [{ group_contact_name: 'Buy at www.example.com/now' }, 'group_contact_name'],
        [{ group_organization: 'https://example.com' }, 'group_organization'],
        [{ group_contact_phone: 'call me' }, 'group_contact_phone'],
      ] as const) {
        const refused = await event.start(given);
        expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]]);
      }
      expect((await event.start({ version: 7 })).status).toBe(409);
      const closed = await event.post(
        'createGroup',
        { group_contact_email: newEmail(), ...start },
        { ...key(), host: 'tickets.localhost' },
      );
      expect([closed.status, closed.body.reason]).toEqual([409, 'closed']);
    },
  },
  {
    name: 'begins only so many groups an hour for one address of an event',
    async run(api) {
      const event = await openGroupEvent(api);
      const email = newEmail();
      const begin = (group_contact_email: string) => event.start({ group_contact_email });
      for (let at = 0; at < mostAskedFor; at += 1)
        expect((await begin(at % 2 === 0 ? email : email.toUpperCase())).status).toBe(200);
      const refused = await begin(email);
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([
        409,
        ['group_contact_email'],
      ]);
      const written = await Promise.all([email, email.toUpperCase()].map((each) => mailsTo(api, each)));
      expect(written.flat()).toHaveLength(mostAskedFor);
      expect((await begin(newEmail())).status).toBe(200);
      const elsewhere = await openGroupEvent(api);
      expect((await elsewhere.start({ group_contact_email: email })).status).toBe(200);
    },
  },
  {
    name: 'knows a group by its code, and refuses what is none in one sentence',
    async run(api) {
      const event = await openGroupEvent(api);
      const group = await event.startGroup();
      const known = await event.post('checkGroup', { group_code: group.code.replace('-', ' ') });
      expect(known.body).toEqual({
        group_code: group.code,
        group_organization: 'École Jules-Verne',
        group_contact_name: 'Ana Roy',
      });
      const registration = await event.begin();
      for (const group_code of ['R2R2-R2R2', 'no code at all', registration.code]) {
        for (const call of ['checkGroup', 'checkRegistration']) {
          const refused = await event.post(call, {
            group_code,
            ...(call === 'checkRegistration' && { email: newEmail() }),
          });
          expect([refused.status, refused.body.errors]).toEqual([
            422,
            { group_code: ['This is not a valid group code'] },
          ]);
        }
      }
      const french = await event.post('checkGroup', { group_code: 'x' }, { 'accept-language': 'fr' });
      expect(french.body.errors).toEqual({ group_code: ['Ce code de groupe n’est pas valide'] });
      const begun = await event.post('checkRegistration', { email: newEmail(), group_code: group.code });
      expect(begun.body).toMatchObject({ status: 'new' });
    },
  },
  {
    name: 'invites one at a time, again with a newer link, and withdraws',
    async run(api) {
      const event = await openGroupEvent(api);
      const group = await event.startGroup();
      const email = newEmail();
      const invited = await event.invite(group, 'Luc Tran', email);
      expect(invited.body).toMatchObject({ member: { name: 'Luc Tran', email, state: 'invited' } });
      const secretOf = async (at: number) => invitationIn((await mailsTo(api, email))[at]?.text ?? '');
      const check = (invitation: string) => event.post('checkGroup', { group_code: group.code, invitation });
      const first = await secretOf(0);
      expect((await check(first)).body).toMatchObject({ invited: { name: 'Luc Tran', email } });
      expect((await check('somebody')).body).not.toHaveProperty('invited');
      expect((await event.invite(group, 'Luc Trân', email.toUpperCase())).status).toBe(200);
      expect((await check(first)).body).not.toHaveProperty('invited');
      const [member, ...others] = await event.members(group);
      expect([member?.['name'], others]).toEqual(['Luc Trân', []]);
      for (let sent = 2; sent < 6; sent += 1) await event.invite(group, 'Luc Trân', email);
      expect((await event.invite(group, 'Luc Trân', email)).status).toBe(409);
      const withdraw = () =>
        event.ask(group, 'withdrawGroupInvitation', { member_id: String(member?.['member_id']) });
      expect((await withdraw()).body).toMatchObject({ member: { state: 'withdrawn' } });
      expect((await withdraw()).status).toBe(409);
      expect((await event.ask(group, 'withdrawGroupInvitation', { member_id: 'x' })).status).toBe(404);
      expect((await event.members(group)).map(({ state }) => state)).toEqual(['withdrawn']);
    },
  },
  {
    name: 'invites a list at once: whoever cannot be is named, the others keep their order',
    async run(api) {
      const event = await openGroupEvent(api);
      const group = await event.startGroup();
      const [ana, ben, member] = [newEmail(), newEmail(), newEmail()];
      await event.invite(group, 'Already here', member);
      const people = [
        { name: 'Zoé', email: ana },
        { name: 'Nobody', email: '' },
        { name: 'Nobody', email: 'not an address' },
        { name: '', email: newEmail() },
        { name: 'Again', email: ana.toUpperCase() },
        { name: 'Here', email: member },
        { name: '=HYPERLINK("http://example.com")', email: newEmail() },
        { name: 'Ben', email: ben },
      ];
      const again = key();
      const answer = await event.inviteAll(group, people, again);
      expect(answer.body).toMatchObject({
        invited: [{ name: 'Zoé' }, { name: 'Ben' }],
        refused: [
          { index: 1, reason: 'no_address' },
          { index: 2, reason: 'bad_address' },
          { index: 3, reason: 'no_name' },
          { index: 4, reason: 'twice' },
          { index: 5, reason: 'member_already' },
          { index: 6, reason: 'no_name' },
        ],
      });
      expect((await event.inviteAll(group, people, again)).text).toBe(answer.text);
      expect((await event.members(group)).map(({ name }) => name)).toEqual(['Already here', 'Zoé', 'Ben']);
      expect(await mailsTo(api, ben)).toHaveLength(1);
      expect((await event.inviteAll(group, [])).status).toBe(422);
    },
  },
  {
    name: 'invites five hundred in well under ten seconds, and shows them',
    async run(api) {
      const event = await openGroupEvent(api);
      const group = await event.startGroup();
      const people = Array.from({ length: 500 }, (_, at) => ({ name: `Member ${at}`, email: newEmail() }));
      const { result: answer, ms } = await cpuTime(() => event.inviteAll(group, people));
      expect(ms).toBeLessThan(10_000);
      expect((answer.body['invited'] as unknown[]).length).toBe(500);
      const members = await event.members(group);
      expect(members.map(({ name }) => name)).toEqual(people.map(({ name }) => name));
    },
  },
  {
    name: 'hands a group over: both are written to, and old tokens open it no more',
    async run(api) {
      const event = await openGroupEvent(api);
      const group = await event.startGroup();
      const email = newEmail();
      for (const [field, wrong] of [
        ['group_contact_email', { group_contact_email: 'ben@' }],
        ['group_contact_name', { group_contact_name: 'See www.spam.example' }],
      ] as const) {
        const named = { group_contact_name: 'Ben Li', group_contact_email: email, ...wrong };
        const refused = await event.ask(group, 'handOverGroup', named);
        expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]]);
      }
      const handed = await event.ask(group, 'handOverGroup', {
        group_contact_name: 'Ben Li',
        group_contact_email: email,
      });
      expect(handed.body).toMatchObject({
        group: { group_contact_name: 'Ben Li', group_contact_email: email },
      });
      expect((await event.information(group)).status).toBe(401);
      expect((await event.post('openGroup', { group_code: group.code, email: group.email })).status).toBe(
        404,
      );
      expect((await event.post('openGroup', { group_code: group.code, email })).status).toBe(200);
      expect((await mailsTo(api, group.email)).at(-1)?.subject).toContain('was transferred');
      expect((await mailsTo(api, email)).at(-1)?.text).toContain(`/registration/group?code=${group.code}`);
    },
  },
  {
    name: 'opens a group to its contact alone, and nothing else by it',
    async run(api) {
      const event = await openGroupEvent(api);
      const [mine, other] = [await event.startGroup(), await event.startGroup()];
      const registration = await event.begin();
      expect((await event.information({ ...mine, bearer: other.bearer })).status).toBe(404);
      const asMember = { authorization: String(registration.bearer['authorization']) };
      expect((await event.information({ ...mine, bearer: asMember })).status).toBe(401);
      const submitted = await event.post(
        'saveSubmitRegistration',
        { code: mine.code, versions: '{}', total: 0 },
        { ...mine.bearer, ...key() },
      );
      expect(submitted.status).toBe(404);
      const flow = { email: mine.email, flow: 'group', code: mine.code };
      expect((await event.post('continueFlow', flow)).status).toBe(404);
      expect((await event.get('/api/flow/group', registration)).status).toBe(404);
      const { db } = api.database;
      await event.invite(mine, 'Luc');
      const [stranger] = await db.select().from(groupMember).where(eq(groupMember.name, 'Luc')).limit(1);
      const taken = await event.ask(other, 'withdrawGroupInvitation', { member_id: stranger?.id });
      expect(taken.status).toBe(404);
    },
  },
];

const start = { group_organization: 'École', group_contact_name: 'Ana', version: 1 };
