import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ActorRefFrom, Snapshot } from 'xstate';
import { api } from '#engine/contract/calls.ts';
import { connectChange } from '#machines/change/change.connect.ts';
import {
  type ChangeChoice,
  type ChangeInput,
  type ChangeLogic,
  type ChangeRequest,
  changeMachine,
  changeUnderWay,
  type ShownChange,
  SUBMISSION,
} from '#machines/change/change.machine.ts';
import { connectPayment } from '#machines/payment/payment.connect.ts';
import type { PaymentMachine } from '#machines/payment/payment.machine.ts';
import type { SubmitAnswer } from '#machines/payment/payment-setup.ts';
import { useCall } from '#src/api/call-context.tsx';
import { askByCall } from '#src/flow/calls/ask-by-call.ts';
import { useChildCall } from '#src/flow/calls/use-child-call.ts';
import { paymentLogic } from '#src/flow/payment/payment-logic.ts';
import { openCardTokeniser } from '#src/flow/payment/tokenise-card.ts';
import { useOnlineEvent } from '#src/lib/actors/use-online-event.ts';
import { useStartedMachine } from '#src/lib/actors/use-started-machine.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { keptChange } from './change-under-way.ts';

/** A request that makes a change: a card's token if something is due, and the key that repeats it. */
interface Making {
  readonly token: string | undefined;
  readonly key: string;
  readonly signal: AbortSignal;
}

/** The calls of a change; they must stay the same between renders. */
export interface ChangeCalls {
  readonly preview: (
    choice: Partial<ChangeChoice> & ChangeInput,
    signal: AbortSignal,
  ) => Promise<ShownChange>;
  readonly make: (request: ChangeRequest, making: Making) => Promise<SubmitAnswer>;
}

/** What is changed: its code, the step to correct, and the item to take initially. */
interface ChangeOf {
  readonly code: string;
  readonly step?: string | undefined;
  readonly take: ChangeInput | undefined;
}

/** Runs a change, continuing one that was being paid for. */
export function useChangeMachine({ code, step, take }: ChangeOf, calls: ChangeCalls) {
  const call = useCall();
  const locale = useLocale();
  const [desk] = useState(openCardTokeniser);
  const [kept] = useState(() => {
    const found = keptChange.read();
    return found?.code === code && found.step === step ? changeUnderWay(found.snapshot) : undefined;
  });
  const persist = useRef<() => Snapshot<unknown> | undefined>(() => undefined);
  const machine = useMemo(() => {
    const submission = paymentLogic({
      desk,
      cancel: (_, signal) => call(api.registration.cancelPayment, { body: { code }, signal, locale }),
      async keep() {
        // The caller may be in the middle of a transition: its result is known afterwards.
        await Promise.resolve();
        const snapshot = persist.current();
        if (snapshot) keptChange.write({ code, step, snapshot });
      },
      submit: ({ key, token, submission: asked }, signal) =>
        calls.make(asked as ChangeRequest, { key, token, signal }),
    });
    return changeMachine.provide({
      actors: { load: askByCall(calls.preview), submission: submission as unknown as ChangeLogic },
    });
  }, [call, calls, locale, code, step, desk]);
  const [state, send, actor] = useStartedMachine(machine, {
    input: take ?? {},
    snapshot: kept,
  });
  useOnlineEvent(send);
  persist.current = () => {
    const snapshot = actor.getPersistedSnapshot();
    return changeUnderWay(snapshot);
  };
  const isMaking = state.matches('making');
  useEffect(() => {
    if (!isMaking) keptChange.clear();
  }, [isMaking]);
  useEffect(() => {
    // A visitor who opens this page during a bank's confirmation has returned from it.
    if (kept) send({ type: 'RETURNED' });
  }, [kept, send]);
  const child = state.children[SUBMISSION] as ActorRefFrom<PaymentMachine> | undefined;
  const payment = useSelector(child, (snapshot) => snapshot && connectPayment(snapshot), isSame);
  const previewCall = useChildCall(state);
  return { view: connectChange(state, previewCall), send, desk, child, payment, call: previewCall };
}

type Payment = ReturnType<typeof connectPayment> | undefined;
const isSame = (one: Payment, other: Payment) =>
  one?.phase === other?.phase && one?.atRisk === other?.atRisk && one?.challengeUrl === other?.challengeUrl;

export type Change = ReturnType<typeof useChangeMachine>;
