import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { fromPromise } from 'xstate';
import { api } from '#engine/contract/calls.ts';
import { connectStart } from '#machines/registration/start.connect.ts';
import { startMachine } from '#machines/registration/start.machine.ts';
import { useCall } from '#src/api/call-context.tsx';
import { rememberRegistration } from '#src/flow/dossier/current.ts';
import { joinGroup } from '#src/flow/groups/join-group.ts';
import { useOnlineEvent } from '#src/lib/actors/use-online-event.ts';
import { useStartedMachine } from '#src/lib/actors/use-started-machine.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { pathTo } from '#src/lib/navigation/route-names.ts';

/** Runs the start of a registration, then goes to its steps. */
export function useStart() {
  const call = useCall();
  const locale = useLocale();
  const navigate = useNavigate();
  const machine = useMemo(
    () =>
      startMachine.provide({
        actors: {
          check: fromPromise(({ input, signal }) =>
            call(api.registration.checkRegistration, {
              body: { email: input.email, ...input.choice },
              signal,
              locale,
            }),
          ),
          begin: fromPromise(async ({ input, signal }) => {
            const begun = await call(api.registration.generateRegistrationCaptured, {
              body: {
                ...input.choice,
                ...input.pass,
                email: input.email,
                timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
                locale,
              },
              idempotencyKey: input.key,
              signal,
              locale,
            });
            await joinGroup({ call, locale, signal }, begun.registration.code);
            return begun;
          }),
        },
      }),
    [call, locale],
  );
  const [state, send] = useStartedMachine(machine);
  useOnlineEvent(send);

  const { registration } = state.context;
  const started = state.matches('started');
  useEffect(() => {
    if (!registration || !started) return;
    rememberRegistration(registration);
    void navigate(pathTo('registration.step', locale));
  }, [registration, started, locale, navigate]);

  return { view: connectStart(state), send };
}
