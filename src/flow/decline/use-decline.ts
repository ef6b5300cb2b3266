import { useMemo } from 'react';
import type { Locale } from '#engine/form/languages/text.ts';
import { connectDecline } from '#machines/waitlist/decline.connect.ts';
import { declineMachine } from '#machines/waitlist/decline.machine.ts';
import { useCall } from '#src/api/call-context.tsx';
import type { Call } from '#src/api/client.ts';
import { askByCall } from '#src/flow/calls/ask-by-call.ts';
import { useChildCall } from '#src/flow/calls/use-child-call.ts';
import { useOnlineEvent } from '#src/lib/actors/use-online-event.ts';
import { useStartedMachine } from '#src/lib/actors/use-started-machine.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';

/** Asks the server to decline an offer. */
export type Decline = (
  call: Call,
  entry: string,
  options: { signal: AbortSignal; locale: Locale },
) => Promise<unknown>;

/** Runs declining an offer, with a stable call; `asked` if a link in an email asks for it. */
export function useDecline(decline: Decline, entry: string, asked: boolean) {
  const call = useCall();
  const locale = useLocale();
  const machine = useMemo(
    () =>
      declineMachine.provide({
        actors: {
          decline: askByCall((name: string, signal) => decline(call, name, { signal, locale })),
        },
      }),
    [call, locale, decline],
  );
  const [state, send] = useStartedMachine(machine, { input: { entry, asked } });
  useOnlineEvent(send);
  return { view: connectDecline(state), send, call: useChildCall(state) };
}
