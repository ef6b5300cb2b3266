import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eventChannel } from '#engine/contract/live-messages.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import type { OfferKind } from '#server/inventory/find-offers.ts';
import { claim, lockItems } from '#server/inventory/inventory-lock.ts';
import type { Tell } from '#server/realtime/publish.ts';
import { openRaceFixture, type RaceFixture } from '#tests/races/race-fixture.ts';
import { startLiveOffers } from './live-offers.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const offer = (code: string, stock?: number) => ({ code, name: code, amount: 1_000, stock, most: 99 });

/** An event with booths and levels, and what a page on its channel hears of them. */
async function open() {
  const ground = await openRaceFixture(database.db, [1]);
  const { configuration, eventCode, event } = ground;
  const document = { kind: 'offers', label: 'Offers', view: 'cards', category: 'registration' };
  const booths = [offer('small', 20), offer('large', 1), ...numbered(70)];
  for (const [code, offers] of [
    ['booths', booths],
    ['levels', [offer('gold')]],
  ] as const) {
    const published = await configuration.publish(eventCode, { ...document, code, offers }, 'test');
    if (!published.ok) throw new Error(JSON.stringify(published.diagnostics));
  }
  const heard: { channel: string; data: unknown }[] = [];
  const tell: Tell = (channel, _, data) => heard.push({ channel, data });
  const faults: unknown[] = [];
  const onError = (error: unknown) => void faults.push(error);
  const missed: (() => void)[] = [];
  const listen: OpenDatabase['listen'] = (channel, listener) => {
    missed.push(() => listener.missed());
    return database.listen(channel, listener);
  };
  const live = await startLiveOffers({ database: { db: database.db, listen }, configuration, tell, onError });
  return {
    ground,
    heard,
    faults,
    live,
    channel: eventChannel(event.event_code),
    missed: () => missed[0]?.(),
  };
}

const numbered = (count: number) => Array.from({ length: count }, (_, at) => offer(`n${at}`));

async function take(
  { db, eventCode }: RaceFixture,
  item: string,
  amount: number,
  kind: OfferKind = 'choice',
): Promise<void> {
  const named = { kind, item };
  await db.transaction(async (tx) => {
    await lockItems(tx, eventCode, [named]);
    await claim(tx, eventCode, named, amount, undefined);
  });
}

const booths = { kind: 'choice', offers: 'booths' };

it('tells everybody of what is left of an offer once that is committed, and of no other', async () => {
  const { ground, heard, live, channel } = await open();
  const undone = ground.db.transaction(async (tx) => {
    await lockItems(tx, ground.eventCode, [{ kind: 'choice', item: 'booths/small' }]);
    await claim(tx, ground.eventCode, { kind: 'choice', item: 'booths/small' }, 1, 20);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await take(ground, 'booths/large', 1);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  await take(ground, 'booths/small', 15);
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  // Where there is plenty, and where there is no end to it, no number is told.
  await take(ground, 'booths/small', -15);
  await vi.waitFor(() => expect(heard).toHaveLength(3));
  await take(ground, 'levels/gold', 3);
  await vi.waitFor(() => expect(heard).toHaveLength(4));
  expect(heard).toEqual(
    [
      { ...booths, left: [{ code: 'large', availability: 'full', left: 0 }] },
      { ...booths, left: [{ code: 'small', availability: 'limited', left: 5 }] },
      { ...booths, left: [{ code: 'small', availability: 'open' }] },
      { kind: 'choice', offers: 'levels', left: [{ code: 'gold', availability: 'open' }] },
    ].map((data) => ({ channel, data })),
  );
  await live.stop();
});

it('tells of everything that is offered once notices were missed, sixty at a time', async () => {
  const { ground, heard, live, missed } = await open();
  missed();
  // Of every event there is: those of the other tests are there, too.
  const events = ground.configuration.eventCodes().length;
  await vi.waitFor(() => expect(heard).toHaveLength(3 * events));
  const told = heard.slice(-3).map(({ data }) => data as { offers: string; left: unknown[] });
  expect(told.map(({ offers, left }) => [offers, left.length])).toEqual(
    expect.arrayContaining([
      ['booths', 60],
      ['booths', 12],
      ['levels', 1],
    ]),
  );
  await live.stop();
});

it('says nothing of an offer that there is no longer, and nothing once it has ended', async () => {
  const { ground, heard, faults, live } = await open();
  await take(ground, 'gone/small', 1);
  await take(ground, 'booths/gone', 1);
  await take(ground, 'booths/large', 1);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  await live.stop();
  await take(ground, 'booths/small', 1);
  expect(heard).toHaveLength(1);
  expect(faults).toEqual([]);
});

it('tells of variants and activities by their names', async () => {
  const { ground, heard, live } = await open();
  const { configuration, eventCode } = ground;
  const shirt = { ...offer('shirt'), variants: [{ code: 'm', name: 'M', stock: 3 }] };
  for (const [code, view, offers] of [
    ['products', 'tiles', [shirt]],
    ['activities', 'timetable', [offer('gala', 2)]],
  ] as const) {
    const several = code === 'products' ? { several: 'Y' } : {};
    const document = { kind: 'offers', code, label: code, view, category: 'merchandise', offers, ...several };
    const published = await configuration.publish(eventCode, document, 'test');
    if (!published.ok) throw new Error(JSON.stringify(published.diagnostics));
  }
  await take(ground, 'shirt/m', 1, 'variant');
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  await take(ground, 'gala', 2, 'activity');
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  expect(heard.map(({ data }) => data)).toEqual([
    { kind: 'variant', offers: 'products', left: [{ code: 'shirt/m', availability: 'limited', left: 2 }] },
    { kind: 'activity', offers: 'activities', left: [{ code: 'gala', availability: 'full', left: 0 }] },
  ]);
  await live.stop();
});
