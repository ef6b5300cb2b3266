import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { dossier, inventory, payment, ticket } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { policy, refundsOf } from '../change-event.ts';
import { both, details, dinner, field, mug, openCorrectEvent, pieces, products } from '../correct-event.ts';
import { mailsTo } from '../mails-to.ts';
import { cardToken } from '../paid-event.ts';
import { type Begun, key, type TestApi } from '../test-api.ts';

async function idOf({ database: { db } }: TestApi, { code }: Begun): Promise<string> {
  const [row] = await db.select({ id: dossier.id }).from(dossier).where(eq(dossier.code, code));
  if (!row) throw new Error(`no registration ${code}`);
  return row.id;
}

/** Answers that are corrected, and merchandise that is bought, once a registration is submitted. */
export const changeAnswerCases: ApiCase[] = [
  {
    name: 'corrects answers that cost nothing: before and after are shown, stored and written of',
    async run(api) {
      const event = await openCorrectEvent(api);
      const begun = await event.begin({ phone: '111' });
      const wanted = event.asked('details', { phone: '222' });
      const { body, text } = await event.preview(begun, wanted);
      expect(body, text).toMatchObject({
        changes: 'Y',
        difference: 0,
        lines: [],
        corrected: [
          {
            label: both('Phone', 'Phone (fr)'),
            before: both('111', '111'),
            after: both('222', '222'),
          },
        ],
      });
      expect((await event.stepsOf(begun)).find(({ step }) => step.code === 'details')).toMatchObject({
        open: 'Y',
        values: { phone: '111' },
      });
      const once = key();
      const done = await event.change(begun, { ...wanted, expected_difference: 0 }, once);
      expect(done.body, done.text).toMatchObject({ status: 'confirmed', difference: 0 });
      expect((await event.change(begun, { ...wanted, expected_difference: 0 }, once)).text).toBe(done.text);
      const again = await event.change(begun, { ...wanted, expected_difference: 0 });
      expect([again.status, Object.keys(again.body.errors ?? {})]).toEqual([422, ['track']]);
      expect((await event.stepsOf(begun)).find(({ step }) => step.code === 'details')).toMatchObject({
        values: { phone: '222' },
      });
      const mail = (await mailsTo(api, begun.email)).at(-1);
      expect(mail?.subject).toBe('Your changes: Paid days');
      expect(mail?.text).toContain('Phone: 111 → 222');
      const told = await mailsTo(api, `desk@${event.code}.example.org`);
      expect(told.at(-1)?.text).toContain('Phone: 111 → 222');
    },
  },
  {
    name: 'charges what a corrected answer costs besides, and refunds what it costs less',
    async run(api) {
      const event = await openCorrectEvent(api);
      const begun = await event.begin();
      const [dining, alone] = ['Y', 'N'].map((answer) => event.asked('details', { dinner: answer }));
      if (!dining || !alone) throw new Error('no answers');
      expect((await event.preview(begun, dining)).body).toMatchObject({ difference: dinner });
      const unpaid = await event.change(begun, { ...dining, expected_difference: dinner });
      expect(unpaid.body.errors).toHaveProperty('credit');
      const wrong = await event.change(begun, { ...dining, expected_difference: 0 });
      expect([wrong.status, wrong.body.reason]).toEqual([409, 'price']);
      const paying = { ...dining, expected_difference: dinner, credit: cardToken('declined') };
      expect((await event.change(begun, paying)).status).toBe(402);
      const paid = await event.change(begun, { ...paying, credit: cardToken('ok') });
      expect(paid.body, paid.text).toMatchObject({ status: 'confirmed', difference: dinner });
      expect((await event.review(begun)).body).toMatchObject({
        quote: { total: 26_250 },
        changes: [{ difference: dinner, receipt: { quote: { total: dinner } } }],
      });
      const back = await event.change(begun, { ...alone, expected_difference: -dinner });
      expect(back.body, back.text).toMatchObject({ difference: -dinner });
      expect((await refundsOf(api, event)).map(({ amount }) => amount)).toEqual([dinner]);
    },
  },
  {
    name: 'corrects no step that is not open, too late, by another’s token, wrongly, or in a form that has changed',
    async run(api) {
      const event = await openCorrectEvent(api, { until: '2027-01-31' });
      const [begun, other] = [await event.begin(), await event.begin()];
      const wanted = event.asked('details', { phone: '222' });
      const closed = await event.preview(begun, event.asked('membership', { decline: true }));
      expect([closed.status, closed.body.reason, Object.keys(closed.body.errors ?? {})]).toEqual([
        409,
        'closed',
        ['form_type'],
      ]);
      expect((await event.preview(begun, event.asked('nowhere', {}))).status).toBe(404);
      expect((await event.preview({ ...begun, bearer: other.bearer }, wanted)).status).toBe(404);
      const wrong = await event.preview(begun, event.asked('details', { phone: '2'.repeat(21) }));
      expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['phone']]);
      for (const values of ['no object', '[]', '{"__proto__":{}}']) {
        expect((await event.preview(begun, { ...wanted, values })).status).toBe(422);
      }
      // Two devices: another has corrected the same answer since.
      const base = JSON.stringify({});
      expect((await event.change(begun, { ...wanted, base, expected_difference: 0 })).status).toBe(200);
      const late = event.asked('details', { phone: '333' }, { base });
      const conflict = await event.change(begun, { ...late, expected_difference: 0 });
      expect([conflict.status, conflict.body.reason]).toEqual([409, 'conflict']);
      await event.publish(details([field('hat', 'text', 'Hat')]));
      const stale = await event.preview(begun, event.asked('details', { phone: '444' }));
      expect([stale.status, stale.body.reason]).toEqual([409, 'stale']);
      await event.publish(policy([{}], '2020-01-01'));
      const over = await event.preview(begun, wanted);
      expect([over.status, over.body.reason]).toEqual([409, 'closed']);
      expect((await event.stepsOf(begun)).map(({ step, open }) => [step.code, open])).toEqual([
        ['personal', undefined],
        ['details', 'N'],
        ['membership', undefined],
        ['shop', 'N'],
        ['picks', undefined],
      ]);
    },
  },
  {
    name: 'sells merchandise afterwards: stock is taken while it is paid for, and free again where that comes to nothing',
    async run(api) {
      const event = await openCorrectEvent(api);
      const [begun, other] = [await event.begin(), await event.begin()];
      const { db } = api.database;
      const takenOf = async () => {
        const rows = await db.select().from(inventory).where(eq(inventory.eventCode, event.code));
        return rows.find(({ item }) => item === 'mug/one')?.taken ?? 0;
      };
      const wish = (qty: number) => event.asked('shop', { products: pieces('mug', qty) });
      expect((await event.preview(begun, wish(1))).body).toMatchObject({
        changes: 'Y',
        difference: mug,
        lines: [{ id: 'variant-mug/one', amount: 1_000 }],
        gains: [{ kind: 'merchandise', item: 'mug/one' }],
      });
      expect(await takenOf()).toBe(0);
      const first = { ...wish(1), expected_difference: mug };
      expect((await event.change(begun, { ...first, credit: cardToken('ok') })).status).toBe(200);
      expect(await takenOf()).toBe(1);
      const [once, paying] = [key(), { ...first, credit: cardToken('challenge') }];
      expect((await event.change(begun, paying, once)).body).toMatchObject({ status: 'challenge' });
      expect(await takenOf()).toBe(2);
      const gone = await event.change(other, { ...first, credit: cardToken('ok') });
      expect([gone.status, gone.body.reason]).toEqual([409, 'full']);
      expect((await event.post('cancelPayment', { code: begun.code }, begun.bearer)).body['cancelled']).toBe(
        'Y',
      );
      expect(await takenOf()).toBe(1);
      // Again, at the price of then, on a line of its own.
      await event.publish({
        ...products,
        products: products.products.map((product) =>
          product.code === 'mug' ? { ...product, amount: 1_200 } : product,
        ),
      });
      const dearer = { ...wish(1), expected_difference: 1_260, credit: cardToken('ok') };
      expect((await event.change(begun, dearer)).status).toBe(200);
      const { body } = await event.review(begun);
      expect(body).toMatchObject({
        purchases: [{ product_code: 'mug', qty: 2 }],
        quote: {
          total: 21_000 + 1_050 + 1_260,
          lines: [
            { id: 'fee-here' },
            { id: 'variant-mug/one', amount: 1_000 },
            { id: 'variant-mug/one~2', amount: 1_200 },
          ],
        },
      });
      const mail = (await mailsTo(api, begun.email)).at(-1);
      expect(mail?.text).toContain('Added: Mug.');
      for (const [product, qty, status] of [
        ['mug', 2, 422],
        ['nowhere', 1, 422],
        ['mug', 1, 409],
      ] as const) {
        const values = { products: pieces(product, qty) };
        const refused = await event.change(begun, {
          ...event.asked('shop', values),
          expected_difference: 0,
          credit: cardToken('ok'),
        });
        expect(refused.status, `${product} ${qty}`).toBe(status);
      }
      for (const values of [{ products: pieces('mug', -1) }, { products: 'mug' }, { products: [{}] }]) {
        expect((await event.preview(begun, event.asked('shop', values))).status).toBe(422);
      }
      const charges = await db
        .select()
        .from(payment)
        .where(eq(payment.dossierId, await idOf(api, begun)));
      expect(charges.map(({ state }) => state).sort()).toEqual([
        'abandoned',
        'succeeded',
        'succeeded',
        'succeeded',
      ]);
    },
  },
  {
    name: 'gives tickets for what lets somebody in, once it is paid',
    async run(api) {
      const event = await openCorrectEvent(api);
      const begun = await event.begin();
      const { db } = api.database;
      const ticketsOf = async () => db.$count(ticket, eq(ticket.dossierId, await idOf(api, begun)));
      const wanted = {
        ...event.asked('shop', { products: pieces('evening', 2) }),
        expected_difference: 5_040,
      };
      const once = key();
      const paying = { ...wanted, credit: cardToken('challenge') };
      const asked = await event.change(begun, paying, once);
      expect(asked.body, asked.text).toMatchObject({ status: 'challenge' });
      await event.post('getTickets', { code: begun.code }, begun.bearer);
      expect(await ticketsOf()).toBe(0);
      await api.send('POST', String(asked.body['url']), 'answer=approve', {
        ...event.at,
        'content-type': 'application/x-www-form-urlencoded',
      });
      expect((await event.change(begun, paying, once)).body).toMatchObject({ status: 'confirmed' });
      expect(await ticketsOf()).toBe(2);
    },
  },
];
