import { failedBy, whileCalling } from '../call/call-block.ts';
import { paymentSetup } from './payment-setup.ts';

const retry = { RETRY: 'submitting', ONLINE: 'submitting' } as const;

/**
 * One payment from the click to its end: the card is made a token, the token is submitted under one idempotency key
 * however often it is asked for, and every way that can go wrong has a way on. With nothing to pay it only submits.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input }) => ({
    ...input,
    token: input.token,
    challengeUrl: undefined,
    // A visitor who returned from the bank is not sent there again automatically.
    left: input.token !== undefined,
    unconfirmed: false,
    failure: undefined,
    result: undefined,
  }),
  initial: 'deciding',
  output: ({ context }) =>
    context.failure
      ? { outcome: 'refused', failure: context.failure }
      : { outcome: 'confirmed', result: context.result },
  states: {
    deciding: {
      always: [
        { target: 'submitting', guard: 'hasNothingToPay' },
        { target: 'submitting', guard: 'hasToken' },
        { target: 'tokenising' },
      ],
    },
    tokenising: {
      ...whileCalling('payment.tokenising'),
      invoke: {
        src: 'tokenise',
        input: ({ context }) => context,
        onDone: { target: 'submitting', actions: 'keepToken' },
        onError: [
          { target: 'unreached', guard: failedBy('connection') },
          { target: 'refused', actions: 'keepFailure' },
        ],
      },
    },
    // The gateway was not reached: nothing has been charged.
    unreached: {
      on: { RETRY: 'tokenising', ONLINE: 'tokenising', EDIT: { target: 'refused', actions: 'giveUp' } },
    },
    submitting: {
      ...whileCalling('payment.submitting'),
      invoke: {
        src: 'submit',
        input: ({ context }) => context,
        onDone: [
          {
            target: 'challenged',
            guard: 'isFirstChallenge',
            actions: ['keepChallenge', 'markLeft', 'goToBank'],
          },
          { target: 'challenged', guard: 'isChallenge', actions: ['keepChallenge', 'markUnconfirmed'] },
          { target: 'confirmed', actions: 'keepResult' },
        ],
        onError: [
          { target: 'lostAnswer', guard: failedBy('connection') },
          { target: 'waiting', guard: failedBy('in_flight') },
          { target: 'failed', guard: failedBy('fault') },
          { target: 'refused', actions: 'keepFailure' },
        ],
      },
    },
    // It may have been charged or not: the same call again finds out, and charges once.
    lostAnswer: { on: retry },
    waiting: { after: { again: 'submitting' }, on: retry },
    failed: { on: retry },
    challenged: {
      on: {
        CONTINUE: { actions: 'goToBank' },
        RETURNED: 'submitting',
        RETRY: 'submitting',
        CANCEL: 'cancelling',
      },
    },
    cancelling: {
      invoke: {
        src: 'cancel',
        input: ({ context }) => context,
        onDone: [
          { target: 'refused', guard: 'isCancelled', actions: 'giveUp' },
          // It went through meanwhile.
          { target: 'submitting' },
        ],
        onError: 'challenged',
      },
    },
    confirmed: { type: 'final' },
    refused: { type: 'final' },
  },
});

export type PaymentMachine = typeof paymentMachine;
