import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { api } from '#engine/contract/api.ts';
import { type CallView, connectCall } from '#machines/call/call.connect.ts';
import { callMachine } from '#machines/call/call.machine.ts';
import { type CancelRequest, cancellationMachine } from '#machines/cancellation/cancellation.machine.ts';
import { useCall } from '#src/api/call-context.tsx';
import { asHolder } from '#src/flow/dossier/as-holder.ts';
import { useStartedMachine } from '#src/lib/actors/use-started-machine.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';

/** Runs the cancellation of the registration that this device has open. */
export function useCancellation({ code, email }: { code: string; email: string }) {
  const call = useCall();
  const locale = useLocale();
  const machine = useMemo(() => {
    const asking = <Request>(ask: (request: Request, signal: AbortSignal) => Promise<unknown>) =>
      callMachine.provide({
        actors: { ask: fromPromise(({ input, signal }) => ask(input.request as Request, signal)) },
      });
    return cancellationMachine.provide({
      actors: {
        load: asking((_: string, signal) =>
          asHolder(call, { code, email, locale, signal }, () =>
            call(api.cancellation.getCancellation, { params: { code }, signal, locale }),
          ),
        ),
        cancel: asking(({ key, message, ...asked }: CancelRequest, signal) =>
          call(api.cancellation.changeRegistration, {
            body: { code, option: 'cancel', ...asked, ...(message !== '' && { message }) },
            idempotencyKey: key,
            signal,
            locale,
          }),
        ),
      },
    });
  }, [call, locale, code, email]);
  const [state, send] = useStartedMachine(machine);
  const child = state.children['call'] as ActorRefFrom<typeof callMachine> | undefined;
  const view = useSelector(
    child,
    (snapshot): CallView | undefined => snapshot && connectCall(snapshot),
    isSame,
  );
  useEffect(() => {
    const online = () => send({ type: 'ONLINE' });
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [send]);
  return { state, send, call: view };
}

const isSame = (one: CallView | undefined, other: CallView | undefined) =>
  one?.phase === other?.phase && one?.failure === other?.failure;
