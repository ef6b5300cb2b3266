import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { DeskDossier } from '#engine/contract/desk.ts';
import type { RefundableCharge } from '#engine/contract/desk-actions.ts';
import { outboxMail, payment } from '#server/database/schema.ts';
import { erasePersonalData } from '#server/retention/erase-personal-data.ts';
import type { ApiCase } from '../api.contract.ts';
import {
  chargesOf,
  cheaper,
  dearer,
  openChangeEvent,
  refundsOf,
  toHybrid,
  toOnline,
} from '../change-event.ts';
import { openDesk } from '../open-desk.ts';
import { cardToken } from '../paid-event.ts';
import { type Begun, type Fields, key, organizerToken, type TestApi } from '../test-api.ts';

const root = { authorization: `Bearer ${organizerToken}` };

/** An event with a desk, and what an organizer and the owner of a registration do with it. */
async function openFaults(api: TestApi) {
  const event = await openChangeEvent(api);
  const desk = await openDesk(api, event.code, event.at.host);
  const act = (call: string, fields: Fields, headers = key(), as = desk.headers) =>
    api.post(call, fields, { ...as, ...headers });
  const edit = ({ code }: Begun, fields: Fields, headers = key()) =>
    act('changeRegistrationAsOrganizer', { code, ...fields }, headers);
  const read = async ({ code }: Begun) =>
    (await api.get(`/api/getDossier/${code}`, desk.headers)).body as unknown as DeskDossier;
  const charge = async ({ code }: Begun) => {
    const { body } = await api.get(`/api/getRefundable/${code}`, desk.headers);
    const [only] = (body as unknown as { charges: RefundableCharge[] }).charges;
    if (!only) throw new Error('nothing was charged');
    return only;
  };
  const cancel = (begun: Begun, expected_refund: number) =>
    event.post(
      'changeRegistration',
      { code: begun.code, option: 'cancel', reason: 'illness', expected_refund },
      { ...begun.bearer, ...key() },
    );
  /** What was paid in all, and what went back. */
  const books = async () => {
    const charged = await api.database.db
      .select()
      .from(payment)
      .where(and(eq(payment.eventCode, event.code), eq(payment.state, 'succeeded')));
    const back = await refundsOf(api, event);
    const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);
    return { paid: sum(charged), back: sum(back) };
  };
  return { event, desk, act, edit, read, charge, cancel, books };
}

