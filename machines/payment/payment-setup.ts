import { assign, fromPromise, setup } from 'xstate';
import { CALL_DELAYS, failureIn, isFailedBy, outside } from '../call/call-block.ts';
import type { Failure } from '../failure.ts';
import { outputOf } from '../output-of.ts';

/** What is paid for, opaque to this chart, and the amount in cents. */
export interface PaymentInput {
  readonly key: string;
  readonly total: number;
  readonly submission: unknown;
  /** Of a payment that is gone on with: its card has become a token, and may be at its bank. */
  readonly token?: string | undefined;
}

export interface PaymentContext extends PaymentInput {
  /** The gateway's token of the card; kept over reloads, so that a repeat is the same call. */
  readonly token: string | undefined;
  /** Where the bank asks the card's holder (3-D Secure), and whether they were sent there. */
  readonly challengeUrl: string | undefined;
  readonly left: boolean;
  /** Whether the bank was asked again after that, and had no confirmation yet. */
  readonly unconfirmed: boolean;
  readonly failure: Failure | undefined;
  readonly result: unknown;
}

export type PaymentEvent =
  | { type: 'RETRY' }
  | { type: 'ONLINE' }
  | { type: 'EDIT' }
  | { type: 'CONTINUE' }
  | { type: 'CANCEL' }
  | { type: 'RETURNED' };

/** The server's answer to a submission. */
export type SubmitAnswer =
  /** `ready`: a group pays; `invoiced`: paid for outside of any gateway. */
  | { readonly status: 'confirmed' | 'ready' | 'invoiced'; readonly [more: string]: unknown }
  | { readonly status: 'challenge'; readonly url: string };

export interface SubmitInput extends PaymentInput {
  readonly token: string | undefined;
}

export type PaymentOutput =
  | { readonly outcome: 'confirmed'; readonly result: unknown }
  | { readonly outcome: 'refused'; readonly failure: Failure };

const GIVEN_UP: Failure = { kind: 'declined', errors: {} };

/** Names of the payment machine: its guards, actions and the calls it makes. */
export const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    output: {} as PaymentOutput,
  },
  actors: {
    /** Passes the card to the gateway and returns its token; the number goes nowhere else (design §6). */
    tokenise: fromPromise<string, PaymentInput>(outside),
    submit: fromPromise<SubmitAnswer, SubmitInput>(outside),
    cancel: fromPromise<{ cancelled: 'Y' | 'N' }, PaymentInput>(outside),
  },
  delays: { ...CALL_DELAYS, again: 2_000 },
  guards: {
    hasNothingToPay: ({ context }) => context.total === 0,
    hasToken: ({ context }) => context.token !== undefined,
    failedBy: isFailedBy,
    isFirstChallenge: ({ context, event }) =>
      !context.left && outputOf<SubmitAnswer>(event)?.status === 'challenge',
    isChallenge: ({ event }) => outputOf<SubmitAnswer>(event)?.status === 'challenge',
    isCancelled: ({ event }) => outputOf<{ cancelled: string }>(event)?.cancelled === 'Y',
  },
  actions: {
    /** Takes the visitor to the bank's page, after the draft is stored. */
    goToBank: () => undefined,
    keepToken: assign({
      token: ({ event, context }) => outputOf<string>(event) ?? context.token,
    }),
    keepChallenge: assign({
      challengeUrl: ({ event, context }) => outputOf<{ url: string }>(event)?.url ?? context.challengeUrl,
    }),
    markLeft: assign({ left: true }),
    markUnconfirmed: assign({ unconfirmed: true }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    giveUp: assign({ failure: GIVEN_UP }),
    keepResult: assign({ result: ({ event }) => outputOf<unknown>(event) }),
  },
});
