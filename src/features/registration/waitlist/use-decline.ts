import { useMemo } from 'react';
import { api } from '#engine/contract/api.ts';
import { declineMachine } from '#machines/waitlist/decline.machine.ts';
import { useCall } from '#src/api/call-context.tsx';
import { askByCall } from '#src/flow/calls/ask-by-call.ts';
import { useChildCall } from '#src/flow/calls/use-child-call.ts';
import { useOnlineEvent } from '#src/lib/actors/use-online-event.ts';
import { useStartedMachine } from '#src/lib/actors/use-started-machine.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';

/** Runs the way in which an entry's offered place is declined; `asked` by whom the mail has led to it. */
export function useDecline(entry: string, asked: boolean) {
  const call = useCall();
  const locale = useLocale();
  const machine = useMemo(
    () =>
      declineMachine.provide({
        actors: {
          decline: askByCall((entry_ID: string, signal) =>
            call(api.waitlist.declineWaitlistOffer, { body: { entry_ID }, signal, locale }),
          ),
        },
      }),
    [call, locale],
  );
  const [state, send] = useStartedMachine(machine, { input: { entry, asked } });
  useOnlineEvent(send);
  return { state, send, call: useChildCall(state) };
}
