import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, getInitialSnapshot, getNextSnapshot } from 'xstate';
import type { Session } from '#engine/contract/schedule.ts';
import { eventsIn, explore, guardedOf, nameOf, transitionsOf, waysOf } from '../testing/explore.ts';
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
  { type: 'SEATS', seats: [] },
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
    snapshot.context.isStale,
  ]);

describe('the workshop cart', () => {
  const { taken, refused, moves, paths } = explore(workshopCartMachine, visitor, outputs, serialize);
  const snapshots = paths.map(({ state }) => state as AnyMachineSnapshot);

  it('takes every transition there is on some path', () => {
    const eventless = new Set(workshopCartMachine.root.states['ready']?.states['idle']?.always?.map(nameOf));
    const missing = [...new Set(transitionsOf(workshopCartMachine.root).map(nameOf))].filter(
      (name) => !taken.has(name) && !eventless.has(name),
    );
    expect(missing).toEqual([]);
  });

  it('leads where its chart says, and nowhere else', () => {
    expect(waysOf(moves)).toEqual({
      loading: {
        'ready.idle': 'answered',
        'ready.refreshing': 'answered',
        'ready.working': 'answered',
        unloaded: '!otherwise',
      },
      'ready.disconnected': {
        'ready.refreshing': 'DISMISS',
        'ready.working': 'ONLINE RETRY',
      },
      'ready.idle': {
        'ready.refreshing': 'ONLINE REFRESH after',
        'ready.working': 'DO',
      },
      'ready.refreshing': {
        'ready.idle': 'answered !otherwise',
        'ready.working': 'answered !otherwise',
      },
      'ready.working': {
        'ready.disconnected': '!connection',
        'ready.idle': 'answered',
        'ready.refreshing': 'answered !otherwise',
      },
      unloaded: {
        loading: 'ONLINE REFRESH RETRY',
      },
    });
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

  it('closes every guard of its chart somewhere', () => {
    expect(guardedOf(workshopCartMachine).filter((name) => !refused.has(name))).toEqual([]);
  });

  it('asks for what is wished in the order of the wishes, a later one for the same session last', () => {
    const wish = (kind: string, code: string) => ({ type: 'DO', task: { kind, session: session(code) } });
    const wishes = [wish('hold', 'a'), wish('hold', 'b'), wish('hold', 'c'), wish('release', 'b')];
    const loaded = getNextSnapshot(workshopCartMachine, getInitialSnapshot(workshopCartMachine), {
      type: 'xstate.done.actor.0.workshopCart.loading',
      output: outputs.load[0],
    } as never);
    const wished = wishes.reduce(
      (snapshot, event) => getNextSnapshot(workshopCartMachine, snapshot, event as never),
      loaded,
    );
    expect(queueOf(wished)).toEqual(['hold a', 'hold c', 'release b']);
  });

  it('has done with a wish only when that one was answered, and goes on with the next', () => {
    const answered = moves.filter(({ event }) =>
      event.type.startsWith('xstate.done.actor.0.workshopCart.ready.working'),
    );
    expect(answered.some(({ from }) => from.context.queue.length > 2)).toBe(true);
    for (const { from, to } of answered) {
      expect(to.context.done).toEqual(from.context.queue[0]);
      expect(to.context.queue).toEqual(from.context.queue.slice(1));
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

  it('asks once more when something has changed while it was asking, and not for ever', () => {
    const asking = ['working', 'refreshing'].map(
      (state) => `xstate.done.actor.0.workshopCart.ready.${state}`,
    );
    const answered = moves.filter(
      ({ event, from }) => asking.includes(event.type) && from.context.queue.length < 2,
    );
    expect(answered.some(({ from }) => from.context.isStale)).toBe(true);
    for (const { from, to } of answered) {
      const wishes = to.context.queue.length > 0;
      expect(to.matches({ ready: 'refreshing' })).toBe(from.context.isStale && !wishes);
      if (to.matches({ ready: 'refreshing' })) expect(to.context.isStale).toBe(false);
    }
  });

  it('shows seats as they are told, also those that were told while an older answer was on its way', () => {
    const times = [{ sessions: [{ ...session('a'), availability: 'open' }, session('b')] }];
    const told = (availability: 'limited' | 'full', seats_left: number) => ({
      type: 'SEATS',
      seats: [{ workshops_session_code: 'a', availability, seats_left }],
    });
    const loaded = (where: string) => ({
      type: `xstate.done.actor.0.workshopCart.${where}`,
      output: { times, filters: [], cart: cart() },
    });
    const events = [told('full', 0), loaded('loading'), told('limited', 2), { type: 'REFRESH' }];
    const seen: unknown[] = [];
    let snapshot = getInitialSnapshot(workshopCartMachine);
    for (const event of [...events, told('limited', 1), loaded('ready.refreshing')]) {
      snapshot = getNextSnapshot(workshopCartMachine, snapshot, event as never);
      seen.push(connectWorkshopCart(snapshot).times[0]?.sessions[0]?.seats_left);
    }
    expect(seen).toEqual([undefined, 0, 2, 2, 1, 1]);
    expect(snapshot.matches({ ready: 'idle' })).toBe(true);
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
