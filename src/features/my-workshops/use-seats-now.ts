import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SessionSeats } from '#engine/event/schedule/session-seats.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useLiveMessage } from '#src/api/realtime/use-live.ts';
import type { MyWorkshops } from '#src/flow/my-workshops/use-my-workshops.ts';
import { seatsQuery } from './seats-query.ts';

/**
 * Availability of workshops chosen on this device only, requested when they are shown and followed from then on. Held
 * seats do not need it.
 */
export function useSeatsNow({ entries, isHeld }: MyWorkshops): ReadonlyMap<string, SessionSeats> {
  const queries = useQueryClient();
  // Removing one does not request the others again.
  const asked = useMemo(
    () => (isHeld ? [] : entries.map((each) => each.workshops_session_code)),
    [entries, isHeld],
  );
  const options = seatsQuery(useCall(), asked);
  const { data } = useQuery(options);
  useLiveMessage('SeatsChanged', ({ seats }) => {
    const told = new Map(seats.map((each) => [each.workshops_session_code, each]));
    queries.setQueryData(options.queryKey, (known) =>
      known?.map((each) => told.get(each.workshops_session_code) ?? each),
    );
  });
  return useMemo(() => new Map(data?.map((each) => [each.workshops_session_code, each])), [data]);
}
