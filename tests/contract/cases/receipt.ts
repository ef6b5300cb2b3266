import { eq, sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { mailAttachment } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { mailsTo } from '../mails-to.ts';
import { cardToken, openPaidEvent } from '../paid-event.ts';

/** Receipts, and who is given them. */
export const receiptCases: ApiCase[] = [
  {
    name: 'gives the receipt as a PDF to be saved, to its own bearer only',
    async run(api) {
      const event = await openPaidEvent(api);
      const [mine, other] = [await event.begin(), await event.begin()];
      await event.fill(mine);
      expect((await event.post('getReceipt', { code: mine.code }, mine.bearer)).status).toBe(404);
      expect((await event.submit(mine)).status).toBe(200);
      const receipt = await event.post('getReceipt', { code: mine.code, locale: 'fr' }, mine.bearer);
      expect(receipt.status, receipt.text.slice(0, 200)).toBe(200);
      expect(receipt.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringContaining(`attachment; filename="recu-${mine.code}.pdf"`),
        'x-content-type-options': 'nosniff',
      });
      expect(receipt.text.slice(0, 5)).toBe('%PDF-');
      const option = await event.get(`/api/getReceiptOption/${mine.code}`, mine);
      const { receipts, locales } = option.body as { receipts: { number: number }[]; locales: string[] };
      expect([receipts.length, locales]).toEqual([1, ['en', 'fr']]);
      const named = { code: mine.code, number: receipts[0]?.number };
      expect((await event.post('getReceipt', named, mine.bearer)).status).toBe(200);
      const theirs = await event.post('getReceipt', { code: mine.code }, other.bearer);
      expect([theirs.status, theirs.headers['content-type']]).toEqual([404, expect.stringContaining('json')]);
      expect((await event.post('getReceipt', { code: mine.code })).status).toBe(401);
    },
  },
  {
    name: 'gives the calendar of a registration in a language, to its own bearer only',
    async run(api) {
      const event = await openPaidEvent(api);
      const [mine, other] = [await event.begin(), await event.begin()];
      const asked = { code: mine.code, locale: 'fr' };
      const calendar = await event.post('getRegistrationCalendar', asked, mine.bearer);
      expect(calendar.status, calendar.text.slice(0, 200)).toBe(200);
      expect(calendar.headers).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': expect.stringContaining(`attachment; filename="${event.code}.ics"`),
      });
      expect(calendar.text).toContain('DTSTART;VALUE=DATE:20270219');
      expect(calendar.text).toContain('SUMMARY:Journées payantes');
      expect((await event.post('getRegistrationCalendar', asked, other.bearer)).status).toBe(404);
      expect((await event.post('getRegistrationCalendar', asked)).status).toBe(401);
    },
  },
  {
    name: 'mails the confirmation with the receipt and the calendar, which the outbox shows',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      await event.fill(begun);
      await event.submit(begun);
      const [mail] = await mailsTo(api, begun.email);
      const files = await api.database.db
        .select()
        .from(mailAttachment)
        .where(eq(mailAttachment.mailId, String(mail?.id)))
        .orderBy(mailAttachment.name);
      expect(files.map(({ name, type }) => [name, type])).toEqual([
        [`${event.code}.ics`, 'text/calendar; charset=utf-8'],
        [`receipt-${begun.code}.pdf`, 'application/pdf'],
      ]);
      expect(Buffer.from(files[0]?.content ?? []).toString()).toContain('DTSTART;VALUE=DATE:20270219');
      const address = `/outbox/attachment/${files[1]?.id}`;
      expect((await api.get('/outbox')).text).toContain(address);
      expect((await api.get(address)).text.slice(0, 5)).toBe('%PDF-');
      expect((await api.get('/outbox/attachment/none')).status).toBe(404);
      expect((await api.get(address, { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
      const asRead = `/outbox/mail/${mail?.id}`;
      const art = `/outbox/art/${event.code}`;
      expect((await api.get(asRead)).text).toBe(mail?.html.replace('cid:art', art));
      expect((await api.get(art)).headers['content-type']).toBe('image/png');
      expect((await api.get('/outbox/mail/none')).status).toBe(404);
      expect((await api.get(asRead, { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
    },
  },
  {
    name: 'mails a receipt to the registration’s address, and answers alike where there is none',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      await event.fill(begun);
      await event.submit(begun);
      const { code, email } = begun;
      const answers = [
        await event.post('sendReceiptParty', { code, email: 'nobody@example.org' }),
        await event.post('sendReceiptParty', { code: 'ZZZZ-ZZZZ', email }),
        await event.post('sendReceiptParty', { code, email: email.toUpperCase() }),
      ];
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      await vi.waitFor(async () => expect(await mailsTo(api, email)).toHaveLength(2), { timeout: 60_000 });
      expect(await mailsTo(api, 'nobody@example.org')).toEqual([]);
    },
  },
  {
    name: 'mails one invitation to a colleague, from who is registered and under a name only',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      const colleague = `colleague-${begun.code}@example.org`;
      const invite = (given: object = {}) =>
        event.post(
          'sendInvitationColleague',
          {
            code: begun.code,
            your_name: 'Zoé Tremblay',
            colleague_name: 'Ana',
            send_type: 'email',
            invite_email: colleague,
            locale: 'fr',
            ...given,
          },
          begun.bearer,
        );
      expect((await invite()).status).toBe(409);
      await event.fill(begun);
      await event.submit(begun);
      expect((await invite({ your_name: 'Win at https://x.example' })).status).toBe(422);
      expect((await invite({ invite_email: 'a@example.org\r\nBcc: b@example.org' })).status).toBe(422);
      for (const _ of [1, 2]) expect((await invite()).body).toEqual({ sent: 'Y' });
      const mails = await mailsTo(api, colleague);
      expect(mails.map(({ subject }) => subject)).toEqual(['Zoé Tremblay vous invite à Journées payantes']);
      expect(mails[0]?.text).toContain('/fr/');
    },
  },
  {
    name: 'keeps no card number anywhere, whoever sends one',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      await event.fill(begun);
      const number = '5555555555554444';
      await event.submit(begun, { credit: number });
      await event.submit(begun, { credit: `tok_${number}` });
      await event.submit(begun, { credit: cardToken('insufficient') });
      expect((await event.submit(begun)).status).toBe(200);
      const { db } = api.database;
      const tables = await db.execute<{ name: string }>(
        sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
            where table_type = 'BASE TABLE' and table_schema in ('public', 'jobs')`,
      );
      expect(tables.rows.length).toBeGreaterThan(15);
      for (const { name } of tables.rows) {
        const found = await db.execute(
          sql`select 1 from ${sql.raw(name)} as row where row::text like ${`%${number}%`} limit 1`,
        );
        expect([name, found.rows]).toEqual([name, []]);
      }
    },
  },
];
