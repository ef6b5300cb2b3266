import { and, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { ListedCode } from '#engine/contract/desk-codes.ts';
import { auditEntry } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { openDesk } from '../open-desk.ts';
import { openPaidEvent } from '../paid-event.ts';
import { discountsDocument } from '../paid-event-documents.ts';
import { type Headers, key, organizerToken, type TestApi } from '../test-api.ts';

type Listed = {
  rows: ListedCode[];
  count: number;
  uses: number;
  next?: string;
  batches: { batch: string; codes: number; active: number }[];
};

const label = { en: 'Ten percent', fr: 'Dix pour cent' };
const tenOff = { kind: 'discount', label, percent: 10 };

/** An event that charges, and its codes as an editor sees them. */
async function open(api: TestApi) {
  const event = await openPaidEvent(api);
  const editor = await openDesk(api, event.code, event.at.host, 'editor');
  const create = (fields: object, headers: Headers = editor.headers) =>
    api.send('POST', '/api/createCodes', JSON.stringify(fields), {
      'content-type': 'application/json',
      ...key(),
      ...headers,
    });
  const list = async (query: Readonly<Record<string, string>> = {}, headers = editor.headers) =>
    (await api.get(`/api/listCodes?${new URLSearchParams(query)}`, headers)).body as unknown as Listed;
  const switchTo = (active: 'Y' | 'N', fields: Readonly<Record<string, string | number>>) =>
    api.post('setCodesActive', { active, ...fields }, editor.headers);
  return { event, editor, create, list, switchTo };
}

/** Discount and invitation codes as organizers create, list and deactivate them. */
export const deskCodesCases: ApiCase[] = [
  {
    name: 'creates a batch of 500 codes, lists them with their uses, and exports them',
    async run(api) {
      const { event, editor, create, list } = await open(api);
      const asked = { ...tenOff, count: 500, prefix: 'spring', batch: '=Schools', limit: 1, track: 'main' };
      const created = await create(asked);
      const codes = created.body['codes'] as unknown as string[];
      expect([created.status, new Set(codes).size]).toEqual([200, 500]);
      expect((await create(asked)).body.errors).toHaveProperty('batch');

      const [code = ''] = codes;
      const begun = await event.begin();
      await event.fill(begun);
      expect((await event.applyCode(begun, code.toLowerCase().replace('-', ' '))).status).toBe(200);
      const other = await event.begin();
      expect((await event.applyCode(other, code)).body.errors?.discount_code?.[0]).toContain('usage limit');

      const first = await list({ batch: '=Schools' });
      expect([first.rows.length, first.count, first.uses]).toEqual([50, 500, 1]);
      expect(first.batches).toEqual([{ batch: '=Schools', codes: 500, active: 500 }]);
      const seen = new Set(first.rows.map((row) => row.code));
      for (let next = first.next; next !== undefined; ) {
        const page = await list({ batch: '=Schools', after: next });
        for (const row of page.rows) seen.add(row.code);
        next = page.next;
      }
      expect(seen).toEqual(new Set(codes));
      const [used] = (await list({ q: code.replace('-', '').toLowerCase() })).rows;
      expect(used).toMatchObject({ code, uses: 1, limit: 1, state: 'used_up', track: 'main', label });
      expect((await list({ state: 'used_up' })).count).toBe(1);
      expect((await list({ kind: 'invitation' })).rows.map((row) => row.code)).toEqual(['COME-IN']);
      expect((await list({ q: 'teach' })).rows).toMatchObject([{ code: 'TEACH', membership: 'teacher' }]);

      const url = `/api/exportCodes?${new URLSearchParams({ batch: '=Schools', locale: 'fr' })}`;
      const file = await api.get(url, editor.headers);
      const lines = file.text.trim().split('\r\n');
      expect([file.status, lines.length]).toEqual([200, 501]);
      expect(lines[0]).toContain('Utilisations');
      // A spreadsheet would run it as a formula.
      expect(lines[1]).toContain("'=Schools");
      expect(file.text).toContain(code);
    },
  },
  {
    name: 'deactivates a code: it is refused, drafts lose it with a note, submitted registrations keep it',
    async run(api) {
      const { event, editor, create, list, switchTo } = await open(api);
      expect((await create({ ...tenOff, code: 'spring27' })).body['codes']).toEqual(['SPRING27']);
      const [sent, draft] = [await event.begin(), await event.begin()];
      for (const begun of [sent, draft]) {
        await event.fill(begun);
        expect((await event.applyCode(begun, 'SPRING27')).status).toBe(200);
      }
      expect((await event.submit(sent)).status).toBe(200);
      const plan = await api.post('planCodes', { code: 'SPRING27', active: 'N' }, editor.headers);
      expect(plan.body).toEqual({ codes: 1, uses: 1, drafts: 1 });
      expect((await switchTo('N', { code: 'SPRING27', expected: 2 })).status).toBe(409);
      expect((await switchTo('N', { code: 'SPRING27', expected: 1 })).body).toMatchObject({ codes: 1 });
      expect((await list({ state: 'inactive' })).rows).toMatchObject([{ code: 'SPRING27', uses: 2 }]);

      const late = await event.begin();
      for (const [language, said] of [
        ['en', 'no longer valid'],
        ['fr', 'n’est plus valide'],
      ] as const) {
        const refused = await event.applyCode(late, 'SPRING27', { 'accept-language': language });
        expect(refused.body.errors?.discount_code?.[0]).toContain(said);
      }
      const review = (await event.review(draft)).body;
      expect(review).toMatchObject({
        quote: { total: 27_000 },
        codes: [],
        item_notes: [{ note: 'code_ended', kind: 'discount', item: 'SPRING27' }],
      });
      // A page that still shows the old total gets the new one.
      expect((await event.submit(draft, { credit: 'x', total: 24_300 })).body.reason).toBe('price');
      expect((await event.submit(draft)).status).toBe(200);
      expect((await list({ q: 'SPRING27' })).rows).toMatchObject([{ uses: 1 }]);
      expect((await event.review(sent)).body).toMatchObject({ quote: { total: 24_300 } });

      expect((await switchTo('Y', { code: 'SPRING27', expected: 1 })).status).toBe(200);
      expect((await event.applyCode(late, 'SPRING27')).status).toBe(200);
      const log = await api.database.db
        .select({ action: auditEntry.action, changes: auditEntry.changes })
        .from(auditEntry)
        .where(eq(auditEntry.subject, 'SPRING27'))
        .orderBy(auditEntry.at);
      expect(log.map(({ action }) => action)).toEqual(['createCodes', 'setCodesActive', 'setCodesActive']);
      expect(log[0]?.changes).toContainEqual({ what: 'discount_off', is: '10%' });
    },
  },
  {
    name: 'loses no code when two organizers create codes at the same time, and refuses a publish based on an older version',
    async run(api) {
      const { event, create, list, switchTo } = await open(api);
      const before = (await list()).count;
      const answers = await Promise.all([
        ...['A', 'B', 'C'].map((batch) => create({ ...tenOff, count: 20, batch })),
        ...[1, 2].map(() => create({ ...tenOff, code: 'ONLYONE' })),
        switchTo('N', { code: 'TENOFF', expected: 1 }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 422]);
      const after = await list();
      expect([after.count, after.batches.length]).toEqual([before + 61, 3]);
      expect((await list({ state: 'inactive' })).rows.map(({ code }) => code)).toEqual(['TENOFF']);
      const pushed = await api.send(
        'POST',
        '/api/publishConfiguration',
        JSON.stringify({ event: event.code, document: discountsDocument, version: 1 }),
        { 'content-type': 'application/json', authorization: `Bearer ${organizerToken}` },
      );
      expect([pushed.status, pushed.body.reason]).toEqual([409, 'newer_version']);
      expect((await list()).count).toBe(before + 61);
    },
  },
  {
    name: 'creates a random code once when the request is repeated, with one entry in the audit log',
    async run(api) {
      const { event, editor, create, list } = await open(api);
      const before = (await list()).count;
      const headers = { ...editor.headers, ...key() };
      const first = await create(tenOff, headers);
      expect(first.status).toBe(200);
      const [again, atOnce] = await Promise.all([create(tenOff, headers), create(tenOff, headers)]);
      expect([again.body, atOnce.body]).toEqual([first.body, first.body]);
      expect((await list()).count).toBe(before + 1);
      expect((await create({ ...tenOff, percent: 20 }, headers)).body.reason).toBe('key_reused');
      // A refused request leaves its key unused.
      const other = { ...editor.headers, ...key() };
      expect((await create({ ...tenOff, code: 'abc' }, other)).status).toBe(422);
      expect((await create(tenOff, other)).status).toBe(200);
      expect((await list()).count).toBe(before + 2);
      const log = await api.database.db
        .select()
        .from(auditEntry)
        .where(and(eq(auditEntry.eventCode, event.code), eq(auditEntry.action, 'createCodes')));
      expect(log).toHaveLength(2);
    },
  },
  {
    name: 'creates and switches no codes if the audit log cannot be written',
    async run(api) {
      const { event, create, list, switchTo } = await open(api);
      const before = (await list()).count;
      const { db } = api.database;
      await db.execute(sql`
        create function "refuse_entry"() returns trigger language plpgsql as
        $$ begin raise exception 'the log is full'; end $$`);
      await db.execute(sql`
        create trigger "refuse_entry" before insert on "audit_entry" for each row
        when (NEW."event_code" = ${sql.raw(`'${event.code}'`)}) execute function "refuse_entry"()`);
      try {
        expect((await create(tenOff)).status).toBe(500);
        expect((await switchTo('N', { code: 'TENOFF', expected: 1 })).status).toBe(500);
      } finally {
        await db.execute(sql`drop trigger "refuse_entry" on "audit_entry"`);
        await db.execute(sql`drop function "refuse_entry"()`);
      }
      expect((await list()).count).toBe(before);
      expect((await list({ state: 'inactive' })).count).toBe(0);
    },
  },
  {
    name: 'says what is wrong with new codes, lets the desk read them only, and keeps to its event',
    async run(api) {
      const { event, create, list, switchTo } = await open(api);
      for (const [field, fields] of [
        ['code', { code: 'abc' }],
        ['code', { code: 'ten-off' }],
        ['percent', { percent: undefined, code: 'NOTHING' }],
        ['label', { label: { en: 'Only', fr: ' ' }, code: 'ONELANG' }],
        ['track', { track: 'nowhere', code: 'NOWHERE' }],
        ['membership', { membership: 'unknown', code: 'UNKNOWN' }],
        ['until', { until: '2020-01-01', code: 'TOOLATE' }],
        ['batch', { count: 2 }],
        ['prefix', { prefix: 'é', code: undefined }],
      ] as const) {
        const refused = await create({ ...tenOff, ...fields });
        expect([fields, refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([
          fields,
          422,
          [field],
        ]);
      }
      expect((await create({ ...tenOff, count: 501, batch: 'B' })).status).toBe(422);
      expect((await switchTo('N', { code: 'NOSUCH', expected: 1 })).status).toBe(404);
      const desk = await openDesk(api, event.code, event.at.host, 'desk');
      expect((await list({}, desk.headers)).count).toBe(discountsDocument.discounts.length);
      expect((await create({ ...tenOff, code: 'DESK-1' }, desk.headers)).status).toBe(403);
      const theirs = await open(api);
      await theirs.create({ ...tenOff, code: 'THEIRS-1' });
      expect((await list({ q: 'THEIRS' })).count).toBe(0);
      expect((await switchTo('N', { code: 'THEIRS-1', expected: 1 })).status).toBe(404);
      const file = await api.get('/api/exportCodes', desk.headers);
      expect(file.text).not.toContain('THEIRS-1');
      expect((await create({ ...tenOff, code: 'MINE-1' }, theirs.editor.headers)).status).toBe(200);
      expect((await list({ q: 'MINE-1' })).count).toBe(0);
    },
  },
];
