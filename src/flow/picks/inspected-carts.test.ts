// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { connectCart } from '#machines/cart/cart.connect.ts';
import type { CartMachine } from '#machines/cart/cart.machine.ts';
import { inspectActors } from '#src/lib/actors/start-actor.ts';
import { openPicks } from './pick-services.ts';
import { noConnection } from './testing/fake-call.ts';
import { later, now, registration, serverOfEachKind } from './testing/server-of-each-kind.ts';

it('shows an inspector a cart of each kind and the place, with the state of each of its items', async () => {
  const seen = new Map<string, SnapshotFrom<CartMachine>>();
  onTestFinished(
    inspectActors((event) => {
      const { actorRef } = event;
      const id = 'id' in actorRef ? String(actorRef.id) : '';
      if (event.type !== '@xstate.snapshot' || !id.startsWith('cart ')) return;
      seen.set(id, event.snapshot as SnapshotFrom<CartMachine>);
    }),
  );
  const server = serverOfEachKind(() => {
    throw noConnection();
  });
  const picks = openPicks(server.call, { ...registration, place_held: { until: later, now } }, () => '');
  onTestFinished(() => picks.close());
  expect(picks.place.getSnapshot().phase).toBe('loading');
  const activities = picks.carts.activity?.('');
  for (const open of [picks.carts.session, picks.carts.variant]) open?.('');
  const documents = ['booths', 'levels', 'extras'];
  for (const offers of documents) picks.carts.choice?.(offers);
  const stateOf = (cart: string, item: string) => {
    const snapshot = seen.get(`cart ${cart}`);
    return snapshot && connectCart(snapshot).items.get(item);
  };
  await vi.waitFor(() => expect(stateOf('activity', 'gala')).toBeDefined());
  activities?.hold('gala');
  expect(stateOf('activity', 'gala')).toMatchObject({ quantity: 1, isChanging: true });
  await vi.waitFor(() => expect(stateOf('activity', 'gala')?.refusal).toBe('offline'));
  await vi.waitFor(() => expect(seen.size).toBe(7));
  expect(stateOf('place', 'room')).toMatchObject({ isHeld: true });
  expect(stateOf('activity', 'walk')).toMatchObject({ isFull: true, canWait: true });
  expect(stateOf('session', 'clay')).toMatchObject({ isHeld: true, isConflicting: true });
  expect(stateOf('session', 'wood')).toMatchObject({ awaited: { position: 2 } });
  expect(stateOf('variant', 'shirt/m')).toMatchObject({ isLapsed: true });
  expect(stateOf('variant', 'shirt/s')).toMatchObject({ awaited: { offeredUntil: later } });
  expect(stateOf('variant', 'pass/one')).toMatchObject({ isHeld: true, quantity: 2 });
  for (const offers of documents) {
    await vi.waitFor(() => expect(stateOf(`choice ${offers}`, 'a1')).toMatchObject({ isHeld: true }));
    expect(stateOf(`choice ${offers}`, 'a2')).toMatchObject({ awaited: { position: 1 } });
  }
  expect(stateOf('choice levels', 'a1')).toMatchObject({ given: 60_000 });
});
