import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Quote } from '#engine/contract/money.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { dossier, groupMember, hold, invoice, refund, registrationGroup } from '#server/database/schema.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { Refusal } from '#server/domain/refusal.ts';
import { sha256 } from '#server/domain/secret-hash.ts';
import { type FairGround, openFairGround } from '#server/domain/testing/fair-ground.ts';
import { toldBy } from '#server/domain/testing/told-by.ts';
import { findInvitation, groupTyped } from './check-group.ts';
import { endReady } from './end-ready.ts';
import { groupOf, lockGroup } from './group-row.ts';
import { keepWhileOpen, withdrawInvoices } from './invoices.ts';
import { joinGroup, leaveGroup } from './join-group.ts';
import { addressIsReady, isReady } from './kept-for-group.ts';
import { membershipIn, membersOf } from './members.ts';
import { paidByGroup } from './paid-by-group.ts';
import { endWait, startAgain } from './start-again.ts';
import { withdrawMember } from './withdraw-member.ts';

let database: OpenDatabase;
let ground: FairGround;
beforeAll(async () => {
  database = await openTestDatabase();
  ground = openFairGround(database);
});
beforeEach(() => ground.clear());
afterAll(() => database.close());

const now = new Date('2027-01-10T12:00:00Z');
const submission = {
  answers: {},
  configurationVersions: {},
  timezone: null,
  locale: 'en',
  link: '',
  returnUrl: '',
  readyUntil: '2999-01-01T00:00:00.000Z',
};
const quoteOf = (total: number) =>
  ({ currency: 'CAD', lines: [], subtotal: total, taxes: [], total, complete: 'Y' }) as Quote;
const ready = { state: 'joined' as const, readyAt: now, submission, quote: quoteOf(10_000) };

async function found(organization = 'School 5') {
  const row = await ground.apply('group');
  await ground.db
    .insert(registrationGroup)
    .values({ dossierId: row.id, organization, contactName: 'Ana Roy' });
  return groupOf(ground.db, row.id);
}

async function add(groupId: string, given: Partial<typeof groupMember.$inferInsert> = {}) {
  const email = given.email ?? `${randomUUID()}@example.org`;
  const values = {
    groupId,
    name: 'Bo Li',
    emailTyped: email,
    invitationHash: sha256(randomUUID()),
    ...given,
    email,
  };
  const [row] = await ground.db.insert(groupMember).values(values).returning();
  if (!row) throw new Error('nobody was added');
  return row;
}

async function refusalOf(attempt: Promise<unknown>) {
  const error = await attempt.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof Refusal ? toldBy(error) : error;
}
const memberOf = async (id: string) =>
  (await ground.db.select().from(groupMember).where(eq(groupMember.id, id)))[0];
const typed = (code: string) => ({ group_code: code });

describe('a group', () => {
  it('is found by its code, however it is typed, unless it was cancelled', async () => {
    const group = await found();
    expect(group).toMatchObject({
      organization: 'School 5',
      contactName: 'Ana Roy',
      contactPhone: '',
      code: group.code,
    });
    expect(await groupTyped(ground.db, 'fair', ` ${group.code.toLowerCase()} `)).toEqual(group);
    expect(await lockGroup(ground.db, group.id)).toEqual(group);
    const none = ['invalid', 'group_code This is not a valid group code'];
    expect(await refusalOf(groupTyped(ground.db, 'other', group.code))).toEqual(none);
    expect(await refusalOf(groupTyped(ground.db, 'fair', 'what is none'))).toEqual(none);
    await ground.db.update(dossier).set({ status: 'Cancelled' });
    expect(await refusalOf(groupTyped(ground.db, 'fair', group.code))).toEqual(none);
    const gone = randomUUID();
    expect(await refusalOf(groupOf(ground.db, gone))).toEqual(new Error(`group ${gone} has gone`));
    expect(await refusalOf(lockGroup(ground.db, gone))).toEqual(new Error(`group ${gone} has gone`));
  });

  it('has its members in the order in which they were added, with what they have begun', async () => {
    const [group, other, row] = [await found(), await found('School 6'), await ground.register()];
    const second = await add(group.id, { createdAt: new Date('2027-01-02') });
    const first = await add(group.id, {
      createdAt: new Date('2027-01-01'),
      state: 'joined',
      dossierId: row.id,
    });
    await add(other.id);
    const members = await membersOf(ground.db, group.id);
    expect(members.map(({ id, registration }) => [id, registration?.id])).toEqual([
      [first.id, row.id],
      [second.id, undefined],
    ]);
    expect(await membershipIn(ground.db, row.id)).toEqual(first);
    await ground.db.update(groupMember).set({ state: 'left' });
    expect(await membershipIn(ground.db, row.id)).toBeUndefined();
  });
});

