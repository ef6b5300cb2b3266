import { expect, it, onTestFinished } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { connectPayment } from './payment.connect.ts';
import { paymentMachine } from './payment.machine.ts';
import type { PaymentInput, SubmitAnswer, SubmitInput } from './payment-setup.ts';

const input = { key: 'key-1', total: 21_420, submission: { code: 'R7KM-42QD' } };
const confirmed = { status: 'confirmed', registration: { code: 'R7KM-42QD' } } as const;
const at = (url: string): SubmitAnswer => ({ status: 'challenge', url });
const lost = { kind: 'connection', errors: {} };

type Answers = {
  readonly tokenise?: readonly (string | object)[];
  readonly submit: readonly (SubmitAnswer | { kind: string })[];
  readonly cancel?: readonly ({ cancelled: 'Y' | 'N' } | { kind: string })[];
};

/** A payment whose calls are answered in order, a failure by being one; with what each was asked, and the way to the bank. */
function begun({ tokenise = ['tok_1'], submit, cancel = [] }: Answers, clock = new SimulatedClock()) {
  const asked: [call: string, key: string, token: string | undefined][] = [];
  const toBank: (string | undefined)[] = [];
  const answering = <Answer, Input extends PaymentInput>(call: string, answers: readonly unknown[]) => {
    const left = [...answers];
    return fromPromise<Answer, Input>(({ input: { key, token } }) => {
      asked.push([call, key, token]);
      const answer = left.shift();
      if (answer === undefined) throw new Error(`${call} was asked too often`);
      return typeof answer === 'object' && answer !== null && 'kind' in answer
        ? Promise.reject(answer)
        : Promise.resolve(answer as Answer);
    });
  };
  const machine = paymentMachine.provide({
    actors: {
      tokenise: answering<string, PaymentInput>('tokenise', tokenise),
      submit: answering<SubmitAnswer, SubmitInput>('submit', submit),
      cancel: answering<{ cancelled: 'Y' | 'N' }, PaymentInput>('cancel', cancel),
    },
    actions: { goToBank: ({ context }) => void toBank.push(context.challengeUrl) },
  });
  const actor = createActor(machine, { input, clock }).start();
  onTestFinished(() => void actor.stop());
  const reach = (state: 'challenged' | 'waiting' | 'unreached' | 'lostAnswer') =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  const end = async () => (await waitFor(actor, ({ status }) => status === 'done')).output;
  return { actor, asked, toBank, clock, reach, end };
}

it('goes to the bank by itself once, again when asked, and ends in what was answered at last', async () => {
  const banks = ['https://bank.example/1', 'https://bank.example/2'] as const;
  const { actor, asked, toBank, reach, end } = begun({
    submit: [at(banks[0]), at(banks[1]), confirmed],
    cancel: [{ cancelled: 'N' }],
  });
  await reach('challenged');
  expect(connectPayment(actor.getSnapshot()).unconfirmed).toBe(false);
  actor.send({ type: 'CONTINUE' });
  actor.send({ type: 'RETURNED' });
  await reach('challenged');
  expect(connectPayment(actor.getSnapshot()).unconfirmed).toBe(true);
  expect(actor.getSnapshot().context.challengeUrl).toBe(banks[1]);
  expect(toBank).toEqual([banks[0], banks[0]]);
  // It went through meanwhile: there is nothing to cancel any more.
  actor.send({ type: 'CANCEL' });
  expect(await end()).toEqual({ outcome: 'confirmed', result: confirmed });
  expect(asked).toEqual([
    ['tokenise', 'key-1', undefined],
    ['submit', 'key-1', 'tok_1'],
    ['submit', 'key-1', 'tok_1'],
    ['cancel', 'key-1', 'tok_1'],
    ['submit', 'key-1', 'tok_1'],
  ]);
});

it('is refused as given up once the gateway has let go, and stays at the bank where it has not', async () => {
  const { actor, reach, end } = begun({
    submit: [at('https://bank.example/')],
    cancel: [lost, { cancelled: 'Y' }],
  });
  await reach('challenged');
  actor.send({ type: 'CANCEL' });
  await reach('challenged');
  actor.send({ type: 'CANCEL' });
  expect(await end()).toEqual({ outcome: 'refused', failure: { kind: 'declined', errors: {} } });
});

it('is refused with what the gateway, or the server, said of the card', async () => {
  const invalid = { kind: 'invalid', errors: { card: ['is not a number.'] } };
  expect(await begun({ tokenise: [invalid], submit: [] }).end()).toEqual({
    outcome: 'refused',
    failure: invalid,
  });
  const price = { kind: 'price', errors: { total: ['is another.'] } };
  expect(await begun({ submit: [price] }).end()).toEqual({ outcome: 'refused', failure: price });
});

it('makes the card a token once more where the gateway was not reached, or is left for another card', async () => {
  const again = begun({ tokenise: [lost, 'tok_2'], submit: [confirmed] });
  await again.reach('unreached');
  again.actor.send({ type: 'RETRY' });
  expect(await again.end()).toEqual({ outcome: 'confirmed', result: confirmed });
  expect(again.asked.at(-1)).toEqual(['submit', 'key-1', 'tok_2']);
  const left = begun({ tokenise: [lost], submit: [] });
  await left.reach('unreached');
  left.actor.send({ type: 'EDIT' });
  expect(await left.end()).toEqual({ outcome: 'refused', failure: { kind: 'declined', errors: {} } });
});

it('asks after two seconds for what is still being worked on', async () => {
  const { asked, clock, reach, end } = begun({ submit: [{ kind: 'in_flight' }, confirmed] });
  await reach('waiting');
  clock.increment(1_999);
  expect(asked).toHaveLength(2);
  clock.increment(1);
  expect(await end()).toEqual({ outcome: 'confirmed', result: confirmed });
});
