import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { fromPromise } from 'xstate';
import { api } from '#engine/contract/calls.ts';
import { connectStart } from '#machines/registration/start.connect.ts';
import { startMachine } from '#machines/registration/start.machine.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { useCall } from '#src/api/call-context.tsx';
import { rememberRegistration } from '#src/flow/dossier/current.ts';
import { joinGroup } from '#src/flow/groups/join-group.ts';
import { useOnlineEvent } from '#src/lib/actors/use-online-event.ts';
import { useStartedMachine } from '#src/lib/actors/use-started-machine.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { updateCurrentRegistration } from '#src/lib/persisted/current-registration.ts';

/** Reports a full day like an answer to correct: other days can be chosen. */
function asAnswer(error: unknown): never {
  if (error instanceof ApiFailure && error.failure.errors['registrations_day'])
    throw new ApiFailure(error.status, { ...error.failure, kind: 'invalid' }, error.requestId);
  throw error;
}

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
            const begin = call(api.registration.generateRegistrationCaptured, {
              body: {
                ...input.choice,
                ...input.pass,
                ...(input.insteadOf !== undefined && { instead_of: input.insteadOf }),
                email: input.email,
                timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
                locale,
              },
              idempotencyKey: input.key,
              signal,
              locale,
            });
            const begun = await begin.catch(asAnswer);
            await joinGroup({ call, locale, signal }, begun.registration.code);
            return begun;
          }),
          correct: fromPromise(async ({ input, signal }) => {
            const [{ leaveFlow }, { moveDraftAddress }] = await Promise.all([
              import('#src/flow/dossier/open-flow.ts'),
              import('#src/flow/draft/move-address.ts'),
            ]);
            const { code, former } = input;
            const { email } = await call(api.contact.changeEmail, {
              body: { code, email: input.email },
              signal,
              locale,
            });
            // The flow that is still open would write its draft over the corrected one.
            await leaveFlow('kept');
            await moveDraftAddress(code, former, email);
            updateCurrentRegistration({ email });
          }),
        },
      }),
    [call, locale],
  );
  const [state, send] = useStartedMachine(machine);
  useOnlineEvent(send);

  const { registration } = state.context;
  const isDone = state.status === 'done';
  useEffect(() => {
    if (!isDone) return;
    if (registration) rememberRegistration(registration);
    void navigate(pathTo('registration.step', locale));
  }, [registration, isDone, locale, navigate]);

  return { view: connectStart(state), send };
}
