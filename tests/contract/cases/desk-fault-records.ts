import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { outboxMail, payment } from '#server/database/schema.ts';
import { erasePersonalData } from '#server/retention/erase-personal-data.ts';
import type { ApiCase } from '../api-case.ts';
import { refundsOf, toOnline } from '../change-event.ts';
import { openFaults } from '../desk-faults-event.ts';
import { openDesk } from '../open-desk.ts';
import { organizerToken } from '../test-api.ts';

const root = { authorization: `Bearer ${organizerToken}` };

/** Refunds, erased people and odd input at the organizers’ desk. */
export const deskFaultRecordCases: ApiCase[] = [
  {
    name: 'gives back no more than was paid when an organizer refunds while the attendee cancels',
    async run(api) {
      const { event, act, charge, cancel, read, books } = await openFaults(api);
      for (let round = 1; round <= 2; round += 1) {
        const begun = await event.submitted();
        const { payment: paid } = await charge(begun);
        const { body } = await event.get(`/api/getCancellation/${begun.code}`, begun);
        const { back } = body['refund'] as { back: number };
        expect(back).toBe(18_375);
        const refund = { code: begun.code, payment: paid, amount: 20_000, why: 'Kindness' };
        const [ours, theirs] = await Promise.all([act('refundRegistration', refund), cancel(begun, back)]);
        const rows = await api.database.db
          .select()
          .from(payment)
          .where(and(eq(payment.id, paid), eq(payment.state, 'succeeded')));
        expect(rows.map(({ amount }) => amount)).toEqual([21_000]);
        const given = (await refundsOf(api, event)).filter(({ paymentId }) => paymentId === paid);
        // The slower one is refused: less is left, or the refund is no longer the one shown.
        expect([ours.status, theirs.status].filter((status) => status === 200)).toHaveLength(1);
        expect([200, 409, 422]).toContain(ours.status);
        expect(given.map(({ amount }) => amount)).toEqual([ours.status === 200 ? 20_000 : back]);
        const { dossier, ledger } = await read(begun);
        expect(dossier).toMatchObject({
          status: theirs.status === 200 ? 'Cancelled' : 'Submitted',
          paid: 21_000 - (given[0]?.amount ?? 0),
        });
        expect(ledger.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
      }
      expect((await books()).paid).toBe(42_000);
    },
  },
  {
    name: 'shows and emails nothing about a person who has been erased, and keeps the ledger',
    async run(api) {
      const { event, desk, act, edit, read, charge, books } = await openFaults(api);
      const { db } = api.database;
      const word = `quill${event.code.slice(-8)}`;
      const begun = await event.begin({ email: `una.${word}@example.org` });
      const { code } = begun;
      await event.fill(begun, { decline: true });
      await event.save(begun, 'personal', { first_name: `Una ${word}`, last_name: word });
      expect((await event.submit(begun)).status).toBe(200);
      const { payment: paid } = await charge(begun);
      expect((await act('addDossierNote', { code, text: `${word} phoned` })).status).toBe(200);
      expect((await act('tagDossier', { code, add: [word] })).status).toBe(200);
      const refund = { code, payment: paid, why: `For ${word}` };
      expect((await act('refundRegistration', { ...refund, amount: 100 })).status).toBe(200);
      const [mail] = (await read(begun)).mails;
      const reads = [
        `getDossier/${code}`,
        `getDossierMail/${code}/${mail?.id}`,
        `previewChangeAsOrganizer/${code}?track=online`,
        `getCancellationAsOrganizer/${code}`,
        `getRefundable/${code}`,
        `listDossiers?q=${word}`,
        `listDossiers?q=${code}`,
        'listTags',
        'getOverview',
        `exportList/${event.code}/registrations`,
        `exportList/${event.code}/payments`,
      ];
      const everything = async () => {
        const answers: { url: string; status: number; text: string }[] = [];
        for (const url of reads) {
          const { status, text } = await api.get(`/api/${url}`, desk.headers);
          answers.push({ url, status, text });
        }
        return answers;
      };
      expect((await everything()).filter(({ text }) => text.includes(word)).length).toBeGreaterThan(4);

      await db.transaction((tx) => erasePersonalData(tx, event.code));
      const isMail = (url: string) => url.startsWith('getDossierMail');
      for (const { url, status, text } of await everything()) {
        expect([url, status]).toEqual([url, isMail(url) ? 404 : 200]);
        expect([url, text.includes(word)]).toEqual([url, false]);
      }
      const erased = await read(begun);
      expect(erased).toMatchObject({ dossier: { code, paid: 20_900 }, notes: [], forms: [], mails: [] });
      expect(erased.ledger.some(({ kind, paid: back }) => kind === 'refund' && back === -100)).toBe(true);
      expect((await desk.list({ q: word })).total).toBe(0);

      expect((await act('refundRegistration', { ...refund, why: 'Late', amount: 200 })).status).toBe(200);
      expect((await act('addDossierNote', { code, text: 'Asked us to' })).status).toBe(200);
      // What organizers write afterwards is found by the next run.
      const dry = { event: event.code, dry_run: 'Y' };
      const { body } = await api.post('erasePersonalData', dry, { ...event.at, ...root });
      expect(body).toMatchObject({ found: { dossiers: 0, notes: 2 } });
      expect((await edit(begun, { option: 'change', ...toOnline })).status).toBe(200);
      expect((await edit(begun, { option: 'cancel' })).status).toBe(200);
      const { paid: all, back } = await books();
      expect(back).toBeLessThanOrEqual(all);
      // No one is left to email.
      const mails = await db.select().from(outboxMail).where(eq(outboxMail.eventCode, event.code));
      expect(mails.map(({ recipient }) => recipient).filter((to) => !to.startsWith('desk@'))).toEqual([]);
    },
  },
  {
    name: 'takes odd texts in every filter of the list for what they are',
    async run(api) {
      const { event, desk } = await openFaults(api);
      const rightToLeft = await event.begin();
      const word = event.code.slice(-8);
      await event.save(rightToLeft, 'personal', {
        first_name: `\u202Eשרה`,
        last_name: `בן־דוד ${word}`,
      });
      for (const q of ['שרה', 'בן־דוד', `בן־דוד ${word}`, '\u202Eשרה', word]) {
        const { rows } = await desk.list({ q });
        expect([q, rows.map(({ code }) => code)]).toEqual([q, [rightToLeft.code]]);
      }
      const odd = ['%', '_', '\\', `'`, `"`, `'); --`, '{"a":1}', '👩‍🏫', '\u202E', '\uFFFF', '/'];
      const filters = ['flow', 'track', 'mode', 'day', 'locale', 'tag', 'item', 'q'];
      for (const filter of filters) {
        for (const text of odd) {
          const query = new URLSearchParams({ [filter]: text });
          const { status, body, text: said } = await api.get(`/api/listDossiers?${query}`, desk.headers);
          expect([filter, text, status], said).toEqual([filter, text, 200]);
          const found = (body as unknown as { rows: unknown[] }).rows.length;
          const isInName = filter === 'q' && text === '\u202E';
          expect([filter, text, found]).toEqual([filter, text, isInName ? 1 : 0]);
        }
      }
      for (const query of ['status=x', 'money=x', 'needs=x', `tag=${'x'.repeat(41)}`, 'q=a&q=b'])
        expect([query, (await api.get(`/api/listDossiers?${query}`, desk.headers)).status]).toEqual([
          query,
          422,
        ]);
    },
  },
  {
    name: 'takes no key or id that only looks like one',
    async run(api) {
      const { event, desk, act } = await openFaults(api);
      const begun = await event.begin();
      const owner = await openDesk(api, event.code, event.at.host, 'owner');
      const keys = [
        `2027-99-99T99:99:99.000000Z_00000000-0000-0000-0000-000000000000`,
        `2027-02-30T00:00:00.000000Z_00000000-0000-0000-0000-000000000000`,
        `2027-01-01T00:00:00.000000Z_${'-'.repeat(36)}`,
        `0000-00-00T00:00:00.000000Z_${'f'.repeat(36)}`,
      ];
      for (const after of keys) {
        const query = new URLSearchParams({ after });
        // As with any other text that is no key, the list starts at its beginning.
        expect((await desk.list({ after })).rows.map(({ code }) => code)).toEqual([begun.code]);
        expect([after, (await api.get(`/api/listAudit?${query}`, owner.headers)).status]).toEqual([
          after,
          200,
        ]);
      }
      for (const id of ['-'.repeat(36), 'f'.repeat(36), '%', '', '\\']) {
        const removed = await act('removeDossierNote', { code: begun.code, id });
        expect([id, [404, 422].includes(removed.status), removed.text]).toEqual([id, true, removed.text]);
        const refunded = await act('refundRegistration', {
          code: begun.code,
          payment: id,
          amount: 1,
          why: 'x',
        });
        expect([id, [404, 422].includes(refunded.status), refunded.text]).toEqual([id, true, refunded.text]);
      }
    },
  },
];
