import { expect, it } from 'vitest';
import { refund } from '#server/database/schema.ts';
import { freshEventFixture } from '#server/testing/event-fixture.ts';
import { countOfRefund } from './refund-papers.ts';

it('counts the refunds of all charges of a payer, so that no two files have one name', async () => {
  const ground = await freshEventFixture();
  const [row, other] = [await ground.register(), await ground.register()];
  const charge = (dossierId: string, purpose: 'submission' | 'change' = 'submission') =>
    ground.charge(dossierId, { state: 'succeeded', amount: 10_000, purpose });
  const [first, second, theirs] = [
    await charge(row.id),
    await charge(row.id, 'change'),
    await charge(other.id),
  ];
  const at = (day: number) => new Date(`2027-01-${day}T12:00:00Z`);
  const counts: number[] = [];
  for (const [from, createdAt] of [
    [theirs, at(10)],
    [first, at(11)],
    [first, at(12)],
    [second, at(12)],
  ] as const) {
    const values = { paymentId: from.id, eventCode: 'fair', amount: 100, createdAt };
    const [made] = await ground.db.insert(refund).values(values).returning();
    if (made) counts.push(await countOfRefund(ground.db, { refund: made, payment: from }));
  }
  expect(counts.slice(0, 2)).toEqual([1, 1]);
  // Those of one moment are in the order of their ids.
  const again = await ground.db.select().from(refund);
  const numbers = await Promise.all(
    again
      .filter(({ paymentId }) => paymentId !== theirs.id)
      .map((each) => countOfRefund(ground.db, { refund: each, payment: first })),
  );
  expect(numbers.toSorted()).toEqual([1, 2, 3]);
});