describe('who joins a group', () => {
  it('is a member from then on, once', async () => {
    const group = await found();
    const row = await ground.register({
      email: 'bo@example.org',
      emailTyped: 'Bo@example.org',
      answers: { you: { first_name: 'Bo', last_name: 'Li' } },
    });
    for (let times = 0; times < 2; times += 1) {
      expect(await joinGroup(ground.db, row.id, typed(group.code))).toEqual(group);
    }
    expect(await membersOf(ground.db, group.id)).toMatchObject([
      {
        name: 'Bo Li',
        email: 'bo@example.org',
        emailTyped: 'Bo@example.org',
        state: 'joined',
        dossierId: row.id,
      },
    ]);
    const again = await ground.register({ email: 'bo@example.org' });
    expect(await refusalOf(joinGroup(ground.db, again.id, typed(group.code)))).toEqual([
      'conflict',
      'email belongs to this group already.',
    ]);
    expect(await refusalOf(joinGroup(ground.db, row.id, typed((await found()).code)))).toEqual([
      'conflict',
      'group_code is not that of your group. Leave that one first.',
    ]);
  });

  it('takes up the invitation of their address, or that of a link under their own', async () => {
    const group = await found();
    const [byAddress, byLink] = [
      await ground.register({ email: 'bo@example.org' }),
      await ground.register({ email: 'cy@example.org' }),
    ];
    const invited = await add(group.id, { email: 'bo@example.org', name: 'Robert' });
    const linked = await add(group.id, { email: 'old@example.org', invitationHash: sha256('secret') });
    const twice = await add(group.id, { email: 'cy@example.org' });
    await joinGroup(ground.db, byAddress.id, typed(group.code));
    await joinGroup(ground.db, byLink.id, { ...typed(group.code), invitation: 'secret' });
    expect(await memberOf(invited.id)).toMatchObject({
      state: 'joined',
      name: 'Robert',
      dossierId: byAddress.id,
    });
    expect(await memberOf(linked.id)).toMatchObject({
      state: 'joined',
      email: 'cy@example.org',
      dossierId: byLink.id,
    });
    expect(await memberOf(twice.id)).toMatchObject({ state: 'withdrawn', dossierId: null });
    expect(await findInvitation(ground.db, group.id, 'secret')).toMatchObject({ id: linked.id });
    expect(await findInvitation(ground.db, (await found()).id, 'secret')).toBeUndefined();
    const late = await ground.register();
    for (const invitation of ['secret', 'other']) {
      expect(
        await refusalOf(joinGroup(ground.db, late.id, { ...typed(group.code), invitation })),
      ).toMatchObject(['invalid', expect.stringMatching(/^invitation is not valid/)]);
    }
    const known = await add(group.id, { invitationHash: sha256('third') });
    const same = await ground.register({ email: 'cy@example.org' });
    expect(
      await refusalOf(joinGroup(ground.db, same.id, { ...typed(group.code), invitation: 'third' })),
    ).toEqual(['conflict', 'email belongs to this group already.']);
    expect(await memberOf(known.id)).toMatchObject({ state: 'invited' });
  });

  it.each([
    ['is cancelled', { status: 'Cancelled' as const }, ['conflict', 'registration is cancelled already.']],
    [
      'is registered',
      { status: 'Submitted' as const },
      [
        'conflict',
        'registration is submitted already, by itself: a group can no longer pay for it.',
        { reason: 'already_registered' },
      ],
    ],
  ])('is refused where one %s', async (_, given, told) => {
    const [group, row] = [await found(), await ground.register(given)];
    expect(await refusalOf(joinGroup(ground.db, row.id, typed(group.code)))).toEqual(told);
  });

  it('is refused while one pays', async () => {
    const [group, row] = [await found(), await ground.register()];
    await ground.charge(row.id);
    expect(await refusalOf(joinGroup(ground.db, row.id, typed(group.code)))).toMatchObject([
      'conflict',
      expect.any(String),
      { reason: 'in_flight' },
    ]);
  });
});

