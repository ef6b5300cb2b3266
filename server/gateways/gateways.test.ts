import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { sandboxCharge } from '#server/database/schema.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { type GatewayUnderTest, gatewayContract } from './gateway.contract.ts';
import { gatewayOrigins } from './open-gateway.ts';
import { answerSandboxChallenge, sandboxGateway } from './sandbox-gateway.ts';
import { stripeGateway } from './stripe-gateway.ts';
import { type StripeDouble, startStripeDouble } from './testing/stripe-double.ts';

describe('the sandbox', () => {
  let database: OpenDatabase;
  let test: GatewayUnderTest;
  beforeAll(async () => {
    database = await openTestDatabase();
    const { db } = database;
    test = {
      gateway: sandboxGateway(db),
      token: (outcome) => `tok_sandbox_visa_4242_${outcome}_${randomUUID()}`,
      answer: (reference, approved) => answerSandboxChallenge(db, reference, approved),
      charges: () => db.$count(sandboxCharge, eq(sandboxCharge.state, 'succeeded')),
    };
  });
  afterAll(() => database.close());

  it.each(gatewayContract)('$name', ({ run }) => run(test));

  it('takes no token twice, and none that is not its own', async () => {
    const token = test.token('ok');
    const charge = (given: string) =>
      test.gateway.charge(
        {
          id: randomUUID(),
          amount: 100,
          currency: 'CAD',
          token: given,
          returnUrl: 'http://localhost/',
          description: '',
          reference: null,
        },
        async () => {},
      );
    expect(await charge(token)).toMatchObject({ status: 'succeeded' });
    expect(await charge(token)).toMatchObject({ status: 'declined', code: 'token_already_used' });
    for (const other of ['', 'tok_visa', 'tok_sandbox_amex_0005_ok_12345678', `${token}x y`]) {
      expect(await charge(other)).toEqual({ status: 'declined', code: 'invalid_token' });
    }
  });
});

describe('Stripe, against a double of its API', () => {
  let double: StripeDouble;
  let test: GatewayUnderTest;
  beforeAll(async () => {
    double = await startStripeDouble();
    test = {
      gateway: stripeGateway({ secretKey: 'sk_test_1', publishableKey: 'pk_test_1', apiUrl: double.url }),
      token: (outcome) => `tok_${outcome}_${randomUUID()}`,
      answer: async (reference, approved) => double.answer(reference, approved),
      charges: async () => double.charges(),
    };
  });
  afterAll(() => double.close());

  it.each(gatewayContract)('$name', ({ run }) => run(test));

  it('tells the browser where tokens are made, and nothing that is secret', () => {
    expect(test.gateway.forBrowser()).toEqual({
      gateway: 'stripe',
      api_url: double.url,
      publishable_key: 'pk_test_1',
    });
    expect(gatewayOrigins({ STRIPE_SECRET_KEY: 'sk', STRIPE_API_URL: `${double.url}/v1` })).toEqual([
      double.url,
    ]);
    expect(gatewayOrigins({ STRIPE_SECRET_KEY: 'sk' })).toEqual(['https://api.stripe.com']);
    expect(gatewayOrigins({})).toEqual([]);
  });

  it('cancels at the second time what it was still at the first time', async () => {
    const request = {
      id: randomUUID(),
      amount: 100,
      currency: 'CAD',
      token: test.token('challenge'),
      returnUrl: 'http://localhost/',
      description: '',
    };
    let reference = '';
    await test.gateway.charge({ ...request, reference: null }, async (given) => {
      reference = given;
    });
    double.work(reference, true);
    expect(await test.gateway.cancel({ ...request, reference })).toEqual({ status: 'unknown' });
    double.work(reference, false);
    expect(await test.gateway.cancel({ ...request, reference })).toEqual({ status: 'cancelled' });
  });

  it('does not know while nobody answers', async () => {
    const gateway = stripeGateway({ secretKey: 'sk', publishableKey: 'pk', apiUrl: 'http://127.0.0.1:1' });
    const request = {
      id: randomUUID(),
      amount: 100,
      currency: 'CAD',
      token: 'tok_ok',
      returnUrl: 'http://localhost/',
      description: '',
      reference: 'pi_1',
    };
    expect(await gateway.retrieve(request)).toEqual({ status: 'unknown' });
    expect(await gateway.charge(request, async () => {})).toEqual({ status: 'unknown' });
    expect(await gateway.cancel(request)).toEqual({ status: 'unknown' });
  });
});
