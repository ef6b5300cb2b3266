import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { dossier, groupMember, hold, inventory } from '#server/database/schema.ts';
import { type EventFixture, eventOnSale, freshEventFixture } from '#server/testing/event-fixture.ts';
import { fairGroups, ready, submissionUntil } from '#server/testing/group-fixture.ts';
import { enterWaitlist } from './entries.ts';
import { offerFreeItems, releaseExpired } from './release-expired.ts';

const now = new Date('2027-01-10T12:00:00Z');
const later = new Date('2027-01-10T13:00:00Z');
const exhibitors = {
  kind: 'flow',
  code: 'exhibitor',
  label: 'Exhibitors',
  entry: {},
  capacity: 1,
  waitlist: 'Y',
  steps: [],
};

let ground: EventFixture;
beforeEach(async () => {
  ground = await freshEventFixture();
  ground.fair.add('fair', { ...eventOnSale, options: { capacity: 1 } });
  ground.fair.add('fair', exhibitors);
  ground.fair.add('fair', {
    kind: 'offers',
    code: 'booths',
    label: 'Booths',
    waitlist: 'Y',
    offers: [{ code: 'corner', name: 'Corner booth', stock: 1 }],
  });
});
/** Somebody in a line of each kind. */
async function waitForAll() {
  const [place, flow] = [await ground.wait(), await ground.wait({ kind: 'flow', item: 'exhibitor' })];
  const [seat, booth] = [await ground.register(), await ground.apply('exhibitor')];
  await enterWaitlist(ground.db, seat, { kind: 'session', item: 'clay-1' });
  await enterWaitlist(ground.db, booth, { kind: 'choice', item: 'booths/corner' });
  return [place, flow, seat, booth].map(({ emailTyped }) => emailTyped);
}
const templates = ['waitlist-offer', 'flow-place-offer', 'seat-offer', 'choice-offer'];

it('whatever is free of an event is offered to who waits for it, and nothing of another', async () => {
  const people = await waitForAll();
  await offerFreeItems(ground.services, 'other', now);
  expect(ground.mailed()).toEqual([]);
  await offerFreeItems(ground.services, 'fair', now);
  expect(ground.mailed().toSorted()).toEqual(people.map((person, at) => [person, templates[at]]).toSorted());
});

it('what was kept for whose application was declined is free for the next', async () => {
  const booth = await ground.apply('exhibitor');
  const corner = { kind: 'choice' as const, item: 'booths/corner' };
  await enterWaitlist(ground.db, booth, corner);
  await offerFreeItems(ground.services, 'fair', now);
  const next = await ground.apply('exhibitor');
  await enterWaitlist(ground.db, next, corner);
  await ground.submit(booth);
  await ground.db.update(dossier).set({ decision: 'declined' }).where(eq(dossier.id, booth.id));
  await offerFreeItems(ground.services, 'fair', now);
  expect(ground.mailed().at(-1)).toEqual([next.emailTyped, 'choice-offer']);
});

it('what was held for too long is free, and offered on', async () => {
  ground.fair.add('fair', {
    kind: 'schedule',
    code: 'schedule',
    slots: [{ code: 'a', label: 'A', day: 'friday', track: 'main', start: '09:00', end: '10:00' }],
    workshops: [{ code: 'clay', title: 'Clay', description: '', presenters: [] }],
    sessions: [{ code: 'clay-1', workshop: 'clay', schedule: 'a', type: 'I', capacity: 1 }],
  });
  const holder = await ground.register();
  const seat = { eventCode: 'fair', kind: 'session' as const, item: 'clay-1' };
  await ground.db.insert(hold).values({ ...seat, dossierId: holder.id, heldUntil: now });
  await ground.db.insert(inventory).values({ ...seat, taken: 1 });
  const waiting = await ground.register();
  await enterWaitlist(ground.db, waiting, { kind: 'session', item: 'clay-1' });
  await releaseExpired(ground.services, new Date(now.getTime() - 1));
  expect(ground.mailed()).toEqual([]);
  await releaseExpired(ground.services, now);
  expect(ground.mailed()).toEqual([[waiting.emailTyped, 'seat-offer']]);
});

