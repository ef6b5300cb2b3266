import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { accessCode, apiToken, organizerSession } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { mailsTo } from '../mails-to.ts';
import { addOrganizerRow, organizerCode, sessionHeaders, signIn } from '../organizer-sessions.ts';
import { host, organizerToken, type TestApi } from '../test-api.ts';

const address = () => `${randomUUID()}@example.org`;
const root = { authorization: `Bearer ${organizerToken}` };

async function owner(api: TestApi) {
  const email = address();
  await addOrganizerRow(api, email, 'owner');
  return { email, headers: await signIn(api, email) };
}

/** Organizers: signing in, the team, its devices and programs. */
export const organizerCases: ApiCase[] = [
  {
    name: 'signs an organizer in with an emailed code that works once',
    async run(api) {
      const email = address();
      await addOrganizerRow(api, email, 'desk');
      await api.post('requestOrganizerCode', { email: email.toUpperCase(), locale: 'en' });
      const code = await organizerCode(api, email);
      const wrong = await api.post('signInOrganizer', { email, code: code === '000000' ? '1' : '000000' });
      expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['code']]);
      const entered = await api.post('signInOrganizer', { email, code });
      expect(entered.body).toMatchObject({ email, role: 'desk' });
      const cookie = String(entered.headers['set-cookie']);
      expect(cookie).toMatch(/^organizer=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/);
      const headers = sessionHeaders(cookie.split(';')[0] ?? '');
      expect((await api.get('/api/getOrganizer', headers)).body).toMatchObject({
        organizer: { email, role: 'desk' },
      });
      expect((await api.get('/api/getOrganizer')).body).toEqual({});
      expect((await api.post('signInOrganizer', { email, code })).status).toBe(422);
    },
  },
  {
    name: 'answers a request for a code alike whether or not an address organizes the event, and emails only an organizer',
    async run(api) {
      const [known, unknown, elsewhere] = [address(), address(), address()];
      await addOrganizerRow(api, known, 'door');
      await addOrganizerRow(api, elsewhere, 'owner', 'music');
      const answers = [];
      for (const email of [unknown, elsewhere, known])
        answers.push(await api.post('requestOrganizerCode', { email, locale: 'en' }));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      // The last one asked for is the last one mailed.
      await organizerCode(api, known);
      expect(await mailsTo(api, unknown)).toEqual([]);
      expect(await mailsTo(api, elsewhere)).toEqual([]);
    },
  },
  {
    name: 'counts five tries of a code, however many are sent at once and from wherever, and lets nobody in by one after',
    async run(api) {
      const email = address();
      await addOrganizerRow(api, email, 'owner');
      await api.post('requestOrganizerCode', { email, locale: 'en' });
      const code = await organizerCode(api, email);
      const tries = Array.from({ length: 200 }, (_, index) =>
        api.portal.server.inject({
          method: 'POST',
          url: '/api/signInOrganizer',
          remoteAddress: `198.51.100.${index % 50}`,
          headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({
            email,
            code: String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'),
          }).toString(),
        }),
      );
      const answers = await Promise.all(tries);
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
      expect(answers[0]?.statusCode).toBe(422);
      const [row] = await api.database.db.select().from(accessCode).where(eq(accessCode.email, email));
      expect(row?.attempts).toBe(5);
      expect((await api.post('signInOrganizer', { email, code })).status).toBe(422);
      const sessions = await api.database.db.$count(organizerSession, eq(organizerSession.email, email));
      expect(sessions).toBe(0);
    },
  },
  {
    name: 'starts one session for a code that is sent from several places at once',
    async run(api) {
      const email = address();
      await addOrganizerRow(api, email, 'desk');
      await api.post('requestOrganizerCode', { email, locale: 'en' });
      const code = await organizerCode(api, email);
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => api.post('signInOrganizer', { email, code })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
      const sessions = await api.database.db.$count(organizerSession, eq(organizerSession.email, email));
      expect(sessions).toBe(1);
    },
  },
  {
    name: 'refuses a code after five wrong tries, one that has expired, and one of another event',
    async run(api) {
      const late = address();
      await addOrganizerRow(api, late, 'owner');
      await api.post('requestOrganizerCode', { email: late, locale: 'en' });
      const expired = await organizerCode(api, late);
      await api.database.db
        .update(accessCode)
        .set({ expiresAt: new Date(Date.now() - 1000) })
        .where(eq(accessCode.email, late));
      expect((await api.post('signInOrganizer', { email: late, code: expired })).status).toBe(422);
      const email = address();
      await addOrganizerRow(api, email, 'owner');
      await addOrganizerRow(api, email, 'owner', 'music');
      await api.post('requestOrganizerCode', { email, locale: 'en' });
      const code = await organizerCode(api, email);
      const elsewhere = await api.post('signInOrganizer', { email, code }, { host: 'music.localhost' });
      expect(elsewhere.status).toBe(422);
      const guess = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
      for (let tries = 0; tries < 5; tries += 1) {
        expect((await api.post('signInOrganizer', { email, code: guess })).status).toBe(422);
      }
      expect((await api.post('signInOrganizer', { email, code })).status).toBe(422);
    },
  },
  {
    name: 'refuses a write with a session from another site’s page, and one without an origin',
    async run(api) {
      const { headers } = await owner(api);
      const { cookie = '' } = headers;
      const added = { email: address(), role: 'door' };
      for (const origin of ['http://evil.example', 'http://music.localhost', 'null', undefined]) {
        const answer = await api.post('addOrganizer', added, { cookie, ...(origin && { origin }) });
        expect([origin, answer.status]).toEqual([origin, 403]);
      }
      expect((await api.get('/api/listTeam', { cookie })).status).toBe(200);
      expect((await api.post('addOrganizer', added, headers)).status).toBe(200);
    },
  },
  {
    name: 'keeps a session to its event, and ends it when it expires',
    async run(api) {
      const { email, headers } = await owner(api);
      const { cookie = '' } = headers;
      const there = sessionHeaders(cookie, 'music.localhost');
      expect((await api.get('/api/getOrganizer', there)).body).toEqual({});
      expect((await api.get('/api/listConfiguration/music', headers)).status).toBe(404);
      expect((await api.get('/api/listConfiguration/teachers', headers)).status).toBe(200);
      await api.database.db
        .update(organizerSession)
        .set({ expiresAt: new Date(Date.now() - 1000) })
        .where(eq(organizerSession.email, email));
      expect((await api.get('/api/getOrganizer', headers)).body).toEqual({});
      expect((await api.get('/api/listOrganizerSessions', headers)).status).toBe(401);
    },
  },
  {
    name: 'lists the devices of an organizer, and signs them out one by one',
    async run(api) {
      const { email, headers } = await owner(api);
      await api.post('requestOrganizerCode', { email, locale: 'en' });
      const code = await organizerCode(api, email, 2);
      const agent = { 'user-agent': 'Tablet at the door' };
      const second = await api.post('signInOrganizer', { email, code }, agent);
      expect(second.status).toBe(200);
      const { sessions } = (await api.get('/api/listOrganizerSessions', headers)).body as {
        sessions: { id: string; device: string; here: string }[];
      };
      expect(sessions.map(({ here }) => here).toSorted()).toEqual(['N', 'Y']);
      const other = sessions.find(({ here }) => here === 'N');
      expect(other?.device).toBe('Tablet at the door');
      const stranger = await owner(api);
      expect((await api.post('endOrganizerSession', { id: other?.id }, stranger.headers)).status).toBe(404);
      expect((await api.post('endOrganizerSession', { id: 'x' }, headers)).status).toBe(404);
      const left = await api.post('endOrganizerSession', { id: other?.id }, headers);
      expect(left.body).toMatchObject({ sessions: [{ here: 'Y' }] });
      const out = await api.post('signOutOrganizer', {}, headers);
      expect(String(out.headers['set-cookie'])).toMatch(/^organizer=; .*Max-Age=0/);
      expect((await api.get('/api/getOrganizer', headers)).body).toEqual({});
      expect((await api.get('/api/listOrganizerSessions', headers)).status).toBe(401);
    },
  },
  {
    name: 'lets an owner build a team: adds, changes a role, removes with all sessions, and keeps an owner',
    async run(api) {
      // An event of its own, so that this is its only owner.
      const at = 'music.localhost';
      const [first, second] = [address(), address()];
      const named = await api.post('addOrganizer', { event: 'music', email: first, role: 'owner' }, root);
      expect(named.status).toBe(200);
      const headers = await signIn(api, first, at);
      const added = await api.post('addOrganizer', { email: second, role: 'editor' }, headers);
      const team = added.body as unknown as { team: { email: string; role: string; added_by: string }[] };
      expect(team.team.find(({ email }) => email === second)).toMatchObject({
        role: 'editor',
        added_by: first,
      });
      const [mail] = await mailsTo(api, second);
      expect(mail?.text).toContain(`http://${at}`);
      expect(mail?.text).toContain('/organize');
      const theirs = await signIn(api, second, at);
      expect((await api.get('/api/listTeam', theirs)).status).toBe(403);
      expect((await api.get('/api/listConfiguration/music', theirs)).status).toBe(200);

      await api.post('addOrganizer', { email: second, role: 'door' }, headers);
      // With the role of now, though the session is from before.
      expect((await api.get('/api/listConfiguration/music', theirs)).status).toBe(403);
      await api.post('removeOrganizer', { email: second }, headers);
      expect((await api.get('/api/listOrganizerSessions', theirs)).status).toBe(401);

      const others = (await api.get('/api/listTeam', headers)).body as unknown as {
        team: { email: string; role: string }[];
      };
      for (const { email, role } of others.team) {
        if (role === 'owner' && email !== first) await api.post('removeOrganizer', { email }, headers);
      }
      for (const refused of [
        await api.post('removeOrganizer', { email: first }, headers),
        await api.post('addOrganizer', { email: first, role: 'desk' }, headers),
      ]) {
        expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([409, ['email']]);
      }
      expect((await api.post('removeOrganizer', { email: address() }, headers)).status).toBe(404);
      expect((await api.post('addOrganizer', { email: 'no address', role: 'desk' }, headers)).status).toBe(
        422,
      );
    },
  },
  {
    name: 'creates a token for a program, within its permissions and its event, until it is revoked',
    async run(api) {
      const { headers } = await owner(api);
      const asked = { name: 'Accounting', permissions: ['money', 'registrations'], days: 30 };
      const created = await api.post('createApiToken', asked, headers);
      const { token, tokens } = created.body as unknown as {
        token: string;
        tokens: { id: string; name: string; used_at?: string }[];
      };
      const mine = tokens.at(-1);
      expect(mine).toMatchObject({ name: 'Accounting', permissions: ['money', 'registrations'] });
      expect(JSON.stringify(tokens)).not.toContain(token);
      const bearer = { authorization: `Bearer ${token}` };
      expect((await api.get('/api/exportList/teachers/payments', bearer)).status).toBe(200);
      expect((await api.get('/api/exportList/music/payments', bearer)).status).toBe(404);
      expect((await api.get('/api/listConfiguration/teachers', bearer)).status).toBe(403);
      expect((await api.get('/api/listOrganizerSessions', bearer)).status).toBe(403);
      expect(
        (await api.get('/api/exportList/teachers/payments', { ...bearer, host: 'music.localhost' })).status,
      ).toBe(401);
      const used = (await api.get('/api/listApiTokens', headers)).body as unknown as {
        tokens: typeof tokens;
      };
      expect(used.tokens.find(({ id }) => id === mine?.id)?.used_at).toBeDefined();
      expect((await api.post('revokeApiToken', { id: mine?.id }, headers)).status).toBe(200);
      expect((await api.get('/api/exportList/teachers/payments', bearer)).status).toBe(401);
      const expired = await api.post('createApiToken', { ...asked, name: 'Old' }, headers);
      await api.database.db
        .update(apiToken)
        .set({ expiresAt: new Date(Date.now() - 1000) })
        .where(eq(apiToken.name, 'Old'));
      const late = { authorization: `Bearer ${(expired.body as { token?: string }).token}` };
      expect((await api.get('/api/exportList/teachers/payments', late)).status).toBe(401);
    },
  },
  {
    name: 'writes every act of an organizer into the audit log: who, from where, what from which value to which',
    async run(api) {
      const { email, headers } = await owner(api);
      const added = address();
      await api.post('addOrganizer', { email: added, role: 'editor' }, headers);
      await api.post('addOrganizer', { email: added, role: 'desk' }, headers);
      // The same again changes nothing, and a refused act did not happen.
      await api.post('addOrganizer', { email: added, role: 'desk' }, headers);
      await api.post('removeOrganizer', { email: address() }, headers);
      await api.post('removeOrganizer', { email: added }, headers);
      const log = await api.get(`/api/listAudit?subject=${encodeURIComponent(added)}`, headers);
      const { entries } = log.body as unknown as { entries: Record<string, unknown>[] };
      expect(entries.map(({ action, changes }) => [action, changes])).toEqual([
        ['removeOrganizer', [{ what: 'role', was: 'desk' }]],
        ['addOrganizer', [{ what: 'role', was: 'editor', is: 'desk' }]],
        ['addOrganizer', [{ what: 'role', is: 'editor' }]],
      ]);
      expect(entries[0]).toMatchObject({ actor: email, actor_kind: 'person', ip: '127.0.0.1' });

      // Calls without an entry of their own get a general one; a dry run changes nothing.
      const begun = await api.begin();
      const moved = { event: 'teachers', code: begun.code, email: address() };
      expect((await api.post('changeEmailAsOrganizer', moved, headers)).status).toBe(200);
      const about = await api.get(`/api/listAudit?subject=${begun.code}`, headers);
      expect(about.body).toMatchObject({
        entries: [{ action: 'changeEmailAsOrganizer', actor: email, subject: begun.code }],
      });
      const before = await api.get('/api/listAudit?action=erasePersonalData', headers);
      await api.post('erasePersonalData', { event: 'teachers', dry_run: 'Y' }, headers);
      const after = await api.get('/api/listAudit?action=erasePersonalData', headers);
      expect(after.body).toEqual(before.body);
    },
  },
  {
    name: 'pages through the audit log without losing or repeating an entry',
    async run(api) {
      const { email, headers } = await owner(api);
      for (let index = 0; index < 60; index += 1) {
        const role = index % 2 ? 'door' : 'desk';
        await api.post('addOrganizer', { email: `page-${email}`, role }, headers);
      }
      const url = `/api/listAudit?actor=${encodeURIComponent(email)}`;
      const first = (await api.get(url, headers)).body as unknown as Page;
      const second = (await api.get(`${url}&after=${encodeURIComponent(first.next ?? '')}`, headers))
        .body as unknown as Page;
      expect([first.entries.length, second.entries.length, second.next]).toEqual([50, 10, undefined]);
      expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(60);
      expect((await api.get(`${url}&after=nonsense`, headers)).status).toBe(200);
      const about = `/api/listAudit?subject=${encodeURIComponent(`PAGE-${email.slice(0, 20)}`)}`;
      expect((await api.get(`${about}&action=addOrganizer`, headers)).body).toMatchObject({
        entries: expect.objectContaining({ length: 50 }),
      });
      expect((await api.get(`${about}&action=removeOrganizer`, headers)).body).toMatchObject({
        entries: [],
        actors: expect.arrayContaining([email]),
        actions: expect.arrayContaining(['addOrganizer']),
      });
      expect((await api.get('/api/listAudit?subject=%25', headers)).body).toMatchObject({ entries: [] });
      // The file has every page.
      const file = await api.get(`${url.replace('listAudit', 'exportAudit')}&locale=fr`, headers);
      const [heads = '', ...rows] = file.text.trim().split('\r\n');
      expect(heads).toContain('Moment,Par,Adresse IP,Action,Objet');
      expect(rows).toHaveLength(60);
      expect(rows.every((row) => row.includes(email) && row.includes('a modifié l’équipe'))).toBe(true);
    },
  },
  {
    name: 'ends the sessions of a removed organizer',
    async run(api) {
      const { email, headers } = await owner(api);
      const other = await owner(api);
      expect((await api.post('removeOrganizer', { email }, other.headers)).status).toBe(200);
      expect((await api.get('/api/getOrganizer', headers)).body).toEqual({});
      expect((await api.get('/api/listOrganizerSessions', headers)).status).toBe(401);
      expect((await api.post('requestOrganizerCode', { email, locale: 'en' }, { host })).status).toBe(200);
    },
  },
];

interface Page {
  readonly entries: readonly { readonly id: string }[];
  readonly next?: string;
}
