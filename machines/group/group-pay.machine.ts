import {
  type ActorLogic,
  type AnyEventObject,
  assign,
  fromPromise,
  type Snapshot,
  sendTo,
  setup,
} from 'xstate';
import type { GroupPayInformation } from '#engine/contract/group-payment.ts';
import type { Invoice } from '#engine/contract/invoice.ts';
import type { PayMethod } from '#engine/contract/money.ts';
import { callMachine } from '../call/call.machine.ts';
import { failureIn, outside } from '../call/call-block.ts';
import type { Failure } from '../failure.ts';
import { outputOf } from '../output-of.ts';

/** The payment of a group: the total is the one shown, in cents. */
export interface GroupSubmission {
  readonly group_code: string;
  readonly method: PayMethod;
  readonly total: number;
}

export interface GroupPaymentInput {
  readonly key: string;
  /** The amount charged to a card in cents; 0 by invoice. */
  readonly total: number;
  readonly submission: GroupSubmission;
  /** Of a payment that is gone on with. */
  readonly token?: string | undefined;
}

/** How a group's payment ended. */
export type GroupPaymentOutput =
  | {
      readonly outcome: 'confirmed';
      readonly result:
        | { readonly status: 'confirmed' }
        | { readonly status: 'invoiced'; readonly invoice: Invoice };
    }
  | { readonly outcome: 'refused'; readonly failure: Failure };

/** The actor that pays, provided from outside. */
export type GroupPaymentLogic = ActorLogic<Snapshot<GroupPaymentOutput>, AnyEventObject, GroupPaymentInput>;

export interface GroupPayContext {
  readonly group_code: string;
  readonly information: GroupPayInformation | undefined;
  readonly failure: Failure | undefined;
  readonly asked: GroupPaymentInput | undefined;
  readonly invoice: Invoice | undefined;
}

export type GroupPayEvent =
  | { type: 'PAY'; method: PayMethod; key: string }
  /** A member has become ready, or is ready no more. */
  | { type: 'CHANGED' }
  | { type: 'LOOK_AGAIN' }
  | { type: 'RETRY' }
  | { type: 'ONLINE' }
  | { type: 'EDIT' }
  | { type: 'CONTINUE' }
  | { type: 'CANCEL' }
  /** Back from the bank's page. */
  | { type: 'RETURNED' };

function informationIn(event: object): GroupPayInformation | undefined {
  return outputOf<{ answer?: GroupPayInformation }>(event)?.answer;
}

const paySetup = setup({
  types: {
    context: {} as GroupPayContext,
    events: {} as GroupPayEvent,
    input: {} as { group_code: string; kept?: GroupPaymentInput | undefined },
  },
  actors: {
    load: callMachine,
    submission: fromPromise<GroupPaymentOutput, GroupPaymentInput>(outside) as unknown as GroupPaymentLogic,
  },
  guards: {
    isUnderWay: ({ context }) => context.asked !== undefined,
    isPayable: ({ context }) => context.information?.payable === 'Y',
    isInvoiced: ({ event }) => {
      const output = outputOf<GroupPaymentOutput>(event);
      return output?.outcome === 'confirmed' && output.result.status === 'invoiced';
    },
    isConfirmed: ({ event }) => outputOf<GroupPaymentOutput>(event)?.outcome === 'confirmed',
  },
  actions: {
    keepInformation: assign({ information: ({ event }) => informationIn(event) }),
    takePayment: assign(({ context, event }) => {
      if (event.type !== 'PAY') return {};
      const { group_code, information } = context;
      const total = information?.quote.total ?? 0;
      const { method, key } = event;
      return {
        failure: undefined,
        asked: { key, total: method === 'card' ? total : 0, submission: { group_code, method, total } },
      };
    }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: undefined }),
    keepInvoice: assign({
      invoice: ({ event }) => {
        const output = outputOf<GroupPaymentOutput>(event);
        return output?.outcome === 'confirmed' && output.result.status === 'invoiced'
          ? output.result.invoice
          : undefined;
      },
    }),
    forward: sendTo('submission', ({ event }) => event),
    retry: sendTo('call', { type: 'RETRY' }),
    online: sendTo('call', { type: 'ONLINE' }),
  },
});

const forwarded = { actions: 'forward' as const };

/** Paying for a group: the ready members with the total, then a card or an invoice (spec §2 "step 3 pay"). */
export const groupPayMachine = paySetup.createMachine({
  id: 'groupPay',
  context: ({ input }) => ({
    group_code: input.group_code,
    information: undefined,
    failure: undefined,
    asked: input.kept,
    invoice: undefined,
  }),
  initial: 'deciding',
  states: {
    // A payment that left for the bank continues before anything else is shown.
    deciding: { always: [{ guard: 'isUnderWay', target: 'paying' }, { target: 'loading' }] },
    loading: {
      invoke: {
        id: 'call',
        src: 'load',
        input: ({ context }) => ({ request: context.group_code }),
        onDone: { target: 'reviewing', actions: 'keepInformation' },
        onError: { target: 'unavailable', actions: 'keepFailure' },
      },
      on: {
        RETRY: { actions: 'retry' },
        ONLINE: { actions: 'online' },
        CHANGED: { target: 'loading', reenter: true },
      },
    },
    unavailable: {
      on: { LOOK_AGAIN: { target: 'loading', actions: 'forgetFailure' }, CHANGED: 'loading' },
    },
    reviewing: {
      on: {
        PAY: { target: 'paying', guard: 'isPayable', actions: 'takePayment' },
        LOOK_AGAIN: { target: 'loading', actions: 'forgetFailure' },
        CHANGED: 'loading',
      },
    },
    paying: {
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context }) => context.asked as GroupPaymentInput,
        onDone: [
          { target: 'invoiced', guard: 'isInvoiced', actions: 'keepInvoice' },
          { target: 'paid', guard: 'isConfirmed' },
          // New or changed members change the total: it is shown before asking again.
          { target: 'loading', actions: 'keepFailure' },
        ],
        onError: { target: 'loading', actions: 'keepFailure' },
      },
      on: {
        RETRY: forwarded,
        ONLINE: forwarded,
        EDIT: forwarded,
        CONTINUE: forwarded,
        CANCEL: forwarded,
        RETURNED: forwarded,
      },
    },
    paid: { type: 'final' },
    invoiced: { type: 'final' },
  },
});