describe('who leaves a group', () => {
  it('is in none, by the name they gave', async () => {
    const [group, row] = [await found(), await ground.register()];
    expect(await refusalOf(leaveGroup(ground.db, row.id))).toEqual([
      'conflict',
      'registration is in no group.',
    ]);
    const member = await add(group.id, { ...ready, dossierId: row.id });
    await leaveGroup(ground.db, row.id);
    expect(await memberOf(member.id)).toMatchObject({
      state: 'left',
      name: 'Bo Li',
      dossierId: null,
      readyAt: null,
      quote: null,
      submission: null,
    });
    const named = await ground.register({ answers: { you: { first_name: 'Cy' } } });
    const other = await add(group.id, { state: 'joined', dossierId: named.id });
    await leaveGroup(ground.db, named.id);
    expect(await memberOf(other.id)).toMatchObject({ state: 'left', name: 'Cy' });
  });

  it('is not paid for by it', async () => {
    const [group, row] = [await found(), await ground.register({ status: 'Submitted' })];
    await add(group.id, { state: 'joined', dossierId: row.id });
    expect(await refusalOf(leaveGroup(ground.db, row.id))).toEqual([
      'conflict',
      'registration is paid for by your group. You can cancel it instead.',
    ]);
  });
});

describe('who is ready', () => {
  const held = async (dossierId: string, given: Partial<typeof hold.$inferInsert> = {}) => {
    const values = { dossierId, eventCode: 'fair', kind: 'session' as const, item: randomUUID() };
    const [row] = await ground.db
      .insert(hold)
      .values({ ...values, heldUntil: new Date('2999-01-01T00:00:00Z'), ...given })
      .returning();
    return async () =>
      (
        await ground.db
          .select()
          .from(hold)
          .where(eq(hold.id, row?.id ?? ''))
      )[0]?.heldUntil;
  };

  it('begins again with a change, and holds what was kept for an hour more', async () => {
    const [group, row] = [await found(), await ground.register()];
    const member = await add(group.id, { ...ready, dossierId: row.id });
    const kept = await held(row.id);
    const soon = new Date(Date.now() + 60_000);
    const sooner = await held(row.id, { heldUntil: soon });
    const reserved = await held(row.id, { state: 'reserved', heldUntil: new Date('2998-01-01T00:00:00Z') });
    const before = Date.now();
    await startAgain(ground.db, row.id);
    expect(await memberOf(member.id)).toMatchObject({
      state: 'joined',
      readyAt: null,
      quote: null,
      submission: null,
    });
    const until = Number(await kept()) - before;
    expect(until).toBeGreaterThanOrEqual(3_600_000);
    expect(until).toBeLessThan(3_700_000);
    expect([await sooner(), await reserved()]).toEqual([soon, new Date('2998-01-01T00:00:00Z')]);
    // Who is not ready holds what they hold.
    const own = await held(row.id);
    await startAgain(ground.db, row.id);
    expect(await own()).toEqual(new Date('2999-01-01T00:00:00Z'));
  });

  it('is not waited for any more where nobody will have the money', async () => {
    const [group, row] = [await found(), await ground.register()];
    const member = await add(group.id, { ...ready, dossierId: row.id });
    const kept = await held(row.id);
    await endWait(ground.db, member, now);
    expect([await kept(), (await memberOf(member.id))?.readyAt]).toEqual([now, null]);
    await startAgain(ground.db, (await ground.register()).id);
  });

  const at = (time: string) => ({ ...ready, submission: { ...submission, readyUntil: time } });
  it('is so until their time is up, unless they are paid for or on an invoice', async () => {
    const group = await found();
    const rows = await Promise.all(Array.from({ length: 7 }, () => ground.register()));
    const [late, early, begun, registered, paying, invoiced, other] = rows.map(({ id }) => id);
    const over = at('2027-01-10T12:00:00.000Z');
    const ids = [
      await add(group.id, { ...over, dossierId: late }),
      await add(group.id, { ...at('2027-01-10T12:00:00.001Z'), dossierId: early }),
      await add(group.id, { ...over, readyAt: null, dossierId: begun }),
      await add(group.id, { ...over, dossierId: registered }),
      await add(group.id, { ...over, dossierId: paying }),
      await add(group.id, { ...over, dossierId: invoiced }),
      await add(group.id, { ...over, state: 'left', dossierId: other }),
    ].map(({ id }) => id);
    await ground.db
      .update(dossier)
      .set({ status: 'Submitted' })
      .where(eq(dossier.id, registered ?? ''));
    await ground.charge(group.id, { purpose: 'group', submission: { members: [ids[4]] } });
    await ground.db.insert(invoice).values({
      dossierId: group.id,
      eventCode: 'fair',
      quote: quoteOf(1),
      submission: { members: [ids[5]] },
      dueOn: '2027-02-01',
    });
    expect(await endReady(ground.db, now)).toEqual(new Set(['fair']));
    const states = await Promise.all(ids.map(async (id) => (await memberOf(id))?.submission === null));
    expect(states).toEqual([true, false, false, false, false, false, false]);
    expect(await endReady(ground.db, now)).toEqual(new Set());
  });

  test('the same address of another registration is ready with it', async () => {
    const [group, first] = [await found(), await ground.register({ email: 'bo@example.org' })];
    const second = await ground.register({ email: 'bo@example.org' });
    const member = await add(group.id, { ...at('2027-01-10T12:00:00.001Z'), dossierId: first.id });
    const asked = async (row = second, when = now) => addressIsReady(ground.db, row, when);
    const isOver = new Date('2027-01-10T12:00:00.001Z');
    expect([await asked(), await asked(first), await asked(second, isOver)]).toEqual([true, false, false]);
    expect(await asked({ ...second, email: 'cy@example.org' })).toBe(false);
    expect(await asked({ ...second, eventCode: 'other' })).toBe(false);
    await ground.charge(group.id, { purpose: 'group', submission: { members: [member.id] } });
    expect(await asked(second, isOver)).toBe(true);
    const readyNow = async () => {
      const [row] = await ground.db
        .select({ is: isReady(ground.db, first.id, now) })
        .from(sql`(select 1) as asked`);
      return row?.is;
    };
    expect(await readyNow()).toBe(true);
    await ground.db.update(groupMember).set({ readyAt: null });
    expect(await readyNow()).toBe(false);
  });

  it('waits for as long as an invoice is open, and for a while once it is withdrawn', async () => {
    const [group, other] = [await found(), await found()];
    const on = await add(group.id, ready);
    const beside = await add(group.id, ready);
    const elsewhere = await add(other.id, {
      ...ready,
      submission: { ...submission, readyUntil: '9999-12-31T00:00:00.000Z' },
    });
    const values = {
      dossierId: group.id,
      eventCode: 'fair',
      quote: quoteOf(1),
      submission: { members: [on.id] },
      dueOn: '2027-02-01',
    };
    const [issued] = await ground.db.insert(invoice).values(values).returning();
    await keepWhileOpen(ground.db, group.id, [on.id, elsewhere.id]);
    const untilOf = async (id: string) => (await memberOf(id))?.submission?.['readyUntil'];
    expect([await untilOf(on.id), await untilOf(beside.id)]).toEqual([
      '9999-12-31T00:00:00.000Z',
      submission.readyUntil,
    ]);
    await withdrawInvoices(ground.db, group.id, 60_000, now);
    expect([await untilOf(on.id), await untilOf(beside.id), await untilOf(elsewhere.id)]).toEqual([
      '2027-01-10T12:01:00.000Z',
      submission.readyUntil,
      '9999-12-31T00:00:00.000Z',
    ]);
    const [left] = await ground.db
      .select()
      .from(invoice)
      .where(eq(invoice.number, issued?.number ?? 0));
    expect(left?.state).toBe('withdrawn');
  });
});

