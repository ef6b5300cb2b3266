import { useEffect, useMemo, useState } from 'react';
import { api } from '#engine/contract/calls.ts';
import {
  type GroupPaymentLogic,
  type GroupSubmission,
  groupPayMachine,
} from '#machines/group/group-pay.machine.ts';
import { askByCall } from '#src/flow/calls/ask-by-call.ts';
import { useChildCall } from '#src/flow/calls/use-child-call.ts';
import { paymentLogic } from '#src/flow/payment/payment-logic.ts';
import { openCardTokeniser } from '#src/flow/payment/tokenise-card.ts';
import { useOnlineEvent } from '#src/lib/actors/use-online-event.ts';
import { useStartedMachine } from '#src/lib/actors/use-started-machine.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useGroupCall } from '../use-group-call.ts';
import { useGroupLive } from '../use-group-live.ts';
import { forgetPayment, savedPayment, savePayment } from './saved-payment.ts';

/** Runs a group's payment, continuing after a return from the bank. */
export function useGroupPay(group_code: string) {
  const call = useGroupCall();
  const locale = useLocale();
  const [desk] = useState(openCardTokeniser);
  const machine = useMemo(() => {
    const logic = paymentLogic({
      desk,
      // The call itself stores the payment, because it knows the token.
      keep: async () => undefined,
      cancel: (_, signal) => call(api.group.cancelGroupPayment, { body: { group_code }, signal, locale }),
      async submit(input, signal) {
        const { total, method } = input.submission as GroupSubmission;
        // Before anybody is charged: after a crash or the bank's page the same call is made again.
        savePayment(group_code, input);
        const answer = await call(api.group.submitPayGroupFee, {
          body: {
            group_code,
            total,
            method,
            ...(input.token !== undefined && { credit: input.token }),
            locale,
          },
          idempotencyKey: input.key,
          signal,
          locale,
        });
        if (answer.status !== 'challenge') forgetPayment(group_code);
        return answer;
      },
    });
    return groupPayMachine.provide({
      actors: {
        load: askByCall((code: string, signal) =>
          call(api.group.getGroupPayInformation, { params: { code }, signal, locale }),
        ),
        // The group's chart only knows that it ends in a payment's output.
        submission: logic as unknown as GroupPaymentLogic,
      },
    });
  }, [call, locale, group_code, desk]);
  const [state, send, actor] = useStartedMachine(machine, {
    input: { group_code, kept: savedPayment(group_code) },
  });
  useOnlineEvent(send);
  useGroupLive(group_code, () => send({ type: 'CHANGED' }));
  const isOver =
    state.status === 'done' || (state.matches('reviewing') && state.context.failure !== undefined);
  useEffect(() => {
    if (isOver) forgetPayment(group_code);
  }, [isOver, group_code]);
  return { state, send, actor, desk, call: useChildCall(state) };
}
