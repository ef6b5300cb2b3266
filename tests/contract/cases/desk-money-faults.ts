import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { payment } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { refundsOf } from '../change-event.ts';
import { acting, fee, secretOf } from '../owed-desk.ts';
import { openPaid, sum } from '../paid-desk.ts';
import { cardToken } from '../paid-event.ts';
import { type Answer, type Fields, key, type TestApi } from '../test-api.ts';

const other = { kind: 'fee', label: 'Lunch', category: 'workshop', amount: 1_000 } as const;

/** A paid registration, with the calls of two desks and of the link to pay. */
async function open(api: TestApi) {
  const opened = await openPaid(api);
  const { event, desk, begun } = opened;
  const { press, adjust, preview } = acting(api, opened);
  /** Previews an adjustment and makes it as it was shown. */
  const asShown = async (fields: Fields) => {
    const { owes, refund } = await preview(fields);
    return () => adjust({ ...fields, expected: owes, expected_refund: refund });
  };
  /** Reads the registration; whatever happened, its books are in order. */
  const books = async () => {
    const read = await opened.read();
    const { owing } = read.dossier;
    const unpaid = read.invoices.filter(({ state }) => state === 'open').map(({ total }) => total);
    expect(unpaid).toEqual(owing > 0 ? [owing] : []);
    expect(sum(read.ledger, 'charged') - sum(read.ledger, 'paid')).toBe(owing);
    const back = (await refundsOf(api, event)).map(({ amount }) => amount);
    return { ...read, owing, paid: read.dossier.paid, back };
  };
  const times = async (name: string) => (await books()).ledger.filter(({ label }) => label === name).length;
  const owesFee = async () => {
    expect((await (await asShown({ ...fee }))()).status).toBe(200);
    await press('sendPaymentLink', {});
    const { owing, ledger } = await books();
    const owed = await api.get(`/api/getOwedAsOrganizer/${begun.code}`, desk.headers);
    const [first] = (owed.body as unknown as { lines: { line: { id: string } }[] }).lines;
    const number = (await opened.read()).invoices.at(-1)?.number ?? 0;
    expect(ledger.some(({ label }) => label === fee.label)).toBe(true);
    return { total: owing, line: first?.line.id ?? '', number, secret: await secretOf(api, begun.email) };
  };
  const pay = (secret: string, total: number, headers = key(), credit = cardToken('ok')) =>
    api.post('payOwed', { secret, total, credit }, { ...event.at, ...headers });
  const approve = ({ body }: Answer) =>
    api.send('POST', String(body['url']), 'answer=approve', {
      ...event.at,
      'content-type': 'application/x-www-form-urlencoded',
    });
  const charges = async () => {
    const rows = await api.database.db
      .select()
      .from(payment)
      .where(and(eq(payment.eventCode, event.code), eq(payment.purpose, 'owed')));
    return rows.map(({ state, amount }) => [state, amount]);
  };
  const voided = (number: number) => api.post('voidInvoice', { number }, { ...desk.headers, ...key() });
  return { asShown, books, times, owesFee, pay, approve, charges, voided };
}

/** What is owed after an adjustment, as it was answered. */
const owesOf = (answer: Answer | undefined) => (answer?.body as { readonly owes?: number } | undefined)?.owes;

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted();