it('places whose offer is over are offered on, of the event and of a flow', async () => {
  const over = { state: 'offered' as const, offeredUntil: now };
  const [first, second] = [
    await ground.wait(over),
    await ground.wait({ ...over, kind: 'flow', item: 'exhibitor' }),
  ];
  const [next, nextOfFlow] = [await ground.wait(), await ground.wait({ kind: 'flow', item: 'exhibitor' })];
  await releaseExpired(ground.services, later);
  expect(ground.mailed().toSorted()).toEqual(
    [
      [first.emailTyped, 'waitlist-lapsed'],
      [second.emailTyped, 'flow-place-lapsed'],
      [next.emailTyped, 'waitlist-offer'],
      [nextOfFlow.emailTyped, 'flow-place-offer'],
    ].toSorted(),
  );
});

it('the place of who waited for their group for too long is offered on', async () => {
  const [groups, row] = [fairGroups(ground), await ground.register()];
  const group = await groups.found();
  const submission = submissionUntil(now.toISOString());
  const member = await groups.add(group.id, { ...ready, submission, dossierId: row.id });
  const next = await ground.wait();
  await releaseExpired(ground.services, now);
  expect(ground.mailed()).toEqual([[next.emailTyped, 'waitlist-offer']]);
  expect((await ground.db.select().from(groupMember)).map(({ id, readyAt }) => [id, readyAt])).toEqual([
    [member.id, null],
  ]);
});

it('releases expired holds where nobody waits, so that free places are counted right', async () => {
  const row = await ground.register();
  await ground.db.insert(inventory).values({ eventCode: 'fair', kind: 'event', item: 'fair', taken: 1 });
  const place = { dossierId: row.id, eventCode: 'fair', kind: 'event', item: 'fair' } as const;
  await ground.db.insert(hold).values({ ...place, heldUntil: now });
  await offerFreeItems(ground.services, 'fair', later);
  expect(await ground.db.select({ state: hold.state }).from(hold)).toEqual([{ state: 'lapsed' }]);
});

it('reminds everyone once of an offer that expires soon, alike for every kind', async () => {
  const people = await waitForAll();
  await offerFreeItems(ground.services, 'fair', now);
  const hoursOn = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  const reminded = () =>
    ground.mails.flatMap(({ recipient, content }) =>
      content.template === 'offer-reminder' ? [[recipient, content.values.item]] : [],
    );
  // An offer is held for 24 hours, a quarter of which is left after 18.
  await releaseExpired(ground.services, hoursOn(17));
  expect(reminded()).toEqual([]);
  await releaseExpired(ground.services, hoursOn(18.5));
  await releaseExpired(ground.services, hoursOn(19.5));
  const items = ['a place', 'a place, Exhibitors', 'a seat in the workshop “Clay”', 'Corner booth'];
  expect(reminded().toSorted()).toEqual(people.map((person, at) => [person, items[at]]).toSorted());
});

it('looks at an offer of two hours when half an hour of it is left, and reminds then', async () => {
  ground.fair.add('fair', { ...eventOnSale, options: { capacity: 1, waitlist_offer_hours: 2 } });
  const waiting = await ground.wait();
  await offerFreeItems(ground.services, 'fair', now);
  const minutesOn = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  expect(ground.heard()).toEqual([
    `remind ${minutesOn(90).toISOString()}`,
    `expire ${minutesOn(120).toISOString()}`,
  ]);
  await releaseExpired(ground.services, minutesOn(90));
  expect(ground.mailed()).toEqual([
    [waiting.emailTyped, 'waitlist-offer'],
    [waiting.emailTyped, 'offer-reminder'],
  ]);
});
