import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type AnyMachineSnapshot, createActor, fromPromise, waitFor } from 'xstate';
import type { Registration } from '#engine/contract/registration.ts';
import { callMachine } from '../call/call.machine.ts';
import { eventsIn, explore, guardedOf, nameOf, transitionsOf, waysOf } from '../testing/explore.ts';
import { lookupMachine } from './lookup.machine.ts';

const registration = (code: string): Registration => ({
  code,
  email: 'ana@sd36.example',
  status: 'Submitted',
  started: 'Y',
  track: 'online',
  mode: 'Online',
  registrations_day: ['friday'],
  timezone: 'America/Vancouver',
});
const [one, other] = [registration('R7KM-42QD'), registration('R7KM-42QE')];
const email = 'ana@sd36.example';
const visitor = [
  { type: 'OPEN', code: one.code, email },
  { type: 'SEND_CODE', email },
  { type: 'ASK_ACCESS', email },
  { type: 'SIGN_IN', access_code: '123456' },
  ...['RETRY', 'ONLINE', 'EDIT'].map((type) => ({ type })),
];
const outputs = {
  open: [{ answer: { registration: one } }],
  sendCode: [{ answer: { message: '' } }],
  sendAccess: [{ answer: { message: '' } }],
  signIn: [one, other].map((_, at) => ({ answer: { registrations: [one, other].slice(0, at + 1) } })),
};

describe('the lookup machine', () => {
  const { taken, refused, reached, moves, paths } = explore(
    lookupMachine,
    visitor,
    outputs,
    ({ value, status, context }) =>
      JSON.stringify([value, status, context.found.length, context.opened?.code]),
  );
  const snapshots = paths.map(({ state }) => state as AnyMachineSnapshot);

  it('takes every transition there is on some path', () => {
    const all = new Set(transitionsOf(lookupMachine.root).map(nameOf));
    expect([...all].filter((name) => !taken.has(name))).toEqual([]);
  });

  it('reaches every state, each with a way on, and closes its guard somewhere', () => {
    expect([...reached].sort()).toEqual(
      Object.keys(lookupMachine.root.states)
        .map((name) => JSON.stringify(name))
        .sort(),
    );
    for (const snapshot of snapshots.filter(({ status }) => status === 'active')) {
      const waysOn = eventsIn(snapshot, visitor, outputs).filter((event) => snapshot.can(event as never));
      expect(waysOn.length, JSON.stringify(snapshot.value)).toBeGreaterThan(0);
    }
    expect(guardedOf(lookupMachine).filter((name) => !refused.has(name))).toEqual([]);
  });

  it('leads where its chart says, and nowhere else', () => {
    expect(waysOf(moves)).toEqual({
      asking: {
        opening: 'OPEN',
        sendingAccess: 'ASK_ACCESS',
        sendingCode: 'SEND_CODE',
      },
      codeSent: {
        asking: 'EDIT',
        opening: 'OPEN',
        sendingAccess: 'ASK_ACCESS',
        sendingCode: 'SEND_CODE',
      },
      listed: {
        asking: 'EDIT',
        opening: 'OPEN',
      },
      opening: {
        asking: 'EDIT !otherwise',
        opened: 'answered',
        sendingAccess: 'ASK_ACCESS',
        sendingCode: 'SEND_CODE',
      },
      sendingAccess: {
        asking: 'EDIT !otherwise',
        opening: 'OPEN',
        sendingCode: 'SEND_CODE',
        typing: 'answered',
      },
      sendingCode: {
        asking: 'EDIT !otherwise',
        codeSent: 'answered',
        opening: 'OPEN',
        sendingAccess: 'ASK_ACCESS',
      },
      signingIn: {
        asking: 'EDIT !otherwise',
        listed: 'answered',
        opening: 'OPEN answered',
        sendingAccess: 'ASK_ACCESS',
        sendingCode: 'SEND_CODE',
      },
      typing: {
        asking: 'EDIT',
        sendingAccess: 'ASK_ACCESS',
        signingIn: 'SIGN_IN',
      },
    });
  });

  it('knows nothing at first', () => {
    const { context } = createActor(lookupMachine).getSnapshot();
    expect(context).toEqual({ code: '', email: '', access_code: '', found: [], opened: undefined });
  });

  it('asks which only where there are several', () => {
    const signedIn = moves.filter(
      ({ from, event }) => from.value === 'signingIn' && event.type.startsWith('xstate.done'),
    );
    expect(new Set(signedIn.map(({ to }) => `${to.context.found.length} ${to.value}`))).toEqual(
      new Set(['1 opening', '2 listed']),
    );
  });
});