describe('a member who is withdrawn', () => {
  it.each(['invited', 'joined'] as const)(
    'who is %s is no member any more, and keeps what they began',
    async (state) => {
      const [group, row] = [await found(), await ground.register({ answers: { you: { first_name: 'Cy' } } })];
      const member = await add(group.id, state === 'joined' ? { ...ready, dossierId: row.id } : {});
      const gone = {
        ...member,
        state: 'withdrawn',
        readyAt: null,
        quote: null,
        submission: null,
        dossierId: null,
      };
      const name = state === 'joined' ? 'Cy' : 'Bo Li';
      expect(await withdrawMember(ground.db, group.id, member.id, 0)).toEqual({
        ...gone,
        name,
        registration: undefined,
      });
      expect(await memberOf(member.id)).toEqual({ ...gone, name });
    },
  );

  it('takes the invoice that they are on with them, and no other', async () => {
    const group = await found();
    const [on, beside] = [await add(group.id), await add(group.id)];
    const values = {
      dossierId: group.id,
      eventCode: 'fair',
      quote: quoteOf(1),
      submission: { members: [on.id] },
      dueOn: '2027-02-01',
    };
    await ground.db.insert(invoice).values(values);
    const stateNow = async () => (await ground.db.select().from(invoice)).map(({ state }) => state);
    await withdrawMember(ground.db, group.id, beside.id, 0);
    expect(await stateNow()).toEqual(['open']);
    await withdrawMember(ground.db, group.id, on.id, 0);
    expect(await stateNow()).toEqual(['withdrawn']);
  });

  it('is one of this group, not paid for, and not being paid for', async () => {
    const [group, other, paid, paying] = [
      await found(),
      await found(),
      await ground.register({ status: 'Submitted' }),
      await ground.register(),
    ];
    const unknown = ['unknown', 'member_id is not known in this group.'];
    const over = ['conflict', 'member_id is paid for, or has left already.'];
    const withdraw = (id: string) => refusalOf(withdrawMember(ground.db, group.id, id, 0));
    expect(await withdraw('x')).toEqual(unknown);
    expect(await withdraw(randomUUID())).toEqual(unknown);
    expect(await withdraw((await add(other.id)).id)).toEqual(unknown);
    expect(await withdraw((await add(group.id, { state: 'left' })).id)).toEqual(over);
    expect(await withdraw((await add(group.id, { state: 'joined', dossierId: paid.id })).id)).toEqual(over);
    const member = await add(group.id, { ...ready, dossierId: paying.id });
    await ground.charge(group.id, { purpose: 'group', submission: { members: [member.id] } });
    expect(await withdraw(member.id)).toMatchObject([
      'conflict',
      expect.any(String),
      { reason: 'in_flight' },
    ]);
  });
});

