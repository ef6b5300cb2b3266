import { beforeEach, describe, expect, it } from 'vitest';
import { type groupMember, refund } from '#server/database/schema.ts';
import { type EventFixture, freshEventFixture } from '#server/testing/event-fixture.ts';
import { fairGroups, owed, ready } from '#server/testing/group-fixture.ts';
import { paidByGroup } from './paid-by-group.ts';

let ground: EventFixture;
let groups: ReturnType<typeof fairGroups>;
beforeEach(async () => {
  ground = await freshEventFixture();
  groups = fairGroups(ground);
});

describe('what a group has paid for somebody', () => {
  const paid = async (given: Partial<typeof groupMember.$inferInsert> = {}) => {
    const [group, row] = [await groups.found(), await ground.register({ status: 'Submitted' })];
    const charge = await ground.charge(group.id, { purpose: 'group', state: 'succeeded', amount: 30_000 });
    await groups.add(group.id, { ...ready, dossierId: row.id, paymentId: charge.id, paid: 9_000, ...given });
    return { group, row, charge };
  };
  const give = (paymentId: string, amount: number, given: Partial<typeof refund.$inferInsert> = {}) =>
    ground.db.insert(refund).values({ paymentId, eventCode: 'fair', amount, ...given });

  it('is a share of their prices, of whose charge as much is left as was not given back', async () => {
    const { group, row, charge } = await paid();
    const whole = { groupId: group.id, paid: 9_000, share: 0.9, charge: { payment: charge, left: 9_000 } };
    expect(await paidByGroup(ground.db, row.id)).toEqual(whole);
    await give(charge.id, 1_000, { dossierId: row.id });
    await give(charge.id, 4_000, { dossierId: row.id, state: 'failed' });
    await give(charge.id, 2_000);
    expect(await paidByGroup(ground.db, row.id)).toEqual({
      ...whole,
      charge: { payment: charge, left: 8_000 },
    });
    await give(charge.id, 26_000, { state: 'succeeded' });
    expect((await paidByGroup(ground.db, row.id))?.charge?.left).toBe(1_000);
    await give(charge.id, 9_000, { state: 'succeeded' });
    expect((await paidByGroup(ground.db, row.id))?.charge?.left).toBe(0);
  });

  it('may be by an invoice, which nothing is given back of, and for nothing', async () => {
    const byInvoice = await paid({ paymentId: null });
    const whole = { groupId: byInvoice.group.id, paid: 9_000, share: 0.9, charge: undefined };
    expect(await paidByGroup(ground.db, byInvoice.row.id)).toEqual(whole);
    const free = await paid({ paymentId: null, paid: 0, quote: owed(0) });
    expect(await paidByGroup(ground.db, free.row.id)).toEqual({
      ...whole,
      groupId: free.group.id,
      paid: 0,
      share: 0,
    });
  });

  it.each([
    ['has not been paid for yet', { paid: null }],
    ['took nothing that is known', { quote: null }],
  ])('is nothing for a member who %s', async (_, given) => {
    expect(await paidByGroup(ground.db, (await paid(given)).row.id)).toBeUndefined();
  });

  it('is nothing for who has paid by themselves', async () => {
    expect(await paidByGroup(ground.db, (await ground.register()).id)).toBeUndefined();
  });
});
