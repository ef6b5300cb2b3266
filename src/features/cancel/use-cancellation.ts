import { useMemo } from 'react';
import { api } from '#engine/contract/calls.ts';
import { connectCancellation } from '#machines/cancellation/cancellation.connect.ts';
import { type CancelRequest, cancellationMachine } from '#machines/cancellation/cancellation.machine.ts';
import { useCall } from '#src/api/call-context.tsx';
import { askByCall } from '#src/flow/calls/ask-by-call.ts';
import { useChildCall } from '#src/flow/calls/use-child-call.ts';
import { asHolder } from '#src/flow/dossier/as-holder.ts';
import { useOnlineEvent } from '#src/lib/actors/use-online-event.ts';
import { useStartedMachine } from '#src/lib/actors/use-started-machine.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';

/** Runs the cancellation of the registration that this device has open. */
export function useCancellation({ code, email }: { code: string; email: string }) {
  const call = useCall();
  const locale = useLocale();
  const machine = useMemo(() => {
    return cancellationMachine.provide({
      actors: {
        load: askByCall((_: string, signal) =>
          asHolder(call, { code, email, locale, signal }, () =>
            call(api.cancellation.getCancellation, { params: { code }, signal, locale }),
          ),
        ),
        cancel: askByCall(({ key, message, ...asked }: CancelRequest, signal) =>
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
  useOnlineEvent(send);
  const childCall = useChildCall(state);
  return { view: connectCancellation(state, childCall), send, call: childCall };
}
