import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { dossier, dossierSearch } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { named } from '../named-registration.ts';
import { openDesk, type DeskPage as Page, type DeskRow as Row } from '../open-desk.ts';
import { openPaidEvent } from '../paid-event.ts';
import { type Begun, key } from '../test-api.ts';

const codes = ({ rows }: Page) => rows.map(({ code }) => code);

/** What organizers search and read. */
export const deskCases: ApiCase[] = [
  {
    name: 'finds a registration by any part of its name, address, code, school or telephone number, whatever the case and accents',
    async run(api) {
      const { list } = await openDesk(api);
      const { code, email, last } = await named(api, 'Éléonore', {
        school: 'École Gabrielle-Roy',
        phone: '+1 604 555 0172',
      });
      for (const typed of [
        last,
        last.slice(2).toUpperCase(),
        `eleonore ${last}`,
        `ÉLÉO ${last}`,
        email,
        email.slice(3, 20),
        code,
        code.toLowerCase(),
        code.replace('-', ''),
        `${last} gabrielle-ROY`,
        `${last} ecole`,
      ]) {
        expect([typed, codes(await list({ q: typed }))]).toEqual([typed, [code]]);
      }
      expect(codes(await list({ q: '604-555-0172' }))).toContain(code);
      expect(codes(await list({ q: '(604) 555 0172' }))).toContain(code);
      expect(codes(await list({ q: `${last} elsewhere` }))).toEqual([]);
    },
  },
  {
    name: 'finds names in any script, and takes every character of a search for itself',
    async run(api) {
      const { list, headers } = await openDesk(api);
      const japanese = await named(api, '山田太郎');
      const arabic = await named(api, 'محمد الفاسي');
      const odd = await named(api, '100%_o\\neil’s');
      const smile = await named(api, 'Ana 👩‍🏫');
      expect(codes(await list({ q: `山田 ${japanese.last}` }))).toEqual([japanese.code]);
      expect(codes(await list({ q: `الفاسي ${arabic.last}` }))).toEqual([arabic.code]);
      expect(codes(await list({ q: `100%_o\\ ${odd.last}` }))).toEqual([odd.code]);
      expect(codes(await list({ q: `👩‍🏫 ${smile.last}` }))).toEqual([smile.code]);
      for (const q of [`%${odd.last}`, `_ ${japanese.last}`, `' or 1=1 -- ${odd.last}`, `"${odd.last}"`]) {
        expect([q, codes(await list({ q }))]).toEqual([q, []]);
      }
      // No address of ours has a NUL in it (readable-url); the desk sends none.
      expect((await api.get('/api/listDossiers?q=%00', headers)).status).toBe(404);
      expect((await list({ q: 'x'.repeat(10_000) })).rows).toEqual([]);
    },
  },
  {
    name: 'follows every change of what a registration is found by',
    async run(api) {
      const { list } = await openDesk(api);
      const { code, last } = await named(api, 'Ana');
      const other = `Yy${randomUUID().slice(0, 8)}`;
      await api.database.db
        .update(dossier)
        .set({ answers: { personal: { first_name: 'Ana', last_name: other } } })
        .where(eq(dossier.code, code));
      expect(codes(await list({ q: last }))).toEqual([]);
      expect(codes(await list({ q: other }))).toEqual([code]);
      const [row] = await api.database.db.select().from(dossier).where(eq(dossier.code, code));
      await api.database.db.delete(dossier).where(eq(dossier.code, code));
      expect(
        await api.database.db
          .select()
          .from(dossierSearch)
          .where(eq(dossierSearch.dossierId, row?.id ?? '')),
      ).toEqual([]);
    },
  },
  {
    name: 'filters by flow, status, track and payment, and pages without losing or repeating anyone',
    async run(api) {
      const event = await openPaidEvent(api);
      const { list } = await openDesk(api, event.code, event.at.host);
      const begun: Begun[] = [];
      for (let index = 0; index < 53; index += 1) begun.push(await event.begin());
      const [first] = begun;
      if (!first) throw new Error('nothing was started');
      await event.fill(first);
      expect((await event.submit(first)).status).toBe(200);
      const one = await list({});
      const two = await list({ after: one.next ?? '' });
      expect([one.total, one.rows.length, two.rows.length, two.next]).toEqual([53, 50, 3, undefined]);
      expect(new Set([...codes(one), ...codes(two)]).size).toBe(53);
      expect(codes(two).at(-1)).toBe(first.code);
      expect(codes(await list({ status: 'Submitted' }))).toEqual([first.code]);
      expect((await list({ status: 'Not Submitted' })).total).toBe(52);
      expect(codes(await list({ money: 'paid' }))).toEqual([first.code]);
      expect((await list({ money: 'owing' })).total).toBe(0);
      expect((await list({ flow: 'registration' })).total).toBe(53);
      expect((await list({ flow: 'group' })).total).toBe(0);
      expect((await list({ track: 'nowhere' })).total).toBe(0);
      expect((await list({ after: 'nonsense' })).rows).toHaveLength(50);
    },
  },
  {
    name: 'reads one registration: answers in words, items, a ledger that adds up, emails and what was changed',
    async run(api) {
      const event = await openPaidEvent(api);
      const { headers, list } = await openDesk(api, event.code, event.at.host);
      const begun = await event.begin();
      await event.fill(begun);
      expect((await event.submit(begun)).status).toBe(200);
      const [row] = (await list({ q: begun.code })).rows;
      const { body } = await api.get(`/api/getDossier/${begun.code}`, headers);
      const read = body as unknown as {
        dossier: Row & { status: string };
        forms: { form_type: string; lines: { label: string; text: string[] }[] }[];
        ledger: { kind: string; charged?: number; paid?: number }[];
        mails: { id: string; subject: string }[];
      };
      expect(read.dossier).toEqual(row);
      expect(read.dossier.status).toBe('Submitted');
      const sum = (name: 'charged' | 'paid') =>
        read.ledger.reduce((total, line) => total + (line[name] ?? 0), 0);
      expect(read.dossier.paid).toBeGreaterThan(0);
      expect([sum('charged'), sum('paid')]).toEqual([read.dossier.paid, read.dossier.paid]);
      expect(read.forms.flatMap(({ lines }) => lines).length).toBeGreaterThan(0);
      const [mail] = read.mails;
      const whole = await api.get(`/api/getDossierMail/${begun.code}/${mail?.id}`, headers);
      expect(whole.body).toMatchObject({
        subject: mail?.subject,
        language: 'en',
        attachments: [expect.stringMatching(/[.]ics$/), expect.stringMatching(/^receipt-.*[.]pdf$/)],
      });
      expect(String((whole.body as { text?: string }).text)).toContain(begun.code);

      const timeline = async (code: string) =>
        (await api.get(`/api/getDossierTimeline/${code}`, headers)).body;
      expect(await timeline(begun.code)).toMatchObject({
        state: 'confirmed',
        entries: expect.arrayContaining([
          expect.objectContaining({ what: 'payment', state: 'succeeded', amount: read.dossier.paid }),
          expect.objectContaining({ what: 'started' }),
        ]),
      });
      const unfinished = await event.begin();
      expect(await timeline(unfinished.code)).toMatchObject({
        state: expect.stringMatching(/^steps[.]personal[.]/),
        entries: [{ what: 'started' }],
      });

      const cancelled = { code: begun.code, option: 'cancel', event: event.code };
      const owner = await openDesk(api, event.code, event.at.host);
      const done = await api.post('changeRegistrationAsOrganizer', cancelled, { ...owner.headers, ...key() });
      expect(done.status).toBe(200);
      const after = (await api.get(`/api/getDossier/${begun.code}`, headers))
        .body as unknown as typeof read & {
        audit: { action: string }[];
      };
      expect(after.dossier.status).toBe('Cancelled');
      expect(await timeline(begun.code)).toMatchObject({
        entries: [{ what: 'cancelled', by: 'organizer' }, {}, {}, {}],
      });
      expect(after.audit.map(({ action }) => action)).toEqual(['changeRegistrationAsOrganizer']);
      const left = after.ledger.reduce((total, { paid = 0 }) => total + paid, 0);
      expect(left).toBe(after.dossier.paid);
    },
  },
  {
    name: 'shows the desk of an event nothing of another',
    async run(api) {
      const event = await openPaidEvent(api);
      const theirs = await openDesk(api, event.code, event.at.host);
      const { code, email } = await api.begin();
      expect((await theirs.list({ q: email })).total).toBe(0);
      expect((await api.get(`/api/getDossier/${code}`, theirs.headers)).status).toBe(404);
      expect((await api.get(`/api/getDossierMail/${code}/${randomUUID()}`, theirs.headers)).status).toBe(404);
      expect((await api.get(`/api/getDossierTimeline/${code}`, theirs.headers)).status).toBe(404);
      const mine = await openDesk(api);
      expect((await api.get(`/api/getDossier/${code}`, mine.headers)).status).toBe(200);
      expect((await api.get(`/api/getDossierMail/${code}/x`, mine.headers)).status).toBe(404);
      expect((await api.get('/api/getDossier/ZZZZ-ZZZZ', mine.headers)).status).toBe(404);
    },
  },
];
