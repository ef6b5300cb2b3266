import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { Session } from '#engine/contract/schedule.ts';
import { eventsIn, explore, nameOf, transitionsOf } from '../testing/explore.ts';
import { connectWorkshopCart } from './workshop-cart.connect.ts';
import { workshopCartMachine } from './workshop-cart.machine.ts';

const session = (code: string) => ({ workshops_session_code: code }) as Session;
const cart = (...codes: string[]) => ({
  entries: codes.map(session),
  waitlisted: [],
  now: '2027-02-01T00:00:00Z',
  held_until: '2027-02-01T00:15:00Z',
});
const visitor = [
  { type: 'DO', task: { kind: 'hold', session: session('a') } },
  { type: 'DO', task: { kind: 'hold', session: session('b'), from: session('a') } },
  { type: 'DO', task: { kind: 'release', session: session('a') } },
  { type: 'REFRESH' },
  { type: 'RETRY' },
  { type: 'ONLINE' },
  { type: 'DISMISS' },
];
const outputs = { load: [{ times: [], filters: [], cart: cart() }], perform: [cart('a')] };
const queueOf = ({ context }: AnyMachineSnapshot) =>
  context.queue.map(
    ({ kind, session: { workshops_session_code: code } }: { kind: string; session: Session }) =>
      `${kind} ${code}`,
  );
const serialize = (snapshot: AnyMachineSnapshot) =>
  JSON.stringify([
    snapshot.value,
    queueOf(snapshot).slice(0, 3),
    snapshot.context.problem?.failure.kind,
    snapshot.context.cart?.entries.length,
  ]);

describe('the workshop cart', () => {
  const { taken, paths } = explore(workshopCartMachine, visitor, outputs, serialize);
  const snapshots = paths.map(({ state }) => state as AnyMachineSnapshot);

  it('takes every transition there is on some path', () => {
    const eventless = new Set(workshopCartMachine.root.states['ready']?.states['idle']?.always?.map(nameOf));
    const missing = [...new Set(transitionsOf(workshopCartMachine.root).map(nameOf))].filter(
      (name) => !taken.has(name) && !eventless.has(name),
    );
    expect(missing).toEqual([]);
  });

  it('has a way on everywhere, and never two wishes for one session waiting', () => {
    for (const snapshot of snapshots) {
      const waysOn = eventsIn(snapshot, visitor, outputs).filter((event) => snapshot.can(event as never));
      expect(waysOn.length, JSON.stringify(snapshot.value)).toBeGreaterThan(0);
      const waiting = queueOf(snapshot)
        .slice(1)
        .map((wish: string) => wish.split(' ')[1]);
      expect(new Set(waiting).size).toBe(waiting.length);
    }
  });

  it('keeps what was wished for while the connection is lost, and says so', () => {
    const lost = snapshots.filter((snapshot) => snapshot.matches({ ready: 'disconnected' }));
    expect(lost.length).toBeGreaterThan(0);
    for (const snapshot of lost) {
      expect(queueOf(snapshot).length).toBeGreaterThan(0);
      expect(connectWorkshopCart(snapshot as never).problem?.kind).toBe('connection');
    }
  });

  it('leaves the cart as it was when a seat has gone, and shows the schedule anew', () => {
    const refused = snapshots.filter(
      (snapshot) =>
        snapshot.matches({ ready: 'refreshing' }) && snapshot.context.problem?.failure.kind === 'full',
    );
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.some(({ context }) => context.cart.entries.length === 0)).toBe(true);
  });
});
