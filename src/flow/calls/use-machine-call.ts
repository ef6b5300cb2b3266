import { useMemo, useRef } from 'react';
import { connectCall } from '#machines/call/call.connect.ts';
import { useOnlineEvent } from '#src/lib/actors/use-online-event.ts';
import { useStartedMachine } from '#src/lib/actors/use-started-machine.ts';
import { askByPage } from './ask-by-call.ts';

/** A call made on request: its state and its answer. */
export function useMachineCall<Request, Answer>(
  ask: (request: Request, signal: AbortSignal) => Promise<Answer>,
) {
  const asked = useRef(ask);
  asked.current = ask;
  const machine = useMemo(() => askByPage((request: Request, signal) => asked.current(request, signal)), []);
  const [state, send] = useStartedMachine(machine);
  useOnlineEvent(send);
  const view = connectCall(state);
  return {
    ...view,
    answer: view.answer as Answer | undefined,
    make: (request: Request) => send({ type: 'CALL', request }),
    retry: () => send({ type: 'RETRY' }),
    edit: () => send({ type: 'EDIT' }),
  };
}
