import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { payment, receipt, sandboxCharge } from '#server/database/schema.ts';
import { openGroupEvent } from '#tests/contract/group-event.ts';
import { openRaces } from './open-races.ts';

const races = await openRaces('the races of group payments');
afterAll(() => races.close());

/** A member: 200.00 and 60.00, 10.00 tax on the former. */
const each = 27_000;

describe.skipIf(!races.ok)('payments of a group on PostgreSQL', () => {
  if (!races.ok) return;
  const { database, api } = races;

  const chargedIn = (eventCode: string) =>
    database.db
      .select({ amount: sandboxCharge.amount })
      .from(sandboxCharge)
      .innerJoin(payment, eq(payment.reference, sandboxCharge.reference))
      .where(and(eq(payment.eventCode, eventCode), eq(sandboxCharge.state, 'succeeded')));

  it('charges once of twenty at once, and registers each member once', async () => {
    const event = await openGroupEvent(api);
    const group = await event.startGroup();
    for (let member = 0; member < 5; member += 1) await event.readyMember(group);
    const answers = await Promise.all(Array.from({ length: 20 }, () => event.pay(group, 5 * each)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await chargedIn(event.code)).toEqual([{ amount: 5 * each }]);
    expect((await event.members(group)).map(({ state }) => state)).toEqual(Array(5).fill('paid'));
  });

  it('pays for just those who are ready, however they change, leave or finish at that moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const event = await openGroupEvent(api, { pay: 'ready' });
      const group = await event.startGroup();
      const [changes, leaves, stays] = [
        await event.readyMember(group),
        await event.readyMember(group),
        await event.readyMember(group),
      ];
      const finishes = await event.member(group);
      const [paid, changed, left, finished] = await Promise.all([
        event.pay(group, 3 * each),
        event.save(changes, 'personal', { first_name: 'A', last_name: 'B' }),
        event.post('leaveGroup', { code: leaves.code }, leaves.bearer),
        event.submit(finishes, {}),
      ]);
      for (const { status, text } of [paid, changed, left, finished]) {
        expect([200, 409], text).toContain(status);
      }
      const charges = await chargedIn(event.code);
      expect(charges).toEqual(paid.status === 200 ? [{ amount: 3 * each }] : []);
      const stateOf = async (begun: typeof stays) =>
        ((await event.review(begun)).body['registration'] as { status: string }).status;
      const expected = paid.status === 200 ? 'Submitted' : 'Not Submitted';
      expect(await stateOf(stays)).toBe(expected);
      // Whoever was charged for neither changed nor left, and the other way round.
      expect([await stateOf(changes), changed.status]).toEqual(
        paid.status === 200 ? ['Submitted', 409] : ['Not Submitted', changed.status],
      );
      expect(await stateOf(leaves)).toBe(
        paid.status === 200 && left.status === 409 ? 'Submitted' : 'Not Submitted',
      );
      expect(await stateOf(finishes)).toBe('Not Submitted');
    }
    // Ten rounds of several people each: on a machine that does much else, they take minutes.
  }, 360_000);

  it('settles an invoice once of ten at once', async () => {
    const invoice = { days: 30, instructions: 'By cheque.' };
    const event = await openGroupEvent(api, { pay: 'all', invoice });
    const group = await event.startGroup();
    await event.readyMember(group);
    const billed = await event.ask(group, 'submitPayGroupFee', { total: each, method: 'invoice' });
    const { number } = billed.body['invoice'] as { number: number };
    const answers = await Promise.all(Array.from({ length: 10 }, () => event.markPaid(number)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { receipts } = (await event.payInformation(group)).body as { receipts: unknown[] };
    expect(receipts).toHaveLength(1);
    expect(await database.db.$count(receipt, eq(receipt.purpose, 'group'))).toBeGreaterThan(0);
  });
});
