import {
  type ActorLogic,
  type AnyEventObject,
  assign,
  fromPromise,
  type Snapshot,
  sendTo,
  setup,
} from 'xstate';
import type { Owed } from '#engine/contract/owed.ts';
import { callMachine } from '../call/call.machine.ts';
import { failureIn, outside } from '../call/call-block.ts';
import type { Failure } from '../failure.ts';
import { outputOf } from '../output-of.ts';
import type { PaymentOutput } from './payment-setup.ts';

/** A payment of what is owed: the total is the one shown, in cents. */
export interface OwedPaymentInput {
  readonly key: string;
  readonly total: number;
  readonly submission: { readonly secret: string };
  /** Of a payment that is gone on with. */
  readonly token?: string | undefined;
}

/** The actor that pays, provided from outside. */
export type OwedPaymentLogic = ActorLogic<Snapshot<PaymentOutput>, AnyEventObject, OwedPaymentInput>;

export interface OwedContext {
  readonly secret: string;
  readonly owed: Owed | undefined;
  readonly failure: Failure | undefined;
  readonly asked: OwedPaymentInput | undefined;
}

export type OwedEvent =
  | { type: 'PAY'; key: string }
  | { type: 'LOOK_AGAIN' }
  | { type: 'RETRY' }
  | { type: 'ONLINE' }
  | { type: 'EDIT' }
  | { type: 'CONTINUE' }
  | { type: 'CANCEL' };

const owedIn = (event: object): Owed | undefined => outputOf<{ answer?: Owed }>(event)?.answer;

const owedSetup = setup({
  types: {
    context: {} as OwedContext,
    events: {} as OwedEvent,
    input: {} as { secret: string; kept?: OwedPaymentInput | undefined },
  },
  actors: {
    load: callMachine,
    submission: fromPromise<PaymentOutput, OwedPaymentInput>(outside) as unknown as OwedPaymentLogic,
  },
  guards: {
    isUnderWay: ({ context }) => context.asked !== undefined,
    isOwed: ({ event }) => owedIn(event)?.quote !== undefined,
    isConfirmed: ({ event }) => outputOf<PaymentOutput>(event)?.outcome === 'confirmed',
  },
  actions: {
    keepOwed: assign({ owed: ({ event }) => owedIn(event) }),
    takePayment: assign(({ context: { secret, owed }, event }) =>
      event.type === 'PAY'
        ? {
            failure: undefined,
            asked: { key: event.key, total: owed?.quote?.total ?? 0, submission: { secret } },
          }
        : {},
    ),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: undefined }),
    forward: sendTo('submission', ({ event }) => event),
    retry: sendTo('call', { type: 'RETRY' }),
    online: sendTo('call', { type: 'ONLINE' }),
  },
});

const forwarded = { actions: 'forward' as const };

/** Paying what is owed after submission by a link: what it is, then a card. */
export const owedMachine = owedSetup.createMachine({
  id: 'owed',
  context: ({ input: { secret, kept } }) => ({ secret, owed: undefined, failure: undefined, asked: kept }),
  initial: 'deciding',
  states: {
    // A payment that left for the bank continues before anything else is shown.
    deciding: { always: [{ guard: 'isUnderWay', target: 'paying' }, { target: 'loading' }] },
    loading: {
      invoke: {
        id: 'call',
        src: 'load',
        input: ({ context }) => ({ request: context.secret }),
        onDone: [
          { target: 'reviewing', guard: 'isOwed', actions: 'keepOwed' },
          { target: 'settled', actions: 'keepOwed' },
        ],
        onError: { target: 'unavailable', actions: 'keepFailure' },
      },
      on: { RETRY: { actions: 'retry' }, ONLINE: { actions: 'online' } },
    },
    unavailable: { on: { LOOK_AGAIN: { target: 'loading', actions: 'forgetFailure' } } },
    reviewing: {
      on: {
        PAY: { target: 'paying', actions: 'takePayment' },
        LOOK_AGAIN: { target: 'loading', actions: 'forgetFailure' },
      },
    },
    paying: {
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context }) => context.asked as OwedPaymentInput,
        onDone: [
          { target: 'paid', guard: 'isConfirmed' },
          // Another fee changes the total: it is shown before asking again.
          { target: 'loading', actions: 'keepFailure' },
        ],
        onError: { target: 'loading', actions: 'keepFailure' },
      },
      on: { RETRY: forwarded, ONLINE: forwarded, EDIT: forwarded, CONTINUE: forwarded, CANCEL: forwarded },
    },
    // Nothing is owed, or no longer.
    settled: { type: 'final' },
    paid: { type: 'final' },
  },
});
