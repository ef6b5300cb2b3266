import { beforeEach, describe, expect, it, test } from 'vitest';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import type { waitlistEntry } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { type EventFixture, freshEventFixture } from '#server/testing/event-fixture.ts';
import { offerNext } from './offer-next.ts';
import { acceptFlowPlace, checkFlowWaitlist, settlePlace } from './place-waitlist.ts';
import { hasFlowWaitlist } from './waitlist-kinds.ts';

let ground: EventFixture;
beforeEach(async () => {
  ground = await freshEventFixture();
});

const now = new Date('2027-01-10T12:00:00Z');
const later = new Date('2027-01-10T13:00:00Z');
const day = 86_400_000;
const exhibitors = {
  kind: 'flow',
  code: 'exhibitor',
  label: { en: 'Exhibitors', fr: 'Exposants' },
  entry: {},
  capacity: 1,
  waitlist: 'Y',
  steps: [],
} as unknown as FlowDocument;

type Entry = Partial<typeof waitlistEntry.$inferInsert>;
const offered = (until = later): Entry => ({ state: 'offered', offeredUntil: until });

describe('the waitlist of a flow', () => {
  test.each([
    ['limited, with a line', exhibitors, true],
    ['limited, without', { ...exhibitors, waitlist: 'N' }, false],
    ['without a limit', { ...exhibitors, capacity: undefined }, false],
  ])('is there for a flow %s', (_, flow, has) => {
    expect(hasFlowWaitlist(flow as FlowDocument)).toBe(has);
  });

  it('is offered where its places are taken', async () => {
    ground.fair.add('fair', exhibitors);
    const has = async (flow: object = exhibitors) =>
      checkFlowWaitlist(ground.db, ground.configuration, { eventCode: 'fair', flow: flow as FlowDocument });
    expect(await has()).toEqual({ waitlist: 'N' });
    await ground.submit(await ground.apply('exhibitor'));
    expect(await has()).toEqual({ waitlist: 'Y', entry_ID: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(await has({ ...exhibitors, waitlist: 'N' })).toEqual({ waitlist: 'N' });
  });

  it('offers its free places in order, once each', async () => {
    ground.fair.add('fair', { ...exhibitors, capacity: 2 });
    const line = { kind: 'flow' as const, item: 'exhibitor' };
    const sent = await ground.apply('exhibitor');
    await ground.submit(sent);
    const had = await ground.wait({ ...line, email: sent.email });
    const [first, second] = [await ground.wait(line), await ground.wait(line)];
    for (let times = 0; times < 2; times += 1)
      await offerNext(ground.services, 'fair', { kinds: ['flow'] }, now);
    expect(ground.mailed()).toEqual([[first.email, 'flow-place-offer']]);
    expect([
      await ground.standing(had.id),
      await ground.standing(first.id),
      await ground.standing(second.id),
    ]).toEqual(['taken', 'offered', 'waiting']);
    expect(ground.heard()).toContain(`expire ${new Date(now.getTime() + day).toISOString()}`);
  });

  it.each<[string, object | undefined, string]>([
    ['may be sent several times', { ...exhibitors, entry: { several: 'Y' }, capacity: 2 }, 'offered'],
    ['is not open yet', { ...exhibitors, capacity: 2, opening: { from: '2027-01-11' } }, 'waiting'],
    ['has no line any more', { ...exhibitors, capacity: 2, waitlist: 'N' }, 'waiting'],
    ['is another’s', { ...exhibitors, code: 'volunteer', capacity: 2 }, 'waiting'],
  ])('of a flow that %s is or is not offered', async (_, flow, state) => {
    ground.fair.add('fair', flow);
    const sent = await ground.apply('exhibitor');
    await ground.submit(sent);
    const entry = await ground.wait({ kind: 'flow', item: 'exhibitor', email: sent.email });
    await offerNext(ground.services, 'fair', { kinds: ['flow'] }, now);
    await offerNext(ground.services, 'gone', { kinds: ['flow'] }, now);
    expect(await ground.standing(entry.id)).toBe(state);
  });

  it('lets in who was offered a place, and who was let in last', async () => {
    const [mine, again, other] = [
      await ground.apply('exhibitor', { email: 'ana@example.org' }),
      await ground.apply('exhibitor', { email: 'ana@example.org' }),
      await ground.apply('exhibitor'),
    ];
    const entry = await ground.wait({
      kind: 'flow',
      item: 'exhibitor',
      email: 'ana@example.org',
      ...offered(),
    });
    const take = (row: DossierRow, id: string | undefined = entry.id, at = now) =>
      acceptFlowPlace(ground.db, row, id, at).then((offer) => offer?.id === entry.id);
    expect([
      await take(mine, undefined, later),
      await take(mine, 'no name'),
      await take(other),
      await take(mine, entry.id, later),
    ]).toEqual([false, false, false, false]);
    expect(await acceptFlowPlace(ground.db, mine, undefined, now)).toBeUndefined();
    expect([await take(mine), await take(mine), await take(again)]).toEqual([true, true, true]);
    await ground.charge(again.id);
    expect([await take(mine), await take(again)]).toEqual([false, true]);
    expect(await take({ ...again, flow: 'volunteer' })).toBe(false);
    await settlePlace(ground.db, mine);
    expect(await ground.standing(entry.id)).toBe('offered');
    await settlePlace(ground.db, again);
    expect(await ground.standing(entry.id)).toBe('taken');
    expect(await take(again)).toBe(false);
  });
});
