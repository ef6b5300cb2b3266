import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor, getInitialSnapshot, waitFor } from 'xstate';
import { eventsIn, explore, nameOf, transitionsOf, waysOf } from '../testing/explore.ts';
import { failingCall } from '../testing/failing-call.ts';
import { declineMachine } from './decline.machine.ts';

const visitor = ['DECLINE', 'KEEP', 'CONFIRM', 'RETRY', 'ONLINE', 'EDIT'].map((type) => ({ type }));
const outputs = { decline: [{ answer: { state: 'expired' } }] };
const walk = (asked: boolean) =>
  explore(declineMachine, visitor, outputs, ({ value }) => JSON.stringify(value), {
    entry: 'entry-1',
    asked,
  });

describe.each([false, true])('declining an offer, asked for by the mail: %s', (asked) => {
  const { taken, reached, moves, paths } = walk(asked);
  const snapshots = paths.map(({ state }) => state as AnyMachineSnapshot);

  it('takes every transition that an event has', () => {
    const all = new Set(
      transitionsOf(declineMachine.root)
        .filter(({ eventType }) => eventType !== '')
        .map(nameOf),
    );
    expect([...all].filter((name) => !taken.has(name))).toEqual([]);
  });

  it('leads where its chart says, and nowhere else', () => {
    expect(waysOf(moves)).toEqual({
      asking: {
        declining: 'CONFIRM',
        offered: 'KEEP',
      },
      declining: {
        declined: 'answered',
        offered: 'EDIT !otherwise',
      },
      offered: {
        asking: 'DECLINE',
      },
    });
  });

  it('reaches every state that one can rest in, each with a way on', () => {
    expect([...reached].sort()).toEqual(
      ['asking', 'declined', 'declining', 'offered'].map((name) => JSON.stringify(name)),
    );
    for (const snapshot of snapshots.filter(({ status }) => status === 'active')) {
      const waysOn = eventsIn(snapshot, visitor, outputs).filter((event) => snapshot.can(event as never));
      expect(waysOn.length, JSON.stringify(snapshot.value)).toBeGreaterThan(0);
    }
  });

  it('asks before it declines, at once whom the mail has led here', () => {
    const first = getInitialSnapshot(declineMachine, { entry: 'entry-1', asked });
    expect(first.value).toBe(asked ? 'asking' : 'offered');
    const declining = moves.filter(({ from, to }) => from.value !== 'declining' && to.value === 'declining');
    expect(new Set(declining.map(({ from, event }) => `${from.value} ${event.type}`))).toEqual(
      new Set(['asking CONFIRM']),
    );
  });
});

it.each(['RETRY', 'ONLINE'] as const)(
  'a decline that was lost on its way is sent once more by %s',
  async (type) => {
    const { asked, call: decline } = failingCall('connection', { state: 'expired' });
    const actor = createActor(declineMachine.provide({ actors: { decline } }), {
      input: { entry: 'entry-1', asked: true },
    }).start();
    actor.send({ type: 'CONFIRM' });
    const call = actor.getSnapshot().children.call;
    if (!call) throw new Error('Nothing is called');
    await waitFor(call, (snapshot) => snapshot.matches('lostConnection'));
    actor.send({ type });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(asked).toEqual(['entry-1', 'entry-1']);
  },
);
