import { fromPromise } from 'xstate';
import { outputOf } from '#machines/output-of.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { PaymentInput, SubmitAnswer, SubmitInput } from '#machines/payment/payment-setup.ts';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import type { CardTokeniser } from './tokenise-card.ts';

/** The calls and the card form that the payment's statechart needs. */
export interface PaymentParts {
  readonly desk: CardTokeniser;
  /** Stores the payment before calling the server: after a crash the same call is repeated. */
  readonly keep: () => Promise<void>;
  /** The call that is paid for; a repeat under its key is the same one. */
  readonly submit: (input: SubmitInput, signal: AbortSignal) => Promise<SubmitAnswer>;
  /** Cancels the payment while it waits for the bank. */
  readonly cancel: (input: PaymentInput, signal: AbortSignal) => Promise<{ cancelled: 'Y' | 'N' }>;
  /** Leaves for the bank's page. */
  readonly leave?: (url: string) => void;
}

const leavePage = (url: string) => {
  const { protocol } = new URL(url, location.href);
  if (protocol === 'https:' || protocol === location.protocol) location.assign(url);
};

/** The payment's statechart with a gateway's card desk and a call. */
export function paymentLogic({ desk, keep, submit, cancel, leave = leavePage }: PaymentParts) {
  const locale = () => localeOfPath(location.pathname);
  return paymentMachine.provide({
    actions: {
      goToBank: ({ context, event }) => {
        const answer = outputOf<{ url?: string }>(event);
        const url = answer?.url ?? context.challengeUrl;
        if (url !== undefined) void keep().then(() => leave(url));
      },
    },
    actors: {
      tokenise: fromPromise(({ signal }) => desk.tokenise(locale(), signal)),
      submit: fromPromise(async ({ input, signal }) => {
        await keep();
        return submit(input, signal);
      }),
      cancel: fromPromise(({ input, signal }) => cancel(input, signal)),
    },
  });
}
