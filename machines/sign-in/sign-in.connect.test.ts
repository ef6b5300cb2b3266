import { expect, it, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { SignedIn } from '#engine/contract/organizers.ts';
import type { Failure } from '../failure.ts';
import { connectSignIn } from './sign-in.connect.ts';
import { signInMachine } from './sign-in.machine.ts';

const email = 'ana@sd36.example';
const failure: Failure = { kind: 'invalid', errors: { code: ['wrong'] } };

test.each([
  ['address', 'address', false],
  ['sending', 'address', true],
  ['code', 'code', false],
  ['entering', 'code', true],
] as const)('in "%s" a page asks for the %s; working: %s', (value, step, isWorking) => {
  const state = signInMachine.resolveState({ value, context: { email, failure, organizer: undefined } });
  expect(connectSignIn(state)).toEqual({ step, email, isWorking, failure });
});

/** A running machine whose calls fail while `isDown`, and the addresses that codes were sent to. */
function signingIn() {
  const sent: string[] = [];
  const server = { isDown: false };
  const actor = createActor(
    signInMachine.provide({
      actors: {
        send: fromPromise(async ({ input }) => {
          sent.push(input.email);
          if (server.isDown) throw failure;
          return { minutes: 10 };
        }),
        enter: fromPromise<SignedIn, { email: string; code: string }>(async () => {
          throw failure;
        }),
      },
    }),
  ).start();
  const until = (step: 'address' | 'code') => waitFor(actor, (state) => state.matches(step));
  const seen = () => connectSignIn(actor.getSnapshot());
  return { actor, sent, server, until, seen };
}

it('starts without an address, and shows why no code could be sent', async () => {
  const { actor, server, until, seen } = signingIn();
  expect(seen()).toEqual({ step: 'address', email: '', isWorking: false, failure: undefined });
  server.isDown = true;
  actor.send({ type: 'SEND', email });
  await until('address');
  expect(seen()).toMatchObject({ email, failure });
  actor.send({ type: 'SEND', email });
  expect(seen()).toMatchObject({ isWorking: true, failure: undefined });
});

test.each([{ type: 'ENTER', code: '2' }, { type: 'AGAIN' }, { type: 'BACK' }] as const)(
  'a wrong code is forgotten with %j, the address is not',
  async (next) => {
    const { actor, sent, until, seen } = signingIn();
    actor.send({ type: 'SEND', email });
    await until('code');
    actor.send({ type: 'ENTER', code: '1' });
    await until('code');
    expect(seen().failure).toEqual(failure);
    actor.send(next);
    expect(seen()).toMatchObject({ email, failure: undefined });
    expect(sent).toEqual(next.type === 'AGAIN' ? [email, email] : [email]);
  },
);
