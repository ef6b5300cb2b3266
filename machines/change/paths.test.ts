import { describe, expect, it, onTestFinished } from 'vitest';
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  createActor,
  fromCallback,
  fromPromise,
  waitFor,
} from 'xstate';
import { callMachine } from '../call/call.machine.ts';
import { eventsIn, explore, guardedOf, nameOf, transitionsOf, waysOf } from '../testing/explore.ts';
import { failingCall } from '../testing/failing-call.ts';
import {
  type ChangeChoice,
  type ChangeLogic,
  type ChangeSubmission,
  changeMachine,
  changeUnderWay,
} from './change.machine.ts';

const choice: ChangeChoice = { track: 'online', track_mode: 'Online', registrations_day: ['friday'] };
const preview = (difference: number, changes = 'Y', full = 'N') => ({ choice, difference, changes, full });
const correction = { form_type: 'personal', version: 1, values: '{"phone":"222"}', base: '{}' };
const visitor = [
  { type: 'CHOOSE', choice },
  { type: 'CHOOSE', choice: { ...choice, correction } },
  { type: 'CONFIRM', key: 'key-1' },
  ...['LOOK_AGAIN', 'ABORT', 'RETRY', 'ONLINE', 'EDIT', 'CONTINUE', 'CANCEL', 'RETURNED'].map((type) => ({
    type,
  })),
];
const outputs = {
  load: [preview(-10_185), preview(3_150), preview(0, 'N'), preview(-10_185, 'Y', 'Y')].map((answer) => ({
    answer,
  })),
  submission: [
    { outcome: 'confirmed', result: { difference: -10_185 } },
    ...(['declined', 'price'] as const).map((kind) => ({
      outcome: 'refused',
      failure: { kind, errors: {} },
    })),
  ],
};

describe('the change machine', () => {
  const { taken, refused, reached, moves, paths } = explore(
    changeMachine,
    visitor,
    outputs,
    ({ value, status, context: { preview: shown, asked, failure, choice: chosen } }) =>
      JSON.stringify([value, status, shown, asked?.submission.expected_difference, failure?.kind, chosen]),
  );

  it('takes every transition there is on some path, and closes its guard somewhere', () => {
    const every = new Set(transitionsOf(changeMachine.root).map(nameOf));
    expect([...every].filter((name) => !taken.has(name))).toEqual([]);
    expect(guardedOf(changeMachine).filter((name) => !refused.has(name))).toEqual([]);
  });

  it('reaches every state, each with a way on', () => {
    expect([...reached].sort()).toEqual(
      Object.keys(changeMachine.root.states)
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
      changed: {
        looking: 'LOOK_AGAIN',
      },
      deciding: {
        aborted: 'ABORT',
        looking: 'CHOOSE LOOK_AGAIN',
        making: 'CONFIRM',
      },
      looking: {
        aborted: 'ABORT',
        deciding: 'answered',
        unavailable: '!otherwise',
      },
      making: {
        changed: 'answered',
        deciding: 'answered !otherwise',
        looking: '!already_registered !closed !conflict !full !price answered',
      },
      unavailable: {
        aborted: 'ABORT',
        looking: 'CHOOSE LOOK_AGAIN',
      },
    });
  });

  it('makes nothing that was not shown, is what there is or is full, and asks for what was shown', () => {
    const making = moves.filter(({ from, to }) => from.value !== 'making' && to.value === 'making');
    expect(making.length).toBeGreaterThan(0);
    for (const { to } of making) {
      const { preview: shown, asked } = to.context;
      expect([shown?.changes, shown?.full]).toEqual(['Y', 'N']);
      expect(asked).toEqual({
        key: 'key-1',
        total: Math.max(0, shown.difference),
        submission: { choice: expect.objectContaining(choice), expected_difference: shown.difference },
      });
    }
    expect(making.some(({ to }) => to.context.asked.submission.choice.correction === correction)).toBe(true);
  });

  it('may be aborted until it is made, and never while it is being paid for', () => {
    const aborts = moves.filter(({ event }) => event.type === 'ABORT');
    for (const { from, to } of aborts) {
      const isOver = from.value === 'making' || from.value === 'changed';
      expect(to.value).toBe(isOver ? from.value : 'aborted');
    }
  });

  it('forgets why it was refused once it is looked at, chosen or confirmed anew, and what was asked once it is over', () => {
    const anew = moves.filter(
      ({ event: { type }, to }) =>
        (['CHOOSE', 'LOOK_AGAIN'].includes(type) && to.value === 'looking') ||
        (type === 'CONFIRM' && to.value === 'making'),
    );
    expect(anew.some(({ from }) => from.context.failure !== undefined)).toBe(true);
    for (const { to } of anew) expect(to.context.failure).toBeUndefined();
    const over = moves.filter(({ from, to }) => from.value === 'making' && to.value !== 'making');
    for (const { to } of over) expect(to.context.asked).toBeUndefined();
    const changed = over.filter(({ to }) => to.value === 'changed');
    expect(changed.length).toBeGreaterThan(0);
    for (const { to } of changed)
      expect([to.context.choice, to.context.difference]).toEqual([undefined, -10_185]);
  });

  it('looks once more where what was shown is no more, and says why', () => {
    const ended = moves.filter(({ from, to }) => from.value === 'making' && to.context.failure !== undefined);
    for (const { to } of ended) {
      expect(to.value).toBe(to.context.failure.kind === 'declined' ? 'deciding' : to.value);
      if (to.context.failure.kind === 'price') expect(to.value).toBe('looking');
    }
  });
});

