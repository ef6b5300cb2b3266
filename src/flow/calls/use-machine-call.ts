import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { connectCall } from '#machines/call/call.connect.ts';
import { callMachine } from '#machines/call/call.machine.ts';
import { useStartedMachine } from '#src/lib/actors/use-started-machine.ts';

/** A call that a page makes when it is asked to: what goes on with it, and its answer. */
export function useMachineCall<Request, Answer>(
  ask: (request: Request, signal: AbortSignal) => Promise<Answer>,
) {
  const asked = useRef(ask);
  asked.current = ask;
  const machine = useMemo(
    () =>
      callMachine.provide({
        actors: {
          ask: fromPromise(({ input, signal }) => asked.current(input.request as Request, signal)),
        },
      }),
    [],
  );
  const [state, send] = useStartedMachine(machine);
  useEffect(() => {
    const online = () => send({ type: 'ONLINE' });
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [send]);
  const view = connectCall(state);
  return {
    ...view,
    answer: view.answer as Answer | undefined,
    make: (request: Request) => send({ type: 'CALL', request }),
    retry: () => send({ type: 'RETRY' }),
    edit: () => send({ type: 'EDIT' }),
  };
}
