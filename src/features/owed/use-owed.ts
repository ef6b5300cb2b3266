import { useEffect, useMemo, useState } from 'react';
import { owed } from '#engine/contract/owed-calls.ts';
import { connectOwed } from '#machines/payment/owed.connect.ts';
import { type OwedPaymentInput, type OwedPaymentLogic, owedMachine } from '#machines/payment/owed.machine.ts';
import { useCall } from '#src/api/call-context.tsx';
import { askByCall } from '#src/flow/calls/ask-by-call.ts';
import { useChildCall } from '#src/flow/calls/use-child-call.ts';
import { storedPayment, storedPaymentLogic } from '#src/flow/payment/stored-payment.ts';
import { openCardTokeniser } from '#src/flow/payment/tokenise-card.ts';
import { useOnlineEvent } from '#src/lib/actors/use-online-event.ts';
import { useStartedMachine } from '#src/lib/actors/use-started-machine.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';

/** Runs the payment of what is owed, continuing after a return from the bank. */
export function useOwed(secret: string) {
  const call = useCall();
  const locale = useLocale();
  const [desk] = useState(openCardTokeniser);
  const stored = useMemo(() => storedPayment(`owed:${secret}`, isSubmission), [secret]);
  const machine = useMemo(() => {
    const logic = storedPaymentLogic(stored, {
      desk,
      cancel: (_, signal) => call(owed.cancelOwedPayment, { body: { secret }, signal, locale }),
      submit: ({ key, total, token }, signal) =>
        call(owed.payOwed, {
          body: { secret, total, ...(token !== undefined && { credit: token }), locale },
          idempotencyKey: key,
          signal,
          locale,
        }),
    });
    return owedMachine.provide({
      actors: {
        load: askByCall((asked: string, signal) =>
          call(owed.getOwed, { params: { secret: asked }, signal, locale }),
        ),
        // The chart only knows that it ends in a payment's output.
        submission: logic as unknown as OwedPaymentLogic,
      },
    });
  }, [call, locale, secret, desk, stored]);
  const [state, send, actor] = useStartedMachine(machine, { input: { secret, kept: stored.read() } });
  useOnlineEvent(send);
  const view = connectOwed(state);
  const isOver = view.isPaid || view.isSettled || (view.isReviewing && view.failure !== undefined);
  useEffect(() => {
    if (isOver) stored.forget();
  }, [isOver, stored]);
  return { view, send, actor, desk, call: useChildCall(state) };
}

function isSubmission(value: unknown): value is OwedPaymentInput['submission'] {
  return typeof ((value ?? {}) as Partial<OwedPaymentInput['submission']>).secret === 'string';
}
