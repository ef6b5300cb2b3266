import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { dossier, groupMember } from '#server/database/schema.ts';
import { membershipIn, membersOf } from '#server/dossiers/group-members.ts';
import { groupOf, lockGroup } from '#server/dossiers/group-row.ts';
import { sha256 } from '#server/secrets/secret-hash.ts';
import { type EventFixture, freshEventFixture } from '#server/testing/event-fixture.ts';
import { fairGroups, ready } from '#server/testing/group-fixture.ts';
import { refusalOf } from '#server/testing/refusal-text.ts';
import { findInvitation, groupTyped } from './check-group.ts';
import { joinGroup, leaveGroup } from './join-group.ts';

let ground: EventFixture;
let groups: ReturnType<typeof fairGroups>;
beforeEach(async () => {
  ground = await freshEventFixture();
  groups = fairGroups(ground);
});

const typed = (code: string) => ({ group_code: code });

describe('a group', () => {
  it('is found by its code, however it is typed, unless it was cancelled', async () => {
    const group = await groups.found();
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
    const [group, other, row] = [await groups.found(), await groups.found(), await ground.register()];
    const second = await groups.add(group.id, { createdAt: new Date('2027-01-02') });
    const first = await groups.add(group.id, {
      createdAt: new Date('2027-01-01'),
      state: 'joined',
      dossierId: row.id,
    });
    await groups.add(other.id);
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
    const group = await groups.found();
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
      'email is already in this group.',
    ]);
    expect(await refusalOf(joinGroup(ground.db, row.id, typed((await groups.found()).code)))).toEqual([
      'conflict',
      'group_code belongs to another group. Leave your current group first.',
    ]);
  });

  it('takes up the invitation of their address, or that of a link under their own', async () => {
    const group = await groups.found();
    const [byAddress, byLink] = [
      await ground.register({ email: 'bo@example.org' }),
      await ground.register({ email: 'cy@example.org' }),
    ];
    const invited = await groups.add(group.id, { email: 'bo@example.org', name: 'Robert' });
    const linked = await groups.add(group.id, { email: 'old@example.org', invitationHash: sha256('secret') });
    const twice = await groups.add(group.id, { email: 'cy@example.org' });
    await joinGroup(ground.db, byAddress.id, typed(group.code));
    await joinGroup(ground.db, byLink.id, { ...typed(group.code), invitation: 'secret' });
    expect(await groups.memberOf(invited.id)).toMatchObject({
      state: 'joined',
      name: 'Robert',
      dossierId: byAddress.id,
    });
    expect(await groups.memberOf(linked.id)).toMatchObject({
      state: 'joined',
      email: 'cy@example.org',
      dossierId: byLink.id,
    });
    expect(await groups.memberOf(twice.id)).toMatchObject({ state: 'withdrawn', dossierId: null });
    expect(await findInvitation(ground.db, group.id, 'secret')).toMatchObject({ id: linked.id });
    expect(await findInvitation(ground.db, (await groups.found()).id, 'secret')).toBeUndefined();
    const late = await ground.register();
    for (const invitation of ['secret', 'other']) {
      expect(
        await refusalOf(joinGroup(ground.db, late.id, { ...typed(group.code), invitation })),
      ).toMatchObject(['invalid', expect.stringMatching(/^invitation is not valid/)]);
    }
    const known = await groups.add(group.id, { invitationHash: sha256('third') });
    const same = await ground.register({ email: 'cy@example.org' });
    expect(
      await refusalOf(joinGroup(ground.db, same.id, { ...typed(group.code), invitation: 'third' })),
    ).toEqual(['conflict', 'email is already in this group.']);
    expect(await groups.memberOf(known.id)).toMatchObject({ state: 'invited' });
  });

  it.each([
    ['is cancelled', { status: 'Cancelled' as const }, ['conflict', 'registration is already cancelled.']],
    [
      'is registered',
      { status: 'Submitted' as const },
      [
        'conflict',
        'registration was already submitted individually, so a group can no longer pay for it.',
        { reason: 'already_registered' },
      ],
    ],
  ])('is refused where one %s', async (_, given, told) => {
    const [group, row] = [await groups.found(), await ground.register(given)];
    expect(await refusalOf(joinGroup(ground.db, row.id, typed(group.code)))).toEqual(told);
  });

  it('is refused while one pays', async () => {
    const [group, row] = [await groups.found(), await ground.register()];
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
    const [group, row] = [await groups.found(), await ground.register()];
    expect(await refusalOf(leaveGroup(ground.db, row.id))).toEqual([
      'conflict',
      'registration is not in a group.',
    ]);
    const member = await groups.add(group.id, { ...ready, dossierId: row.id });
    await leaveGroup(ground.db, row.id);
    expect(await groups.memberOf(member.id)).toMatchObject({
      state: 'left',
      name: 'Bo Li',
      dossierId: null,
      readyAt: null,
      quote: null,
      submission: null,
    });
    const named = await ground.register({ answers: { you: { first_name: 'Cy' } } });
    const other = await groups.add(group.id, { state: 'joined', dossierId: named.id });
    await leaveGroup(ground.db, named.id);
    expect(await groups.memberOf(other.id)).toMatchObject({ state: 'left', name: 'Cy' });
  });

  it('is not paid for by it', async () => {
    const [group, row] = [await groups.found(), await ground.register({ status: 'Submitted' })];
    await groups.add(group.id, { state: 'joined', dossierId: row.id });
    expect(await refusalOf(leaveGroup(ground.db, row.id))).toEqual([
      'conflict',
      'registration was paid for by your group. You can cancel it instead.',
    ]);
  });
});
