import { useEffect, useMemo, useState } from 'react';
import { api } from '#engine/contract/calls.ts';
import { connectGroupPay } from '#machines/group/group-pay.connect.ts';
import {
  type GroupPaymentLogic,
  type GroupSubmission,
  groupPayMachine,
} from '#machines/group/group-pay.machine.ts';
import { askByCall } from '#src/flow/calls/ask-by-call.ts';
import { useChildCall } from '#src/flow/calls/use-child-call.ts';
import { storedPayment, storedPaymentLogic } from '#src/flow/payment/stored-payment.ts';
import { openCardTokeniser } from '#src/flow/payment/tokenise-card.ts';
import { useOnlineEvent } from '#src/lib/actors/use-online-event.ts';
import { useStartedMachine } from '#src/lib/actors/use-started-machine.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useGroupCall } from '../use-group-call.ts';
import { useGroupLive } from '../use-group-live.ts';

/** Runs a group's payment, continuing after a return from the bank. */
export function useGroupPay(group_code: string) {
  const call = useGroupCall();
  const locale = useLocale();
  const [desk] = useState(openCardTokeniser);
  const stored = useMemo(() => storedPayment(`group:${group_code}`, isSubmission), [group_code]);
  const machine = useMemo(() => {
    const logic = storedPaymentLogic(stored, {
      desk,
      cancel: (_, signal) => call(api.group.cancelGroupPayment, { body: { group_code }, signal, locale }),
      submit({ key, submission, token }, signal) {
        const { total, method } = submission as GroupSubmission;
        return call(api.group.submitPayGroupFee, {
          body: { group_code, total, method, ...(token !== undefined && { credit: token }), locale },
          idempotencyKey: key,
          signal,
          locale,
        });
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
  }, [call, locale, group_code, desk, stored]);
  const [state, send, actor] = useStartedMachine(machine, {
    input: { group_code, kept: stored.read() },
  });
  useOnlineEvent(send);
  useGroupLive(group_code, () => send({ type: 'CHANGED' }));
  const view = connectGroupPay(state);
  const isOver = view.isOver || (view.isReviewing && view.failure !== undefined);
  useEffect(() => {
    if (isOver) stored.forget();
  }, [isOver, stored]);
  return { view, send, actor, desk, call: useChildCall(state) };
}

function isSubmission(value: unknown): value is GroupSubmission {
  const { group_code, method, total } = (value ?? {}) as Partial<GroupSubmission>;
  return (
    typeof group_code === 'string' && (method === 'card' || method === 'invoice') && typeof total === 'number'
  );
}
