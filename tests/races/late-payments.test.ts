import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { holdItem } from '#server/cart/hold-item.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import { hold, payment } from '#server/database/schema.ts';
import { openTestPostgres } from '#server/database/testing/test-postgres.ts';
import type { RegistrationRow } from '#server/dossiers/registration-row.ts';
import { sandboxGateway } from '#server/gateways/sandbox-gateway.ts';
import { releaseExpiredHolds } from '#server/inventory/release-expired-holds.ts';
import { settlePayment } from '#server/payments/settle-payment.ts';
import { booksOf, isHad, openRaceFixture, type RaceFixture } from './race-fixture.ts';

// PGlite runs one transaction at a time and so wins every race: only a real PostgreSQL can lose one.
const postgres = await openTestPostgres();
if (!postgres.ok) process.stdout.write(`skipping the races of late payments: ${postgres.reason}\n`);

const session = { kind: 'session' as const, session_code: 's0' };

describe.skipIf(!postgres.ok)('payments beyond their holds on PostgreSQL', () => {
  if (!postgres.ok) return;
  const { database } = postgres;
  afterAll(() => database.close());

  it('sells every seat once: to who paid, or to another once that payment is cancelled', async () => {
    const capacity = 20;
    const race = await openRaceFixture(database.db, [capacity]);
    const stores = storesOf(race);
    const payers = await race.register(capacity);
    const takers = await race.register(60);
    for (const row of payers) await holdItem(race, race.event, row, session);
    const payments = await Promise.all(payers.map((row) => openPayment(race, row)));
    await race.db
      .update(hold)
      .set({ heldUntil: new Date(0) })
      .where(eq(hold.eventCode, race.eventCode));

    // The first takers and sweeps come before any gateway has answered, the others while it does.
    const take = (row: RegistrationRow) => isHad(holdItem(race, race.event, row, session));
    const early = await Promise.all([
      ...takers.map(take),
      ...Array.from({ length: 5 }, () => releaseExpiredHolds(race.db).then((freed) => freed > 0)),
    ]);
    expect(early.filter(Boolean)).toEqual([]);

    const isPaid = (index: number) => index % 2 === 0;
    const taking = takers.map(take);
    const sweeping = Array.from({ length: 5 }, () => releaseExpiredHolds(race.db));
    const settling = payments.map((id, index) =>
      settlePayment(
        stores,
        id,
        isPaid(index)
          ? { status: 'succeeded', reference: id, brand: 'visa', last4: '4242' }
          : { status: 'abandoned', reference: id },
      ),
    );
    await Promise.all([...taking, ...sweeping, ...settling]);

    await releaseExpiredHolds(race.db);
    const late = await Promise.all(takers.map(take));
    expect(late.filter(Boolean)).toHaveLength(capacity / 2);
    expect(await booksOf(race)).toEqual({ s0: [capacity, capacity] });
    for (const [index, row] of payers.entries()) {
      const [own] = await race.db.select().from(hold).where(eq(hold.dossierId, row.id));
      expect(own?.state).toBe(isPaid(index) ? 'reserved' : 'lapsed');
    }
  });
});

/** Mail goes nowhere here. */
function storesOf({ db, configuration, seats }: RaceFixture): Stores {
  const mailer = {
    queue: async () => '',
    repeat: async () => {},
    complete: async () => true,
    wake: () => {},
  };
  const memberMailer = { confirm: async () => {}, wake: () => {} };
  return { db, configuration, mailer, memberMailer, gateway: sandboxGateway(db), seats };
}

/** A payment whose bank asks; its reference is its id. */
async function openPayment({ db }: RaceFixture, row: RegistrationRow): Promise<string> {
  const id = randomUUID();
  await db.insert(payment).values({
    id,
    dossierId: row.id,
    eventCode: row.eventCode,
    submitKey: id,
    bodyHash: '',
    amount: 100,
    currency: 'CAD',
    quote: { currency: 'CAD', lines: [], subtotal: 100, taxes: [], total: 100, complete: 'Y' },
    submission: {
      answers: {},
      configurationVersions: {},
      timezone: null,
      locale: 'en',
      link: 'http://localhost/',
      returnUrl: 'http://localhost/',
    },
    gateway: 'sandbox',
    token: 'tok',
    reference: id,
    state: 'challenge',
  });
  return id;
}