/** The machine with calls of its own, of which the first of each is lost on its way, for who has so many registrations. */
function started(registrations: readonly Registration[] = [one, other]) {
  const asked: unknown[] = [];
  const answering = (answer: unknown) => {
    let calls = 0;
    return callMachine.provide({
      actors: {
        ask: fromPromise(async ({ input }) => {
          asked.push(input.request);
          calls += 1;
          if (calls === 1) throw { kind: 'connection', errors: {} };
          return answer;
        }),
      },
    });
  };
  const actor = createActor(
    lookupMachine.provide({
      actors: {
        open: answering({ registration: other }),
        sendCode: answering({}),
        sendAccess: answering({}),
        signIn: answering({ registrations }),
      },
    }),
  ).start();
  onTestFinished(() => void actor.stop());
  const lost = () =>
    vi.waitFor(() => {
      const call = actor.getSnapshot().children['call']?.getSnapshot() as AnyMachineSnapshot | undefined;
      expect(call?.value).toBe('lostConnection');
    });
  return { actor, asked, lost };
}

it('signs in and opens one of several, every call once more after it was lost', async () => {
  const { actor, asked, lost } = started();
  actor.send({ type: 'ASK_ACCESS', email });
  await lost();
  actor.send({ type: 'ONLINE' });
  await waitFor(actor, (state) => state.matches('typing'));
  actor.send({ type: 'SIGN_IN', access_code: '123456' });
  await lost();
  actor.send({ type: 'RETRY' });
  await waitFor(actor, (state) => state.matches('listed'));
  // Of several none is chosen for them.
  expect(actor.getSnapshot().context.code).toBe('');
  actor.send({ type: 'OPEN', code: other.code, email });
  await lost();
  actor.send({ type: 'RETRY' });
  await waitFor(actor, (state) => state.status === 'done');
  expect(actor.getSnapshot().output?.registration?.code).toBe(other.code);
  const [access, , signIn, , open] = asked;
  expect([access, signIn, open]).toEqual([
    { email },
    { email, access_code: '123456' },
    { code: other.code, email },
  ]);
});

it('opens the only registration without asking which, and mails a code where it is asked for', async () => {
  const { actor, asked, lost } = started([one]);
  actor.send({ type: 'SEND_CODE', email: 'bo@sd36.example' });
  await lost();
  actor.send({ type: 'RETRY' });
  await waitFor(actor, (state) => state.matches('codeSent'));
  actor.send({ type: 'ASK_ACCESS', email });
  await lost();
  actor.send({ type: 'RETRY' });
  await waitFor(actor, (state) => state.matches('typing'));
  actor.send({ type: 'SIGN_IN', access_code: '123456' });
  await lost();
  // Typed once more, and sent at once.
  actor.send({ type: 'SIGN_IN', access_code: '654321' });
  await waitFor(actor, (state) => state.matches('opening'));
  await lost();
  actor.send({ type: 'ONLINE' });
  await waitFor(actor, (state) => state.status === 'done');
  const [code, , access, , , signIn, open] = asked;
  expect([code, access, signIn, open]).toEqual([
    { email: 'bo@sd36.example' },
    { email },
    { email, access_code: '654321' },
    { code: one.code, email: one.email },
  ]);
  expect(actor.getSnapshot().context.found).toEqual([one]);
});

it('asks for what is asked now, while the answer to what was asked before is out', () => {
  const asked: unknown[] = [];
  const never = callMachine.provide({
    actors: {
      ask: fromPromise<unknown, { request: unknown }>(({ input }) => {
        asked.push(input.request);
        return new Promise(() => undefined);
      }),
    },
  });
  const actors = { open: never, sendCode: never, sendAccess: never, signIn: never };
  const actor = createActor(lookupMachine.provide({ actors })).start();
  onTestFinished(() => void actor.stop());
  for (const type of ['SEND_CODE', 'ASK_ACCESS'] as const)
    for (const each of ['a@b.example', 'c@d.example']) actor.send({ type, email: each });
  for (const code of [one.code, other.code]) actor.send({ type: 'OPEN', code, email });
  expect(asked).toEqual([
    { email: 'a@b.example' },
    { email: 'c@d.example' },
    { email: 'a@b.example' },
    { email: 'c@d.example' },
    { code: one.code, email },
    { code: other.code, email },
  ]);
});
