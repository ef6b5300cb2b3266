import { describe, expect, it, onTestFinished } from 'vitest';
import { type AnyMachineSnapshot, createActor, fromPromise, waitFor } from 'xstate';
import { callMachine } from '../call/call.machine.ts';
import { eventsIn, explore, guardedOf, nameOf, transitionsOf, waysOf } from '../testing/explore.ts';
import { failingCall } from '../testing/failing-call.ts';
import { cancellationMachine } from './cancellation.machine.ts';

const preview = (status: string) => ({ registration: { status }, refund: { back: 24_300 } });
const cancel = { type: 'CANCEL', reason: 'illness', message: '', key: 'key-1' } as const;
const visitor = [cancel, ...['LOOK_AGAIN', 'ABORT', 'RETRY', 'ONLINE', 'EDIT'].map((type) => ({ type }))];
const outputs = {
  load: ['Submitted', 'Cancelled'].map((status) => ({ answer: preview(status) })),
  cancel: [{ answer: {} }],
};

describe('the cancellation machine', () => {
  const { taken, refused, reached, moves, paths } = explore(
    cancellationMachine,
    visitor,
    outputs,
    ({ value, status, context }) =>
      JSON.stringify([value, status, context.preview?.registration.status, context.asked?.expected_refund]),
  );

  it('takes every transition there is on some path, and closes its guard somewhere', () => {
    const all = new Set(transitionsOf(cancellationMachine.root).map(nameOf));
    expect([...all].filter((name) => !taken.has(name))).toEqual([]);
    expect(guardedOf(cancellationMachine).filter((name) => !refused.has(name))).toEqual([]);
  });

  it('reaches every state, each with a way on', () => {
    expect([...reached].sort()).toEqual(
      Object.keys(cancellationMachine.root.states)
        .map((name) => JSON.stringify(name))
        .sort(),
    );
    const active = paths
      .map(({ state }) => state as AnyMachineSnapshot)
      .filter(({ status }) => status === 'active');
    for (const snapshot of active) {
      const waysOn = eventsIn(snapshot, visitor, outputs).filter((event) => snapshot.can(event as never));
      expect(waysOn.length, JSON.stringify(snapshot.value)).toBeGreaterThan(0);
    }
  });

  it('leads where its chart says, and nowhere else', () => {
    expect(waysOf(moves)).toEqual({
      cancelled: {
        looking: 'LOOK_AGAIN',
      },
      cancelling: {
        aborted: 'ABORT',
        deciding: 'EDIT !otherwise',
        looking: 'LOOK_AGAIN answered',
      },
      deciding: {
        aborted: 'ABORT',
        cancelling: 'CANCEL',
        looking: 'LOOK_AGAIN',
      },
      looking: {
        aborted: 'ABORT',
        cancelled: 'answered',
        deciding: 'answered',
        unavailable: '!otherwise',
      },
      unavailable: {
        aborted: 'ABORT',
        looking: 'LOOK_AGAIN',
      },
    });
  });

  it('cancels nothing that was not shown, and asks for what was shown', () => {
    const asking = moves.filter(({ to }) => to.value === 'cancelling');
    expect(asking.length).toBeGreaterThan(0);
    for (const { to } of asking) {
      expect(to.context.preview?.registration.status).toBe('Submitted');
      expect(to.context.asked?.expected_refund).toBe(24_300);
    }
  });

  it('may be aborted in every state but when it is done', () => {
    const aborts = moves.filter(({ event, from }) => event.type === 'ABORT' && from.value !== 'cancelled');
    expect(new Set(aborts.map(({ to }) => to.value))).toEqual(new Set(['aborted']));
  });
});

it('looks once more after it cancelled, and says what came of it', async () => {
  let status = 'Submitted';
  const answering = (answer: () => unknown) =>
    callMachine.provide({ actors: { ask: fromPromise(async () => answer()) } });
  const actor = createActor(
    cancellationMachine.provide({
      actors: {
        load: answering(() => preview(status)),
        cancel: answering(() => {
          status = 'Cancelled';
        }),
      },
    }),
  ).start();
  onTestFinished(() => void actor.stop());
  await waitFor(actor, (state) => state.matches('deciding'));
  actor.send(cancel);
  await waitFor(actor, (state) => state.matches('cancelled'));
  expect(actor.getSnapshot().context.preview?.registration.status).toBe('Cancelled');
});

it.each(['RETRY', 'ONLINE'] as const)('makes every call once more by %s after it was lost', async (type) => {
  const load = failingCall('connection', preview('Submitted'));
  const lost = failingCall('connection', {});
  const actor = createActor(
    cancellationMachine.provide({ actors: { load: load.call, cancel: lost.call } }),
  ).start();
  onTestFinished(() => void actor.stop());
  const again = async () => {
    const call = actor.getSnapshot().children.call;
    if (!call) throw new Error('Nothing is called');
    await waitFor(call, (state) => state.matches('lostConnection'));
    actor.send({ type });
  };
  await again();
  await waitFor(actor, (state) => state.matches('deciding'));
  actor.send({ ...cancel, message: 'A cold.' });
  await again();
  await waitFor(actor, (state) => state.matches('deciding'));
  const { type: _, ...said } = { ...cancel, message: 'A cold.', expected_refund: 24_300 };
  expect(lost.asked).toEqual([said, said]);
  // Lost, had, and read once more after it was cancelled.
  expect(load.asked).toEqual(['preview', 'preview', 'preview']);
});

it('asks anew, what is asked now, while the answer to what was asked before is out', async () => {
  const [loads, cancels]: [unknown[], unknown[]] = [[], []];
  const asking = (asked: unknown[], answer: () => Promise<unknown>) =>
    callMachine.provide({
      actors: {
        ask: fromPromise<unknown, { request: unknown }>(({ input }) => {
          asked.push(input.request);
          return answer();
        }),
      },
    });
  const never = () => new Promise<unknown>(() => undefined);
  const load = asking(loads, () => (loads.length === 1 ? never() : Promise.resolve(preview('Submitted'))));
  const actor = createActor(
    cancellationMachine.provide({ actors: { load, cancel: asking(cancels, never) } }),
  ).start();
  onTestFinished(() => void actor.stop());
  actor.send({ type: 'LOOK_AGAIN' });
  await waitFor(actor, (state) => state.matches('deciding'));
  expect(loads).toHaveLength(2);
  actor.send(cancel);
  actor.send({ ...cancel, reason: 'other' });
  expect(cancels).toMatchObject([{ reason: 'illness' }, { reason: 'other' }]);
  expect(actor.getSnapshot().context.asked?.reason).toBe('other');
});
