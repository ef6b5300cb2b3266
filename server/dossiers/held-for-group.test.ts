import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { dossier, groupMember, hold, invoice } from '#server/database/schema.ts';
import { keepWhileOpen, withdrawInvoicesWith } from '#server/groups/invoices.ts';
import { type EventFixture, freshEventFixture } from '#server/testing/event-fixture.ts';
import { fairGroups, owed, ready, readySince } from '#server/testing/group-fixture.ts';
import { expireReadyMembers } from './expire-ready-members.ts';
import { addressIsReady, isReady } from './held-for-group.ts';
import { endWait, revokeReadiness } from './readiness.ts';

let ground: EventFixture;
let groups: ReturnType<typeof fairGroups>;
beforeEach(async () => {
  ground = await freshEventFixture();
  groups = fairGroups(ground);
});

const now = readySince;

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
    const [group, row] = [await groups.found(), await ground.register()];
    const member = await groups.add(group.id, { ...ready, dossierId: row.id });
    const kept = await held(row.id);
    const soon = new Date(Date.now() + 60_000);
    const sooner = await held(row.id, { heldUntil: soon });
    const reserved = await held(row.id, { state: 'reserved', heldUntil: new Date('2998-01-01T00:00:00Z') });
    const before = Date.now();
    await revokeReadiness(ground.db, row.id);
    expect(await groups.memberOf(member.id)).toMatchObject({
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
    await revokeReadiness(ground.db, row.id);
    expect(await own()).toEqual(new Date('2999-01-01T00:00:00Z'));
  });

  it('keeps the time of an accepted offer, of as much as was offered', async () => {
    const [group, row] = [await groups.found(), await ground.register()];
    await groups.add(group.id, { ...ready, dossierId: row.id });
    const until = new Date(Date.now() + 86_400_000);
    const offered = async (item: string, quantity: number) => {
      await ground.wait({ kind: 'choice', item, dossierId: row.id, state: 'taken', offeredUntil: until });
      return held(row.id, { kind: 'choice', item, quantity });
    };
    const [one, two] = [await offered('dormitory/one', 1), await offered('dormitory/two', 2)];
    await revokeReadiness(ground.db, row.id);
    expect(await one()).toEqual(until);
    expect(Number(await two()) - Date.now()).toBeLessThan(3_700_000);
  });

  it('is not waited for any more where nobody will have the money', async () => {
    const [group, row] = [await groups.found(), await ground.register()];
    const member = await groups.add(group.id, { ...ready, dossierId: row.id });
    const kept = await held(row.id);
    await endWait(ground.db, member, now);
    expect([await kept(), (await groups.memberOf(member.id))?.readyAt]).toEqual([now, null]);
    await revokeReadiness(ground.db, (await ground.register()).id);
  });

  const at = (time: string) => ({ ...ready, submission: { ...ready.submission, readyUntil: time } });
  it('is so until their time is up, unless they are paid for or on an invoice', async () => {
    const group = await groups.found();
    const rows = await Promise.all(Array.from({ length: 7 }, () => ground.register()));
    const [late, early, begun, registered, paying, invoiced, other] = rows.map(({ id }) => id);
    const over = at('2027-01-10T12:00:00.000Z');
    const ids = [
      await groups.add(group.id, { ...over, dossierId: late }),
      await groups.add(group.id, { ...at('2027-01-10T12:00:00.001Z'), dossierId: early }),
      await groups.add(group.id, { ...over, readyAt: null, dossierId: begun }),
      await groups.add(group.id, { ...over, dossierId: registered }),
      await groups.add(group.id, { ...over, dossierId: paying }),
      await groups.add(group.id, { ...over, dossierId: invoiced }),
      await groups.add(group.id, { ...over, state: 'left', dossierId: other }),
    ].map(({ id }) => id);
    await ground.db
      .update(dossier)
      .set({ status: 'Submitted' })
      .where(eq(dossier.id, registered ?? ''));
    await ground.charge(group.id, { purpose: 'group', submission: { members: [ids[4]] } });
    await ground.db.insert(invoice).values({
      number: 1,
      dossierId: group.id,
      eventCode: 'fair',
      quote: owed(1),
      submission: { members: [ids[5]] },
      dueOn: '2027-02-01',
    });
    expect(await expireReadyMembers(ground.db, now)).toEqual(new Set(['fair']));
    const states = await Promise.all(ids.map(async (id) => (await groups.memberOf(id))?.submission === null));
    expect(states).toEqual([true, false, false, false, false, false, false]);
    expect(await expireReadyMembers(ground.db, now)).toEqual(new Set());
  });

  test('the same address of another registration is ready with it', async () => {
    const [group, first] = [await groups.found(), await ground.register({ email: 'bo@example.org' })];
    const second = await ground.register({ email: 'bo@example.org' });
    const member = await groups.add(group.id, { ...at('2027-01-10T12:00:00.001Z'), dossierId: first.id });
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
    const [group, other] = [await groups.found(), await groups.found()];
    const on = await groups.add(group.id, ready);
    const beside = await groups.add(group.id, ready);
    const elsewhere = await groups.add(other.id, {
      ...ready,
      submission: { ...ready.submission, readyUntil: '9999-12-31T00:00:00.000Z' },
    });
    const values = {
      number: 1,
      dossierId: group.id,
      eventCode: 'fair',
      quote: owed(1),
      submission: { members: [on.id] },
      dueOn: '2027-02-01',
    };
    const [issued] = await ground.db.insert(invoice).values(values).returning();
    await keepWhileOpen(ground.db, group.id, [on.id, elsewhere.id]);
    const untilOf = async (id: string) => (await groups.memberOf(id))?.submission?.['readyUntil'];
    expect([await untilOf(on.id), await untilOf(beside.id)]).toEqual([
      '9999-12-31T00:00:00.000Z',
      ready.submission.readyUntil,
    ]);
    await withdrawInvoicesWith(ground.db, group.id, [on.id], 60_000, now);
    expect([await untilOf(on.id), await untilOf(beside.id), await untilOf(elsewhere.id)]).toEqual([
      '2027-01-10T12:01:00.000Z',
      ready.submission.readyUntil,
      '9999-12-31T00:00:00.000Z',
    ]);
    const [left] = await ground.db
      .select()
      .from(invoice)
      .where(eq(invoice.number, issued?.number ?? 0));
    expect(left?.state).toBe('withdrawn');
  });
});