/** What comes in between while somebody's fees are adjusted or paid. */
export const deskMoneyFaultCases: ApiCase[] = [
  {
    name: 'adds one of the fees that desks add at the same time, and the others to what is owed by then',
    async run(api) {
      const { asShown, books, times } = await open(api);
      const fees = [fee, other, { ...other, label: 'Badge', amount: 1_500 }] as const;
      const presses = await Promise.all(fees.map((each) => asShown({ ...each })));
      const answers = await Promise.all(presses.map((press) => press()));
      expect(statuses(answers)).toEqual([200, 409, 409]);
      for (const { status, body } of answers) if (status === 409) expect(body.reason).toBe('price');
      const won = answers.findIndex(({ status }) => status === 200);
      expect((await books()).owing).toBe(owesOf(answers[won]));
      for (const [at, each] of fees.entries())
        if (at !== won) expect((await (await asShown({ ...each }))()).status).toBe(200);
      for (const { label } of fees) expect([label, await times(label)]).toEqual([label, 1]);
      expect((await books()).paid).toBe(27_000);
    },
  },
  {
    name: 'adds a fee and gives a credit at the same time only as both were shown',
    async run(api) {
      const { asShown, books, times } = await open(api);
      // Nothing is owed: the credit is a refund, which a fee that came first would have used up.
      const [feePress, refundPress] = [await asShown(fee), await asShown({ kind: 'credit', amount: 500 })];
      const [added, refunded] = await Promise.all([feePress(), refundPress()]);
      expect(added.status, added.text).toBe(200);
      expect([200, 409]).toContain(refunded.status);
      const first = await books();
      expect(first.back).toEqual(refunded.status === 200 ? [500] : []);
      expect(first.owing).toBe(owesOf(added));
      // Something is owed: each changes what the other was shown.
      const both = [await asShown(other), await asShown({ kind: 'credit', amount: 700 })];
      const answers = await Promise.all(both.map((press) => press()));
      expect(statuses(answers)).toEqual([200, 409]);
      const won = answers.find(({ status }) => status === 200);
      const second = await books();
      expect(second.owing).toBe(owesOf(won));
      expect(second.back).toEqual(first.back);
      expect(await times(other.label)).toBe(answers[0]?.status === 200 ? 1 : 0);
    },
  },
  {
    name: 'credits or waives what is owed once when desks do so at the same time, and refunds no cent that was not shown',
    async run(api) {
      for (const kinds of [
        ['credit', 'credit'],
        ['credit', 'waiver'],
      ] as const) {
        const { asShown, books, owesFee } = await open(api);
        const { total, line } = await owesFee();
        const presses = await Promise.all(
          kinds.map((kind) => asShown(kind === 'credit' ? { kind, amount: total } : { kind, line })),
        );
        const answers = await Promise.all(presses.map((press) => press()));
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        const refused = answers.find(({ status }) => status !== 200);
        expect([
          [409, 'price'],
          [422, undefined],
        ]).toContainEqual([refused?.status, refused?.body.reason]);
        expect(await books()).toMatchObject({ owing: 0, paid: 27_000, back: [] });
      }
    },
  },
  {
    name: 'never refunds more than is left by credits that desks give at the same time',
    async run(api) {
      const { asShown, books } = await open(api);
      const presses = await Promise.all([1, 2, 3, 4].map(() => asShown({ kind: 'credit', amount: 20_000 })));
      expect(statuses(await Promise.all(presses.map((press) => press())))).toEqual([200, 422, 422, 422]);
      expect(await books()).toMatchObject({ owing: 0, paid: 7_000, back: [20_000] });
    },
  },
  {
    name: 'adjusts and voids nothing while the link is being paid at the bank, and adds the fee afterwards',
    async run(api) {
      const { asShown, books, owesFee, pay, approve, charges, voided } = await open(api);
      const { total, line, number, secret } = await owesFee();
      const presses = [
        await asShown(other),
        await asShown({ kind: 'waiver', line }),
        await asShown({ kind: 'credit', amount: 700 }),
        () => voided(number),
      ];
      const [once, card] = [key(), cardToken('challenge')];
      const asked = await pay(secret, total, once, card);
      expect(asked.body).toMatchObject({ status: 'challenge' });
      for (const refused of await Promise.all(presses.map((press) => press())))
        expect([refused.status, refused.body.reason]).toEqual([409, 'in_flight']);
      await approve(asked);
      for (let time = 0; time < 2; time += 1)
        expect((await pay(secret, total, once, card)).body).toEqual({ status: 'confirmed', amount: total });
      expect(await books()).toMatchObject({ owing: 0, paid: 27_000 + total });
      // What was shown before the payment is not what there is now.
      expect(statuses(await Promise.all(presses.map((press) => press())))).toEqual([409, 409, 409, 422]);
      const added = await (await asShown(other))();
      const owes = owesOf(added) ?? 0;
      expect(await books()).toMatchObject({ owing: owes, paid: 27_000 + total });
      expect((await pay(secret, total, once, card)).body).toEqual({ status: 'confirmed', amount: total });
      expect(await charges()).toEqual([['succeeded', total]]);
      expect((await pay(secret, owes)).body).toEqual({ status: 'confirmed', amount: owes });
      expect(await books()).toMatchObject({ owing: 0, paid: 27_000 + total + owes });
    },
  },
  {
    name: 'charges nothing by the link for a total that an organizer has changed, waived or voided since it was shown',
    async run(api) {
      for (const [act, reason] of [
        ['fee', 'price'],
        ['waiver', 'closed'],
        ['void', 'closed'],
      ] as const) {
        const { asShown, books, owesFee, pay, charges, voided } = await open(api);
        const { total, line, number, secret } = await owesFee();
        const press = {
          fee: await asShown(other),
          waiver: await asShown({ kind: 'waiver', line }),
          void: () => voided(number),
        }[act];
        expect([act, (await press()).status]).toEqual([act, 200]);
        for (const card of ['ok', 'challenge'] as const) {
          const late = await pay(secret, total, key(), cardToken(card));
          expect([act, late.status, late.body.reason]).toEqual([act, 409, reason]);
        }
        expect(await charges()).toEqual([]);
        expect((await books()).paid).toBe(27_000);
      }
    },
  },
  {
    name: 'takes the payment by the link or the organizer’s change of it when both come at the same time',
    async run(api) {
      for (const act of ['fee', 'waiver', 'void'] as const) {
        const { asShown, books, owesFee, pay, charges, voided, times } = await open(api);
        const { total, line, number, secret } = await owesFee();
        const press = {
          fee: await asShown(other),
          waiver: await asShown({ kind: 'waiver', line }),
          void: () => voided(number),
        }[act];
        const [first, second, ours] = await Promise.all([pay(secret, total), pay(secret, total), press()]);
        const paid = [first, second].filter(({ status }) => status === 200);
        const texts = [first, second, ours].map(({ status, text }) => `${status} ${text}`).join('\n');
        expect(paid.length + (ours.status === 200 ? 1 : 0), `${act}\n${texts}`).toBe(1);
        // A waiver that comes too late names a line that is no longer owed.
        if (ours.status !== 200) expect([409, act === 'waiver' ? 422 : 409], texts).toContain(ours.status);
        expect(await charges()).toEqual(paid.map(() => ['succeeded', total]));
        const read = await books();
        expect(read.paid).toBe(27_000 + paid.length * total);
        if (act !== 'fee') {
          expect(read.owing).toBe(0);
          continue;
        }
        if (paid.length > 0) expect((await (await asShown(other))()).status).toBe(200);
        const { owing } = await books();
        expect(await times(other.label)).toBe(1);
        expect((await pay(secret, owing)).body).toEqual({ status: 'confirmed', amount: owing });
        expect(await books()).toMatchObject({ owing: 0, paid: 27_000 + paid.length * total + owing });
      }
    },
  },
];
