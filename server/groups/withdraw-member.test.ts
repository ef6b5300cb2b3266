import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { invoice } from '#server/database/schema.ts';
import { type EventFixture, freshEventFixture } from '#server/testing/event-fixture.ts';
import { fairGroups, owed, ready } from '#server/testing/group-fixture.ts';
import { refusalOf } from '#server/testing/refusal-text.ts';
import { fairEvent } from '#server/testing/test-event.ts';
import { withdrawMember } from './withdraw-member.ts';

const mailing = { mailer: { queue: async () => undefined }, event: fairEvent };

let ground: EventFixture;
let groups: ReturnType<typeof fairGroups>;
beforeEach(async () => {
  ground = await freshEventFixture();
  groups = fairGroups(ground);
});

describe('a member who is withdrawn', () => {
  it.each(['invited', 'joined'] as const)(
    'who is %s is no member any more, and keeps what they began',
    async (state) => {
      const [group, row] = [
        await groups.found(),
        await ground.register({ answers: { you: { first_name: 'Cy' } } }),
      ];
      const member = await groups.add(group.id, state === 'joined' ? { ...ready, dossierId: row.id } : {});
      const gone = {
        ...member,
        state: 'withdrawn',
        readyAt: null,
        quote: null,
        submission: null,
        dossierId: null,
      };
      const name = state === 'joined' ? 'Cy' : 'Bo Li';
      expect(await withdrawMember(ground.db, mailing, group.id, member.id, 0)).toEqual({
        ...gone,
        name,
        registration: undefined,
      });
      expect(await groups.memberOf(member.id)).toEqual({ ...gone, name });
    },
  );

  it('takes the invoice that they are on with them, and no other', async () => {
    const group = await groups.found();
    const [on, beside] = [await groups.add(group.id), await groups.add(group.id)];
    const values = {
      number: 1,
      dossierId: group.id,
      eventCode: 'fair',
      quote: owed(1),
      submission: { members: [on.id] },
      dueOn: '2027-02-01',
    };
    await ground.db.insert(invoice).values(values);
    const stateNow = async () => (await ground.db.select().from(invoice)).map(({ state }) => state);
    await withdrawMember(ground.db, mailing, group.id, beside.id, 0);
    expect(await stateNow()).toEqual(['open']);
    await withdrawMember(ground.db, mailing, group.id, on.id, 0);
    expect(await stateNow()).toEqual(['withdrawn']);
  });

  it('is one of this group, not paid for, and not being paid for', async () => {
    const [group, other, paid, paying] = [
      await groups.found(),
      await groups.found(),
      await ground.register({ status: 'Submitted' }),
      await ground.register(),
    ];
    const unknown = ['unknown', 'member_id is not in this group.'];
    const over = ['conflict', 'member_id is already paid for, or has left.'];
    const withdraw = (id: string) => refusalOf(withdrawMember(ground.db, mailing, group.id, id, 0));
    expect(await withdraw('x')).toEqual(unknown);
    expect(await withdraw(randomUUID())).toEqual(unknown);
    expect(await withdraw((await groups.add(other.id)).id)).toEqual(unknown);
    expect(await withdraw((await groups.add(group.id, { state: 'left' })).id)).toEqual(over);
    expect(await withdraw((await groups.add(group.id, { state: 'joined', dossierId: paid.id })).id)).toEqual(
      over,
    );
    const member = await groups.add(group.id, { ...ready, dossierId: paying.id });
    await ground.charge(group.id, { purpose: 'group', submission: { members: [member.id] } });
    expect(await withdraw(member.id)).toMatchObject([
      'conflict',
      expect.any(String),
      { reason: 'in_flight' },
    ]);
  });
});