/** What comes in between when organizers work on one registration. */
export const deskFaultCases: ApiCase[] = [
  {
    name: 'does nothing for an organizer whose role or session ended between the preview and the press',
    async run(api) {
      const { event, desk, act, read, charge } = await openFaults(api);
      const begun = await event.submitted();
      const { code } = begun;
      const { payment: paid } = await charge(begun);
      const noted = await act('addDossierNote', { code, text: 'Phoned' });
      const { id } = (noted.body as { note: { id: string } }).note;
      const repeated = { code, payment: paid, amount: 100, why: 'Kindness', notify: 'N' };
      const before = await read(begun);
      const team = (call: string, fields: Fields) =>
        api.post(call, { event: event.code, ...fields }, { ...event.at, ...root });
      for (const [status, end] of [
        [403, (email: string) => team('addOrganizer', { email, role: 'door' })],
        [403, (email: string) => team('addOrganizer', { email, role: 'editor' })],
        [401, (email: string) => team('removeOrganizer', { email })],
        [401, (_: string, headers: typeof desk.headers) => api.post('signOutOrganizer', {}, headers)],
      ] as const) {
        const theirs = await openDesk(api, event.code, event.at.host);
        const shown = await api.get(`/api/previewChangeAsOrganizer/${code}?track=online`, theirs.headers);
        expect(shown.body).toMatchObject({ changes: 'Y', difference: cheaper });
        expect((await end(theirs.email, theirs.headers)).status).toBe(200);
        for (const [call, fields] of [
          ['changeRegistrationAsOrganizer', { option: 'change', ...toOnline, expected_difference: cheaper }],
          ['changeRegistrationAsOrganizer', { option: 'cancel' }],
          ['refundRegistration', repeated],
          ['addDossierNote', { text: 'Late' }],
          ['removeDossierNote', { id }],
          ['tagDossier', { add: ['late'] }],
        ] as const) {
          const refused = await act(call, { code, ...fields }, key(), theirs.headers);
          expect([call, refused.status, Object.keys(refused.body)]).toEqual([call, status, ['errors']]);
        }
      }
      expect(await read(begun)).toEqual(before);
      // Nor is the answer to a press before repeated to them.
      const theirs = await openDesk(api, event.code, event.at.host);
      const once = key();
      expect((await act('refundRegistration', repeated, once, theirs.headers)).status).toBe(200);
      await team('removeOrganizer', { email: theirs.email });
      expect((await act('refundRegistration', repeated, once, theirs.headers)).status).toBe(401);
    },
  },
  {
    name: 'leaves a registration to its owner while their change is at the bank, and their change to them once made',
    async run(api) {
      const { event, desk, act, edit, charge, books } = await openFaults(api);
      const begun = await event.submitted();
      const { payment: paid } = await charge(begun);
      const wanted = { ...toHybrid, expected_difference: dearer };
      const [once, paying] = [key(), { ...wanted, credit: cardToken('challenge') }];
      const asked = await event.change(begun, paying, once);
      expect(asked.body).toMatchObject({ status: 'challenge' });
      const refund = { code: begun.code, payment: paid, amount: 100, why: 'Kindness' };
      const presses = () => [
        edit(begun, { option: 'change', ...toOnline }),
        edit(begun, { option: 'cancel' }),
        act('refundRegistration', refund),
      ];
      for (const refused of await Promise.all(presses())) {
        expect([refused.status, refused.body.reason]).toEqual([409, 'in_flight']);
        expect(Object.values(refused.body.errors ?? {}).flat()).toEqual([expect.stringMatching(/.{10}/)]);
      }
      const url = `/api/previewChangeAsOrganizer/${begun.code}`;
      expect((await api.get(url, desk.headers)).body).toMatchObject({ changes: 'N', left: 21_000 });
      expect(await refundsOf(api, event)).toEqual([]);
      await api.send('POST', String(asked.body['url']), 'answer=approve', {
        ...event.at,
        'content-type': 'application/x-www-form-urlencoded',
      });
      expect((await event.change(begun, paying, once)).body).toMatchObject({ difference: dearer });
      expect(await event.registrationOf(begun)).toMatchObject({ track: 'main', mode: 'Hybrid' });
      expect(await books()).toEqual({ paid: 21_000 + dearer, back: 0 });
      // What the organizer was shown before is not what there is now.
      const stale = await edit(begun, { option: 'change', ...toOnline, expected_difference: cheaper });
      expect([stale.status, stale.body.reason]).toEqual([409, 'price']);
      expect((await edit(begun, { option: 'cancel' })).status).toBe(200);
      expect((await edit(begun, { option: 'cancel' })).status).toBe(409);
      expect((await books()).back).toBeLessThanOrEqual(21_000 + dearer);
    },
  },
  {
    name: 'charges nothing for a change whose registration an organizer has changed or cancelled since it was shown',
    async run(api) {
      const { event, edit, books } = await openFaults(api);
      const [moved, cancelled] = [await event.submitted(), await event.submitted()];
      const shown = { track: 'main', ...toHybrid, expected_difference: dearer };
      expect((await edit(moved, { option: 'change', ...toOnline, issue_refund: 'N', why: 'x' })).status).toBe(
        200,
      );
      expect((await edit(cancelled, { option: 'cancel', issue_refund: 'N', why: 'x' })).status).toBe(200);
      for (const credit of ['ok', 'challenge'] as const) {
        const late = await event.change(moved, { ...shown, credit: cardToken(credit) });
        expect([late.status, late.body.reason]).toEqual([409, 'price']);
        expect((await event.change(cancelled, { ...shown, credit: cardToken(credit) })).status).toBe(409);
      }
      expect(await chargesOf(api, event)).toEqual([]);
      expect(await event.registrationOf(moved)).toMatchObject({ track: 'online', mode: 'Online' });
      expect(await books()).toEqual({ paid: 42_000, back: 0 });
    },
  },
  {
    name: 'makes one of two changes that an organizer and the owner ask for at the same time',
    async run(api) {
      const { event, edit, books } = await openFaults(api);
      const registrations = [await event.submitted(), await event.submitted()];
      for (const begun of registrations) {
        const before = await books();
        const [theirs, ours] = await Promise.all([
          event.change(begun, {
            track: 'main',
            ...toHybrid,
            expected_difference: dearer,
            credit: cardToken('ok'),
          }),
          edit(begun, { option: 'change', ...toOnline, expected_difference: cheaper }),
        ]);
        expect([theirs.status, ours.status].sort(), `${theirs.text} ${ours.text}`).toEqual([200, 409]);
        const { paid, back } = await books();
        const [charged, refunded] = theirs.status === 200 ? [dearer, 0] : [0, -cheaper];
        expect([paid - before.paid, back - before.back]).toEqual([charged, refunded]);
        const mode = theirs.status === 200 ? 'Hybrid' : 'Online';
        expect(await event.registrationOf(begun)).toMatchObject({ mode });
      }
    },
  },
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
    name: 'shows and mails nothing of somebody who was erased meanwhile, and keeps the books open',
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
      // There is nobody to write to.
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
