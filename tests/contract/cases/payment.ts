import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { dossier, payment, sandboxCharge } from '#server/database/schema.ts';
import { reconcilePayments } from '#server/payments/reconcile-payments.ts';
import type { ApiCase } from '../api-case.ts';
import { mailsTo } from '../mails-to.ts';
import { cardToken, openPaidEvent, retiree } from '../paid-event.ts';
import { feesDocument } from '../paid-event-documents.ts';
import { key, type TestApi } from '../test-api.ts';

const chargesOf = (api: TestApi, begun: { code: string }) =>
  api.database.db
    .select({ state: sandboxCharge.state, amount: sandboxCharge.amount, reference: sandboxCharge.reference })
    .from(sandboxCharge)
    .innerJoin(payment, eq(sql`${payment.id}::text`, sandboxCharge.idempotencyKey))
    .innerJoin(dossier, eq(dossier.id, payment.dossierId))
    .where(eq(dossier.code, begun.code));

/** Paying: once whatever happens, the server's total and no other, and a way on from every refusal. */
export const paymentCases: ApiCase[] = [
  {
    name: 'charges once for twenty calls with one key, and answers them alike',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      await event.fill(begun);
      const given = { credit: cardToken('ok') };
      const once = key();
      const answers = await Promise.all(Array.from({ length: 20 }, () => event.submit(begun, given, once)));
      const settled = await event.submit(begun, { ...given, total: 27_000 }, once);
      expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual(
        answers.map(() => `${settled.status} ${settled.text}`),
      );
      expect(settled.body).toMatchObject({ status: 'confirmed', registration: { status: 'Submitted' } });
      // 200.00 and 5 %, and a membership without tax.
      expect(await chargesOf(api, begun)).toMatchObject([{ state: 'succeeded', amount: 27_000 }]);
      const mails = await mailsTo(api, begun.email);
      expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('$\u00a0270.00')]);
      const reviewed = (await event.review(begun)).body;
      expect(reviewed.receipt).toMatchObject({
        quote: { total: 27_000 },
        card: { brand: 'visa', last4: '4242' },
      });
    },
  },
  {
    name: 'leaves a declined registration open, and takes another card with another key',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      await event.fill(begun);
      const [once, credit] = [key(), cardToken('insufficient')];
      const declined = await event.submit(begun, { credit }, once);
      expect([declined.status, declined.body.reason]).toEqual([402, 'declined']);
      expect(declined.body.errors?.credit?.[0]).toContain('insufficient funds');
      const again = await event.submit(begun, { credit }, once);
      expect([again.status, again.text]).toEqual([402, declined.text]);
      const french = await event.submit(
        begun,
        { credit: cardToken('declined') },
        { ...key(), 'accept-language': 'fr' },
      );
      expect(french.body.errors?.credit?.[0]).toContain('refusée');
      const other = await event.submit(begun, { credit: cardToken('ok') }, once);
      expect([other.status, other.body.reason]).toEqual([422, 'key_reused']);
      expect((await event.submit(begun)).status).toBe(200);
      const charges = await chargesOf(api, begun);
      expect(charges.filter(({ state }) => state === 'succeeded')).toHaveLength(1);
    },
  },
  {
    name: 'finds a charge whose answer was lost by the same key, and refuses another key meanwhile',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      await event.fill(begun);
      const [once, credit] = [key(), cardToken('timeout')];
      const lost = await event.submit(begun, { credit }, once);
      expect([lost.status, lost.body.reason]).toEqual([409, 'in_flight']);
      const other = await event.submit(begun);
      expect([other.status, other.body.reason]).toEqual([409, 'in_flight']);
      const changed = await event.save(begun, 'personal', { first_name: 'A', last_name: 'B' });
      expect([changed.status, changed.body.reason]).toEqual([409, 'in_flight']);
      const found = await event.submit(begun, { credit }, once);
      expect(found.body).toMatchObject({ status: 'confirmed' });
      expect(await chargesOf(api, begun)).toHaveLength(1);
    },
  },
  {
    name: 'asks the bank, and goes on as it answers',
    async run(api) {
      const event = await openPaidEvent(api);
      for (const [answer, status] of [
        ['approve', 200],
        ['refuse', 402],
      ] as const) {
        const begun = await event.begin();
        await event.fill(begun);
        const [once, credit] = [key(), cardToken('challenge')];
        const asked = await event.submit(begun, { credit }, once);
        expect(asked.body).toMatchObject({
          status: 'challenge',
          url: expect.stringMatching(/^\/sandbox-bank\//),
        });
        expect((await event.submit(begun, { credit }, once)).text).toBe(asked.text);
        const url = String(asked.body.url);
        const back = await api.send('POST', url, `answer=${answer}`, {
          ...event.at,
          'content-type': 'application/x-www-form-urlencoded',
        });
        expect([back.status, String(back.headers.location)]).toEqual([
          303,
          expect.stringContaining('/registration/step'),
        ]);
        expect((await event.submit(begun, { credit }, once)).status).toBe(status);
      }
    },
  },
  {
    name: 'has the bank ask in the language of the page that the visitor comes from, in the look of the event',
    async run(api) {
      const event = await openPaidEvent(api);
      for (const [locale, other, title, name] of [
        ['fr', 'en', 'Banque d’essai', 'Journées payantes'],
        ['en', 'fr', 'Sandbox bank', 'Paid days'],
      ] as const) {
        const begun = await event.begin();
        await event.fill(begun);
        const asked = await event.submit(begun, { credit: cardToken('challenge'), locale });
        const page = await api.get(String(asked.body.url), { ...event.at, 'accept-language': other });
        expect(page.text).toContain(`<html lang="${locale}">`);
        expect(page.text).toContain(title);
        expect(page.text).toContain(name);
        expect(page.text).toContain('--accent:light-dark(#005fcc,');
        const policy = String(page.headers['content-security-policy']);
        const style = /<style>([\s\S]*?)<\/style>/.exec(page.text)?.[1] ?? '';
        const hash = createHash('sha256').update(style).digest('base64');
        expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash}' ; img-src data:;`);
      }
    },
  },
  {
    name: 'names the part of a card that its bank refused',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      await event.fill(begun);
      for (const [outcome, path, words] of [
        ['declined', 'credit', 'was declined'],
        ['expired', 'credit.expiry', 'has expired'],
        ['cvc', 'credit.cvc', 'Your bank rejected the CVC code'],
      ] as const) {
        const { status, body } = await event.submit(begun, { credit: cardToken(outcome) });
        expect([status, body.reason, Object.keys(body.errors ?? {})]).toEqual([402, 'declined', [path]]);
        expect(body.errors?.[path]?.[0]).toContain(words);
      }
    },
  },
  {
    name: 'gives up a payment that waits for its bank, and charges none that was given up',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      await event.fill(begun);
      const [once, credit] = [key(), cardToken('challenge')];
      const asked = await event.submit(begun, { credit }, once);
      const cancelled = await event.post('cancelPayment', { code: begun.code }, begun.bearer);
      expect(cancelled.body).toEqual({ cancelled: 'Y' });
      await api.send('POST', String(asked.body.url), 'answer=approve', {
        ...event.at,
        'content-type': 'application/x-www-form-urlencoded',
      });
      expect((await event.submit(begun, { credit }, once)).status).toBe(402);
      expect((await event.submit(begun)).status).toBe(200);
      expect((await event.post('cancelPayment', { code: begun.code }, begun.bearer)).body).toEqual({
        cancelled: 'Y',
      });
      const charges = await chargesOf(api, begun);
      expect(charges.filter(({ state }) => state === 'succeeded')).toHaveLength(1);
    },
  },
  {
    name: 'charges nothing when the price was raised after the review, and says the new one',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      await event.fill(begun);
      const { versions } = (await event.review(begun)).body;
      const [fee] = feesDocument.fees;
      await event.publish({ ...feesDocument, fees: [{ ...fee, amount: 30_000 }] });
      const fields = { versions: JSON.stringify(versions), total: 27_000, credit: cardToken('ok') };
      const refused = await event.submit(begun, fields);
      expect([refused.status, refused.body.reason]).toEqual([409, 'price']);
      expect(refused.body.changes).toMatchObject([
        { change: 'price', label: { en: 'Total: $\u00a0375.00' } },
      ]);
      expect(await chargesOf(api, begun)).toEqual([]);
      expect((await event.submit(begun)).status).toBe(200);
      expect(await chargesOf(api, begun)).toMatchObject([{ amount: 37_500 }]);
    },
  },
  {
    name: 'takes no amounts, no missing card, and no submission that skips the review',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      for (const extra of [{ amount: 1 }, { quote: '{}' }, { status: 'Submitted' }]) {
        expect((await event.submit(begun, { credit: cardToken('ok'), ...extra })).status).toBe(422);
      }
      for (const total of [-1, 1.5, '1e309', 'x', '']) {
        const refused = await event.submit(begun, { total, credit: cardToken('ok') });
        expect([total, refused.status]).toEqual([total, 422]);
      }
      const skipped = await event.submit(begun, { versions: '{}', credit: cardToken('ok') });
      expect([skipped.status, skipped.body.reason]).toEqual([409, 'stale']);
      const empty = await event.submit(begun);
      expect(empty.body.errors).toHaveProperty(['membership.type']);
      expect(empty.body.errors).toHaveProperty(['personal.first_name']);
      await event.fill(begun);
      expect(Object.keys((await event.submit(begun, {})).body.errors ?? {})).toEqual(['credit']);
      for (const credit of ['4242424242424242', '4242 4242 4242 4242', 'tok_4242424242424242']) {
        const number = await event.submit(begun, { credit });
        expect([credit, number.status, Object.keys(number.body.errors ?? {})]).toEqual([
          credit,
          422,
          ['credit'],
        ]);
      }
      expect((await event.submit(begun, { credit: 'tok_unknown' })).status).toBe(402);
      expect(await chargesOf(api, begun)).toEqual([]);
    },
  },
  {
    name: 'submits without a card what is free, with a receipt',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      await event.fill(begun, { decline: true });
      expect((await event.applyCode(begun, 'free100')).status).toBe(200);
      expect((await event.submit(begun, {})).body).toMatchObject({ status: 'confirmed' });
      expect((await event.review(begun)).body.receipt).toMatchObject({ quote: { total: 0 } });
      expect((await event.review(begun)).body.receipt).not.toHaveProperty('card');
    },
  },
  {
    name: 'charges for one of two registrations of an address that are paid at once',
    async run(api) {
      const event = await openPaidEvent(api);
      const first = await event.begin();
      const second = await event.begin({ email: first.email.toUpperCase() });
      await event.fill(first);
      await event.fill(second);
      const answers = await Promise.all([event.submit(first), event.submit(second)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const charges = [...(await chargesOf(api, first)), ...(await chargesOf(api, second))];
      expect(charges).toHaveLength(1);
    },
  },
  {
    name: 'reconciles what was left open: finishes what was charged, gives up what never was',
    async run(api) {
      const event = await openPaidEvent(api);
      const { db } = api.database;
      const lost = await event.begin();
      await event.fill(lost);
      expect((await event.submit(lost, { credit: cardToken('timeout') })).status).toBe(409);
      const never = await event.begin();
      await event.fill(never, retiree);
      await event.submit(never, { credit: cardToken('challenge') });
      const [row] = await db.select().from(dossier).where(eq(dossier.code, never.code));
      const [open] = await db
        .select()
        .from(payment)
        .where(and(eq(payment.dossierId, String(row?.id)), eq(payment.state, 'challenge')));
      await db.delete(sandboxCharge).where(eq(sandboxCharge.idempotencyKey, String(open?.id)));
      const stores = api.portal.paying;
      await reconcilePayments(stores, { now: new Date(), minimumAgeMs: 0 });
      const states = async () =>
        (await Promise.all([event.review(lost), event.review(never)])).map(
          ({ body }) => (body.registration as { status: string }).status,
        );
      expect(await states()).toEqual(['Submitted', 'Not Submitted']);
      expect((await event.submit(never)).status).toBe(409);
      await reconcilePayments(stores, { now: new Date(Date.now() + 100_000) });
      expect((await event.submit(never)).status).toBe(200);
      expect(await chargesOf(api, lost)).toHaveLength(1);
    },
  },
];
