import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { fromPromise } from 'xstate';
import { api } from '#engine/contract/calls.ts';
import { connectWaitlist } from '#machines/waitlist/waitlist.connect.ts';
import { type WaitingPerson, waitlistMachine } from '#machines/waitlist/waitlist.machine.ts';
import { useCall } from '#src/api/call-context.tsx';
import { type Place, placeQuery } from '#src/flow/waitlist/place-query.ts';
import { useOnlineEvent } from '#src/lib/actors/use-online-event.ts';
import { useStartedMachine } from '#src/lib/actors/use-started-machine.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { pathTo } from '#src/lib/navigation/route-names.ts';

/** The person of a call; the chart calls only once there is one. */
function known(person: WaitingPerson | undefined): WaitingPerson {
  if (!person) throw new Error('nobody waits');
  return person;
}

/** What a person waits for. */
const awaitedBy = ({ track, day, flow }: Partial<WaitingPerson> = {}) => ({
  ...(track !== undefined && { track }),
  ...(day !== undefined && { day }),
  ...(flow !== undefined && { flow }),
});

/** Runs joining the waitlist, then goes to the entry's page. */
export function useWaitlist() {
  const call = useCall();
  const locale = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const machine = useMemo(
    () =>
      waitlistMachine.provide({
        actors: {
          check: fromPromise(async ({ input, signal }) => {
            const person = known(input);
            const body = { email: person.email, ...awaitedBy(person) };
            return call(api.waitlist.checkWaitlist, { body, signal, locale });
          }),
          save: fromPromise(async ({ input, signal }) =>
            call(api.waitlist.saveToWaitlist, {
              body: { ...known(input.person), entry_ID: input.entry, locale },
              signal,
              locale,
            }),
          ),
        },
      }),
    [call, locale],
  );
  const [state, send] = useStartedMachine(machine);
  useOnlineEvent(send);

  const view = connectWaitlist(state);
  const { place } = view;
  const { person } = state.context;
  useEffect(() => {
    if (!place) return;
    const { entry_ID: entry, position } = place;
    // A person on the waitlist already keeps their first entry: this one is unknown to the server.
    const waiting: Place = { state: 'waiting', position, ...awaitedBy(person) };
    queries.setQueryData(placeQuery(call, entry).queryKey, waiting);
    void navigate(pathTo('registration.waitlist-success', locale, {}, { entry }), { replace: true });
  }, [place, person, call, queries, locale, navigate]);

  return { view, send };
}