it('goes on with what was being made when the page was left, under the same key', async () => {
  const seen: ChangeSubmission[] = [];
  const machine = (made: Promise<unknown>) =>
    changeMachine.provide({
      actors: {
        load: callMachine.provide({
          actors: { ask: fromPromise<unknown, { request: unknown }>(async () => preview(3_150)) },
        }),
        submission: fromPromise(({ input }: { input: ChangeSubmission }) => {
          seen.push(input);
          return made;
        }) as unknown as ChangeLogic,
      },
    });
  const first = createActor(machine(new Promise(() => undefined)), { input: {} }).start();
  await waitFor(first, (state) => state.matches('deciding'));
  expect(changeUnderWay(first.getPersistedSnapshot())).toBeUndefined();
  first.send({ type: 'CONFIRM', key: 'key-1' });
  const kept = JSON.parse(JSON.stringify(first.getPersistedSnapshot()));
  first.stop();
  const snapshot = changeUnderWay(kept);
  const confirmed = { outcome: 'confirmed', result: { difference: 3_150 } };
  const again = createActor(machine(Promise.resolve(confirmed)), {
    input: {},
    ...(snapshot && { snapshot }),
  }).start();
  onTestFinished(() => void again.stop());
  await waitFor(again, (state) => state.matches('changed'));
  expect(again.getSnapshot().context.difference).toBe(3_150);
  expect(seen.map(({ key, total }) => [key, total])).toEqual([
    ['key-1', 3_150],
    ['key-1', 3_150],
  ]);
});

it('looks at what it begins with, then at what is chosen, once more after it was lost', async () => {
  const { asked, call } = failingCall('connection', preview(3_150));
  const actor = createActor(changeMachine.provide({ actors: { load: call } }), {
    input: { take: 'clay-1' },
  }).start();
  onTestFinished(() => void actor.stop());
  const child = actor.getSnapshot().children['call'] as AnyActorRef | undefined;
  if (!child) throw new Error('Nothing is called');
  await waitFor(child, (state) => state.matches('lostConnection'));
  actor.send({ type: 'RETRY' });
  await waitFor(actor, (state) => state.matches('deciding'));
  actor.send({ type: 'CHOOSE', choice });
  await waitFor(actor, (state) => state.matches('deciding'));
  expect(asked).toEqual([{ take: 'clay-1' }, { take: 'clay-1' }, choice]);
});

it('tells what makes it and pays for it everything that is done meanwhile', async () => {
  const told: string[] = [];
  const submission = fromCallback<AnyEventObject, ChangeSubmission>(({ receive }) => {
    receive(({ type }) => told.push(type));
  }) as unknown as ChangeLogic;
  const load = callMachine.provide({
    actors: { ask: fromPromise<unknown, { request: unknown }>(async () => preview(3_150)) },
  });
  const actor = createActor(changeMachine.provide({ actors: { load, submission } }), { input: {} }).start();
  onTestFinished(() => void actor.stop());
  await waitFor(actor, (state) => state.matches('deciding'));
  actor.send({ type: 'CONFIRM', key: 'key-1' });
  const events = ['RETRY', 'ONLINE', 'EDIT', 'CONTINUE', 'CANCEL', 'RETURNED'] as const;
  for (const type of events) actor.send({ type });
  expect(told).toEqual(events);
  expect(actor.getSnapshot().value).toBe('making');
});

it.each([
  ['nothing', undefined],
  ['words', 'making'],
  ['what is over', { status: 'done', value: 'making' }],
  ['what was only looked at', { status: 'active', value: 'deciding' }],
])('goes on with nothing that is %s', (_, kept) => {
  expect(changeUnderWay(kept)).toBeUndefined();
});

it('looks at what is chosen now, while the answer to what was chosen before is out', () => {
  const asked: unknown[] = [];
  const load = callMachine.provide({
    actors: {
      ask: fromPromise<unknown, { request: unknown }>(({ input }) => {
        asked.push(input.request);
        return new Promise(() => undefined);
      }),
    },
  });
  const actor = createActor(changeMachine.provide({ actors: { load } }), { input: undefined }).start();
  onTestFinished(() => void actor.stop());
  const other = { ...choice, track: 'vancouver' };
  actor.send({ type: 'CHOOSE', choice });
  actor.send({ type: 'CHOOSE', choice: other });
  actor.send({ type: 'LOOK_AGAIN' });
  expect(asked).toEqual([{}, choice, other, other]);
});
