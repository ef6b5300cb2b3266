import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { inventory, payment, refund } from '#server/database/schema.ts';
import { policy } from '#tests/contract/change-event.ts';
import { openCorrectEvent, pieces } from '#tests/contract/correct-event.ts';
import { openGroupEvent } from '#tests/contract/group-event.ts';
import { cardToken } from '#tests/contract/paid-event.ts';
import { documents } from '#tests/contract/paid-event-documents.ts';
import { type Begun, key } from '#tests/contract/test-api.ts';
import { openRaces } from './open-races.ts';

const races = await openRaces('the races of changes');
afterAll(() => races.close());

/** A member: 200.00 and 60.00, 10.00 tax on the former; a workshop 26.25 with tax. */
const [each, clay] = [27_000, 2_625];

describe.skipIf(!races.ok)('changes on PostgreSQL', () => {
  if (!races.ok) return;
  const { database, api } = races;

  it('gives back of one charge of a group what it was for, whoever cancels or changes at that moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const event = await openGroupEvent(api);
      await event.publish(policy([{}]));
      await event.publish(withSeats(20));
      const group = await event.startGroup();
      const members: Begun[] = [];
      for (let at = 0; at < 6; at += 1) {
        const member = await event.member(group);
        if (at % 2 === 0) await take(event, member);
        expect((await event.submit(member, {})).body['status']).toBe('ready');
        members.push(member);
      }
      const total = 6 * each + 3 * clay;
      expect((await event.pay(group, total)).status).toBe(200);
      const ask = (member: Begun, fields: object) =>
        event.post('changeRegistration', { code: member.code, ...fields }, { ...member.bearer, ...key() });
      const cancel = { option: 'cancel', reason: 'illness' };
      const answers = await Promise.all(
        members.flatMap((member, at) =>
          at % 2 === 0
            ? [
                // Whichever comes second is told that it is another registration, or another amount, by now.
                ask(member, { option: 'change', sessions: '', expected_difference: -clay }),
                ask(member, { ...cancel, expected_refund: each + clay }),
              ]
            : [
                ask(member, { ...cancel, expected_refund: each }),
                ask(member, { ...cancel, expected_refund: each }),
              ],
        ),
      );
      for (const { status, text } of answers) expect([200, 409], text).toContain(status);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
      const [charge] = await database.db.select().from(payment).where(eq(payment.eventCode, event.code));
      const given = await database.db.select().from(refund).where(eq(refund.eventCode, event.code));
      const sum = given.reduce((all, { amount }) => all + amount, 0);
      expect(sum).toBeLessThanOrEqual(charge?.amount ?? 0);
      const changed = answers.filter(({ status, body }) => status === 200 && 'difference' in body).length;
      expect(sum).toBe(total - changed * each);
      expect(given.every(({ paymentId }) => paymentId === charge?.id)).toBe(true);
    }
  });

  it('sells each piece once, to whoever of twenty buys it afterwards at that moment', async () => {
    const event = await openCorrectEvent(api);
    const buyers: Begun[] = [];
    for (let buyer = 0; buyer < 20; buyer += 1) buyers.push(await event.begin());
    const answers = await Promise.all(
      buyers.map((buyer) =>
        event.change(buyer, {
          ...event.asked('shop', { products: pieces('mug', 1) }),
          expected_difference: 1_050,
          credit: cardToken('ok'),
        }),
      ),
    );
    // There are two of them.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ body }) => body.reason === 'full')).toHaveLength(18);
    const [stock] = await database.db
      .select()
      .from(inventory)
      .where(and(eq(inventory.eventCode, event.code), eq(inventory.item, 'mug/one')));
    expect(stock?.taken).toBe(2);
    const charged = await database.db
      .select({ state: payment.state })
      .from(payment)
      .where(and(eq(payment.eventCode, event.code), eq(payment.purpose, 'change')));
    expect(charged).toEqual([{ state: 'succeeded' }, { state: 'succeeded' }]);
  });
});

function take(event: Awaited<ReturnType<typeof openGroupEvent>>, member: Begun) {
  return event.post(
    'handle-workshop-cart',
    {
      registration_code: member.code,
      workshop_code: 'clay',
      schedule_code: 'a',
      session_code: 'clay-1',
    },
    member.bearer,
  );
}

/** The schedule of these events, with so many seats. */
function withSeats(capacity: number): object {
  const schedule = documents.find((document) => 'kind' in document && document.kind === 'schedule');
  if (!schedule || !('sessions' in schedule) || !Array.isArray(schedule.sessions))
    throw new Error('no schedule');
  return { ...schedule, sessions: schedule.sessions.map((session) => ({ ...session, capacity })) };
}
