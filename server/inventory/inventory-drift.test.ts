import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { inventory } from '#server/database/schema.ts';
import { type EventFixture, freshEventFixture } from '#server/testing/event-fixture.ts';
import { withPlaces } from '#server/testing/with-places.ts';
import { claimOffered } from '#server/waitlist/offered-stock.ts';
import { inventoryDrift } from './inventory-drift.ts';

let ground: EventFixture;
beforeEach(async () => {
  ground = await freshEventFixture();
});

it('is none while counters come to what is held, reserved and offered', async () => {
  const { db } = ground;
  await withPlaces(db, [await ground.register(), await ground.register({ track: 'online' })]);
  await withPlaces(db, [await ground.apply('exhibitor')], new Date());
  const moving = await ground.register();
  await withPlaces(db, [moving]);
  for (const given of [
    { kind: 'track', item: 'main' },
    { kind: 'day', item: 'friday' },
    // A registration has its place of the event already.
    { kind: 'track', item: 'online', dossierId: moving.id },
    { kind: 'day', item: 'saturday', dossierId: moving.id },
  ] as const) {
    const entry = await ground.wait(given);
    await db.transaction((tx) => claimOffered(tx, entry));
  }
  expect(await inventoryDrift(db)).toEqual([]);
});

it('names each item whose counter is wrong, either way, with both numbers', async () => {
  const { db } = ground;
  await withPlaces(db, [await ground.register(), await ground.register()]);
  await db.update(inventory).set({ taken: 5 }).where(eq(inventory.kind, 'track'));
  await db.delete(inventory).where(eq(inventory.kind, 'event'));
  expect(await inventoryDrift(db)).toEqual([
    { eventCode: 'fair', kind: 'event', item: '', counted: 0, held: 2 },
    { eventCode: 'fair', kind: 'track', item: 'main', counted: 5, held: 2 },
  ]);
});
