import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { accessToken, hold } from '#server/database/schema.ts';
import { issueAccessToken } from '#server/dossiers/access-token.ts';
import { groupOf } from '#server/dossiers/group-row.ts';
import { type EventFixture, freshEventFixture } from '#server/testing/event-fixture.ts';
import { fairGroups } from '#server/testing/group-fixture.ts';
import { refusalOf } from '#server/testing/refusal-text.ts';
import { viewMembers } from './group-view.ts';
import { handOver } from './hand-over.ts';

let ground: EventFixture;
let groups: ReturnType<typeof fairGroups>;
beforeEach(async () => {
  ground = await freshEventFixture();
  groups = fairGroups(ground);
});

it('a group that is handed over is its new contact’s, and opened by no token of the old one', async () => {
  const [group, other] = [await groups.found(), await groups.found()];
  for (const { id } of [group, other]) await issueAccessToken(ground.db, id);
  const { before, after } = await handOver(ground.db, group.id, {
    name: ' Bo Li ',
    email: ' Bo@Example.org ',
  });
  const contact = { contactName: 'Bo Li', email: 'bo@example.org', emailTyped: 'Bo@Example.org' };
  expect([before, after]).toEqual([group, { ...group, ...contact }]);
  const { updatedAt, ...stored } = await groupOf(ground.db, group.id);
  const { updatedAt: was, ...same } = group;
  expect(stored).toEqual({ ...same, ...contact });
  expect(updatedAt.getTime()).toBeGreaterThanOrEqual(was.getTime());
  expect((await ground.db.select().from(accessToken)).map(({ dossierId }) => dossierId)).toEqual([other.id]);
});

it.each([
  ['an address that is none', { name: 'Bo Li', email: 'bo' }, /^group_contact_email /],
  [
    'a name that leads elsewhere',
    { name: 'https://bo.example', email: 'bo@example.org' },
    /^group_contact_name /,
  ],
])('it is not handed over to %s', async (_, contact, said) => {
  const group = await groups.found();
  expect(await refusalOf(handOver(ground.db, group.id, contact))).toMatchObject([
    'invalid',
    expect.stringMatching(said),
  ]);
  expect(await groupOf(ground.db, group.id)).toEqual(group);
});

it('its members are told in their order, each with what they hold', async () => {
  ground.fair.add('fair', { kind: 'fees', code: 'fees', currency: 'CAD', taxes: [], fees: [] });
  const [group, row] = [await groups.found(), await ground.register({ emailTyped: 'Own@example.org' })];
  const invited = await groups.add(group.id, { createdAt: new Date('2027-01-02') });
  const begun = await groups.add(group.id, {
    createdAt: new Date('2027-01-01'),
    state: 'joined',
    dossierId: row.id,
  });
  const shirts = { eventCode: 'fair', kind: 'variant' as const, item: 'shirt/m', quantity: 2 };
  await ground.db.insert(hold).values({ ...shirts, dossierId: row.id });
  await ground.db.insert(hold).values({ ...shirts, dossierId: (await ground.register()).id });
  expect(await viewMembers(ground, group.id)).toEqual([
    {
      member_id: begun.id,
      name: 'Bo Li',
      email: 'Own@example.org',
      state: 'started',
      step: { label: { en: 'picks', fr: 'picks (fr)' }, number: 1, of: 1 },
      fee: 5_600,
    },
    { member_id: invited.id, name: 'Bo Li', email: invited.emailTyped, state: 'invited' },
  ]);
  await ground.db.delete(hold).where(eq(hold.dossierId, row.id));
  expect((await viewMembers(ground, group.id))[0]?.fee).toBe(0);
});