describe('what a group has paid for somebody', () => {
  const paid = async (given: Partial<typeof groupMember.$inferInsert> = {}) => {
    const [group, row] = [await found(), await ground.register({ status: 'Submitted' })];
    const charge = await ground.charge(group.id, { purpose: 'group', state: 'succeeded', amount: 30_000 });
    await add(group.id, { ...ready, dossierId: row.id, paymentId: charge.id, paid: 9_000, ...given });
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

  it.each<[string, Partial<typeof groupMember.$inferInsert>, object | undefined]>([
    [
      'by an invoice, which nothing is given back of',
      { paymentId: null },
      { paid: 9_000, share: 0.9, charge: undefined },
    ],
    ['nothing of nothing', { paid: 0, quote: quoteOf(0) }, { paid: 0, share: 0 }],
    ['nothing yet', { paid: null }, undefined],
    ['nothing that is known', { quote: null }, undefined],
  ])('%s', async (_, given, told) => {
    const { row } = await paid(given);
    const by = await paidByGroup(ground.db, row.id);
    expect(told === undefined ? by : { ...by }).toEqual(
      told === undefined ? undefined : expect.objectContaining(told),
    );
  });

  it('is nothing for who has paid by themselves', async () => {
    expect(await paidByGroup(ground.db, (await ground.register()).id)).toBeUndefined();
  });
});
