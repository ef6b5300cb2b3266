import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#engine/contract/calls.ts';
import type { Registration } from '#engine/contract/registration.ts';
import { connectLookup } from '#machines/lookup/lookup.connect.ts';
import { type CodeAndEmail, lookupMachine } from '#machines/lookup/lookup.machine.ts';
import { useCall } from '#src/api/call-context.tsx';
import { askByCall } from '#src/flow/calls/ask-by-call.ts';
import { useChildCall } from '#src/flow/calls/use-child-call.ts';
import { rememberRegistration } from '#src/flow/dossier/current.ts';
import { useOnlineEvent } from '#src/lib/actors/use-online-event.ts';
import { useStartedMachine } from '#src/lib/actors/use-started-machine.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { signedIn } from '#src/lib/persisted/signed-in.ts';

/** Runs the lookup; an opened registration leads to its steps, or to its page if it is submitted. */
export function useLookup() {
  const call = useCall();
  const locale = useLocale();
  const machine = useMemo(
    () =>
      lookupMachine.provide({
        actors: {
          open: askByCall((body: CodeAndEmail, signal) =>
            call(api.lookup.getLookUpRegistration, { body, signal, locale }),
          ),
          sendCode: askByCall(({ email }: { email: string }, signal) =>
            call(api.lookup.sendLookUpCode, { body: { email, locale }, signal, locale }),
          ),
          sendAccess: askByCall(({ email }: { email: string }, signal) =>
            call(api.registration.sendEventEmailAccessCode, { body: { email, locale }, signal, locale }),
          ),
          signIn: askByCall((body: { email: string; access_code: string }, signal) =>
            call(api.lookup.getLookUpRegistrationByEmail, { body, signal, locale }),
          ),
        },
      }),
    [call, locale],
  );
  const [state, send] = useStartedMachine(machine);
  const childCall = useChildCall(state);
  const view = connectLookup(state, childCall);
  useOnlineEvent(send);

  const { opened, found, email } = view;
  useEffect(() => {
    if (found.length > 0) signedIn.write({ email, registrations: found.map(listed) });
  }, [found, email]);
  useOpened(opened);

  return { view, send, call: childCall };
}

export type Lookup = ReturnType<typeof useLookup>;

const listed = ({ code, email, status }: Registration) => ({ code, email, status });

/** Goes to an opened registration: to its steps while it is unfinished, otherwise to its page. */
function useOpened(opened: Registration | undefined): void {
  const locale = useLocale();
  const navigate = useNavigate();
  useEffect(() => {
    if (!opened) return;
    rememberRegistration(opened);
    void navigate(
      pathTo(opened.status === 'Not Submitted' ? 'registration.step' : 'registration.existing', locale),
    );
  }, [opened, locale, navigate]);
}
