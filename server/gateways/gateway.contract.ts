import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ChargeRequest, PaymentGateway } from './gateway.ts';
import type { SandboxOutcome } from './sandbox-token.ts';

/** A gateway to be tested, with a hand on its other side. */
export type GatewayUnderTest = {
  gateway: PaymentGateway;
  /** A token of a card that this becomes of. */
  token(outcome: SandboxOutcome): string;
  answer(reference: string, approved: boolean): Promise<void>;
  /** How often money moved. */
  charges(): Promise<number>;
};

export type GatewayCase = { name: string; run(test: GatewayUnderTest): Promise<void> };

/** The requirements on every payment gateway. */
export const gatewayContract: GatewayCase[] = [
  {
    name: 'charges an id once, however often and however concurrently it is asked',
    async run(test) {
      const before = await test.charges();
      const asked = askFor(test, 'ok');
      const outcomes = await Promise.all(Array.from({ length: 5 }, () => asked.charge()));
      const again = await asked.charge();
      expect(again).toMatchObject({ status: 'succeeded', brand: 'visa', last4: '4242' });
      expect(outcomes.every(({ status }) => status === 'succeeded' || status === 'unknown')).toBe(true);
      expect((await test.charges()) - before).toBe(1);
      expect(await test.gateway.retrieve(asked.request())).toEqual(again);
    },
  },
  {
    name: 'tells why a card was declined, and the same again',
    async run(test) {
      for (const [outcome, code] of [
        ['declined', /declin/],
        ['insufficient', /insufficient_funds/],
      ] as const) {
        const asked = askFor(test, outcome);
        const first = await asked.charge();
        expect(first).toMatchObject({ status: 'declined', code: expect.stringMatching(code) });
        expect(await asked.charge()).toMatchObject({ status: 'declined' });
        expect(await test.gateway.retrieve(asked.request())).toMatchObject({ status: 'declined' });
      }
    },
  },
  {
    name: 'sends to the bank, and knows what was answered there',
    async run(test) {
      for (const [approved, status] of [
        [true, 'succeeded'],
        [false, 'declined'],
      ] as const) {
        const asked = askFor(test, 'challenge');
        const challenge = await asked.charge();
        expect(challenge).toMatchObject({ status: 'challenge', url: expect.stringMatching(/./) });
        expect(await asked.charge()).toEqual(challenge);
        expect(await test.gateway.retrieve(asked.request())).toEqual(challenge);
        await test.answer(asked.request().reference ?? '', approved);
        expect(await test.gateway.retrieve(asked.request())).toMatchObject({ status });
        expect(await asked.charge()).toMatchObject({ status });
      }
    },
  },
  {
    name: 'finds a charge whose answer was lost',
    async run(test) {
      const before = await test.charges();
      const asked = askFor(test, 'timeout');
      expect(await asked.charge()).toEqual({ status: 'unknown' });
      expect(await test.gateway.retrieve(asked.request())).toMatchObject({ status: 'succeeded' });
      expect(await asked.charge()).toMatchObject({ status: 'succeeded' });
      expect((await test.charges()) - before).toBe(1);
    },
  },
  {
    name: 'knows nothing of what it was never asked for',
    async run(test) {
      expect(await test.gateway.retrieve(askFor(test, 'ok').request())).toEqual({ status: 'none' });
    },
  },
  {
    name: 'cancels what waits, and not what went through',
    async run(test) {
      const before = await test.charges();
      const waiting = askFor(test, 'challenge');
      await waiting.charge();
      expect(await test.gateway.cancel(waiting.request())).toEqual({ status: 'cancelled' });
      await test.answer(waiting.request().reference ?? '', true);
      expect(await test.gateway.retrieve(waiting.request())).toMatchObject({ status: 'declined' });
      expect((await test.charges()) - before).toBe(0);
      const paid = askFor(test, 'ok');
      await paid.charge();
      expect(await test.gateway.cancel(paid.request())).toMatchObject({ status: 'succeeded' });
    },
  },
  {
    name: 'gives back in parts, each id once however often and concurrently it is asked, and never more than was charged',
    async run(test) {
      const paid = askFor(test, 'ok');
      await paid.charge();
      const charge = paid.request().reference ?? '';
      const [first, second] = [randomUUID(), randomUUID()];
      const ask = (id: string, amount: number) => test.gateway.refund({ id, charge, amount });
      const outcomes = await Promise.all([1, 2, 3].map(() => ask(first, 20_000)));
      const again = await ask(first, 20_000);
      expect(again).toMatchObject({ status: 'succeeded', reference: expect.stringMatching(/./) });
      for (const outcome of outcomes) expect(outcome).toEqual(again);
      expect(await ask(second, 7_001)).toMatchObject({ status: 'refused' });
      const third = randomUUID();
      expect(await ask(third, 7_000)).toMatchObject({ status: 'succeeded' });
      expect(await ask(randomUUID(), 1)).toMatchObject({ status: 'refused' });
    },
  },
  {
    name: 'gives nothing back of what was never charged',
    async run(test) {
      const waiting = askFor(test, 'challenge');
      await waiting.charge();
      for (const charge of [waiting.request().reference ?? '', 'nothing']) {
        const outcome = await test.gateway.refund({ id: randomUUID(), charge, amount: 100 });
        expect(outcome).toMatchObject({ status: 'refused' });
      }
    },
  },
  {
    name: 'moves no money when its reference cannot be kept',
    async run(test) {
      const before = await test.charges();
      const { gateway } = test;
      const lost = askFor(test, 'ok').request();
      const outcome = await gateway
        .charge(lost, () => Promise.reject(new Error('given up meanwhile')))
        .catch(() => ({ status: 'unknown' }));
      expect(outcome).toEqual({ status: 'unknown' });
      expect(await gateway.retrieve(lost)).toEqual({ status: 'none' });
      expect((await test.charges()) - before).toBe(0);
    },
  },
];

/** A charge with its stored reference, as in the payment's row. */
function askFor({ gateway, token }: GatewayUnderTest, outcome: SandboxOutcome) {
  let reference: string | null = null;
  const id = randomUUID();
  const card = token(outcome);
  const request = (): ChargeRequest => ({
    id,
    amount: 27_000,
    currency: 'CAD',
    token: card,
    returnUrl: 'http://teachers.localhost/registration/step',
    description: 'a registration',
    reference,
  });
  const charge = () =>
    gateway.charge(request(), async (given) => {
      reference = given;
    });
  return { request, charge };
}
