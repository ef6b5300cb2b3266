import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor, fromPromise, waitFor } from 'xstate';
import type { SignedIn } from '#engine/contract/organizers.ts';
import { eventsIn, explore, nameOf, transitionsOf, waysOf } from '../testing/explore.ts';
import { connectSignIn } from './sign-in.connect.ts';
import { signInMachine } from './sign-in.machine.ts';

const organizer: SignedIn = {
  event: 'teachers',
  email: 'ana@sd36.example',
  role: 'desk',
  permissions: [],
  session: 's',
  expires_at: '',
};
const visitor = [
  { type: 'SEND', email: organizer.email },
  { type: 'ENTER', code: '123456' },
  { type: 'HAND_OVER', email: organizer.email, code: '123456' },
  { type: 'RESUME', email: organizer.email },
  { type: 'AGAIN' },
  { type: 'BACK' },
];
const outputs = { send: [{ minutes: 10 }], enter: [organizer] };

describe('the sign-in machine', () => {
  const { taken, reached, moves, paths } = explore(signInMachine, visitor, outputs, ({ value }) =>
    JSON.stringify(value),
  );
  const snapshots = paths.map(({ state }) => state as AnyMachineSnapshot);

  it('takes every transition on some path', () => {
    const all = new Set(transitionsOf(signInMachine.root).map(nameOf));
    expect([...all].filter((name) => !taken.has(name))).toEqual([]);
  });

  it('leads where its chart says, and nowhere else', () => {
    expect(waysOf(moves)).toEqual({
      address: { sending: 'SEND', entering: 'HAND_OVER', code: 'RESUME' },
      sending: { code: 'answered', address: '!otherwise' },
      code: { entering: 'ENTER', sending: 'AGAIN', address: 'BACK' },
      entering: { signedIn: 'answered', code: '!otherwise' },
    });
  });

  it('reaches every state, each with a transition on', () => {
    expect([...reached].sort()).toEqual(
      Object.keys(signInMachine.root.states)
        .map((name) => JSON.stringify(name))
        .sort(),
    );
    for (const snapshot of snapshots.filter(({ status }) => status === 'active')) {
      const ways = eventsIn(snapshot, visitor, outputs).filter((event) => snapshot.can(event as never));
      expect(ways.length, JSON.stringify(snapshot.value)).toBeGreaterThan(0);
    }
  });
});

it('keeps the address over a wrong code, and gives the organizer out once the code is right', async () => {
  const tried: string[] = [];
  const actor = createActor(
    signInMachine.provide({
      actors: {
        send: fromPromise(async () => ({ minutes: 10 })),
        enter: fromPromise(async ({ input }) => {
          tried.push(input.code);
          if (tried.length === 1) throw { kind: 'invalid', errors: { code: ['wrong'] } };
          return organizer;
        }),
      },
    }),
  ).start();
  actor.send({ type: 'SEND', email: organizer.email });
  await waitFor(actor, (state) => state.matches('code'));
  actor.send({ type: 'ENTER', code: '000000' });
  const refused = await waitFor(actor, (state) => state.matches('code'));
  expect(connectSignIn(refused)).toMatchObject({
    step: 'code',
    email: organizer.email,
    isWorking: false,
    failure: { errors: { code: ['wrong'] } },
  });
  actor.send({ type: 'ENTER', code: '123456' });
  const done = await waitFor(actor, (state) => state.status === 'done');
  expect([tried, done.output]).toEqual([['000000', '123456'], { organizer }]);
});
