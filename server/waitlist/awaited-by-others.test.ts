import { beforeEach, describe, expect, it } from 'vitest';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { holdItem, releaseItem } from '#server/cart/hold-item.ts';
import { joinWaitlist } from '#server/cart/wait-for-item.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { itemOf, type Wanted } from '#server/items/item-of.ts';
import { Refusal } from '#server/refusals/refusal.ts';
import { holdFirst } from '#server/registration/hold-first.ts';
import {
  both,
  type EventFixture,
  eventOnSale,
  freshEventFixture,
  now,
} from '#server/testing/event-fixture.ts';
import { offerNext } from './offer-next.ts';

let ground: EventFixture;
beforeEach(async () => {
  ground = await freshEventFixture();
});

const event = eventOnSale;
const refused = (done: Promise<unknown>) =>
  done.then(
    () => 'held',
    (error: unknown) => (error instanceof Refusal ? error.details.reason : error),
  );

/** One of each, of everything that a form selects. */
function addOneOfEach() {
  const schedule = ground.fair.current('fair', 'schedule', 'schedule')?.document;
  const sessions = schedule?.sessions.map((session) => ({ ...session, capacity: 1 }));
  ground.fair.add('fair', { ...schedule, kind: 'schedule', code: 'schedule', sessions });
  const shirt = { code: 'shirt', name: both('Shirt'), amount: 2_800 };
  ground.fair.add('fair', {
    kind: 'products',
    code: 'products',
    waitlist: 'Y',
    products: [{ ...shirt, variants: [{ code: 'm', name: both('M'), stock: 1 }] }],
  });
  ground.fair.add('fair', {
    kind: 'activities',
    code: 'activities',
    waitlist: 'Y',
    activities: [{ code: 'dinner', name: 'dinner', capacity: 1 }],
  });
  ground.fair.add('fair', {
    kind: 'offers',
    code: 'booths',
    label: both('Booths'),
    category: 'conference',
    view: 'cards',
    waitlist: 'Y',
    offers: [{ code: 'corner', name: both('Corner'), amount: 9_000, stock: 1 }],
  });
}

const oneOfEach: [string, Wanted][] = [
  ['a seat', { kind: 'session', session_code: 'clay-1' }],
  ['a piece', { kind: 'variant', product_code: 'shirt', variant_code: 'm', qty: 1 }],
  ['an activity', { kind: 'activity', activity_code: 'dinner', quantity: 1 }],
  ['an offer', { kind: 'choice', offers: 'booths', offer: 'corner', quantity: 1 }],
];

describe.each(oneOfEach)('%s that was released', (_, wanted) => {
  let holder: DossierRow;
  let waiting: DossierRow;
  beforeEach(async () => {
    addOneOfEach();
    [holder, waiting] = [await ground.register(), await ground.register()];
    await holdItem(ground.services, event, holder, wanted, now);
    await joinWaitlist(ground.services, event, waiting, wanted, now);
    const { item } = itemOf(ground.configuration, event, holder, wanted);
    await releaseItem(ground.services, holder, item);
  });
  const take = async (row: DossierRow) => refused(holdItem(ground.services, event, row, wanted, now));

  it('is for who waits, before it has been offered and after', async () => {
    const newcomer = await ground.register();
    expect(await take(newcomer)).toBe('full');
    await offerNext(ground.services, 'fair', {}, now);
    expect([await take(newcomer), await take(waiting)]).toEqual(['full', 'held']);
  });

  it('is for who waits if they take it themselves', async () => {
    expect(await take(waiting)).toBe('held');
  });

  it('lets a newcomer join the waitlist behind them', async () => {
    const newcomer = await ground.register();
    await joinWaitlist(ground.services, event, newcomer, wanted, now);
    expect([await take(newcomer), await take(waiting)]).toEqual(['full', 'held']);
  });

  it.each(['Cancelled', 'paying'] as const)('is for anyone if who waits is %s', async (state) => {
    if (state === 'paying') await ground.charge(waiting.id);
    else await ground.submit(waiting, state);
    expect(await take(await ground.register())).toBe('held');
  });
});

describe('a place that was released', () => {
  const begin = (row: DossierRow) =>
    refused(
      ground.db.transaction((tx) => holdFirst(tx, ground.services, event, row, { bypasses: false }, now)),
    );

  it.each(['event', 'track'] as const)('is for who waits for the %s', async (kind) => {
    const item = kind === 'track' ? 'main' : '';
    const first = await ground.wait({ kind, item });
    expect(await begin(await ground.register())).toBe('full');
    expect(await begin(await ground.register({ email: first.email }))).toBe('held');
  });

  it('is for anyone if those who wait may not have it', async () => {
    const tracks = event.tracks.map((track) => ({
      ...track,
      ...(track.code === 'online' && { capacity: 0 }),
    }));
    ground.fair.add('fair', { ...event, tracks });
    await ground.wait({ kind: 'track', item: 'online' });
    await ground.wait({ kind: 'flow', item: 'exhibitor' });
    expect(await begin(await ground.register())).toBe('held');
  });

  it('is for who waits for the flow', async () => {
    const flow = { kind: 'flow', code: 'exhibitor', label: both('Exhibitors'), entry: {}, steps: [] };
    ground.fair.add('fair', { ...flow, capacity: 1, waitlist: 'Y' } as unknown as FlowDocument);
    await ground.wait({ kind: 'flow', item: 'exhibitor' });
    expect(await begin(await ground.apply('exhibitor'))).toBe('full');
    ground.fair.add('fair', { ...flow, capacity: 1, waitlist: 'N' } as unknown as FlowDocument);
    expect(await begin(await ground.apply('exhibitor'))).toBe('held');
  });
});
