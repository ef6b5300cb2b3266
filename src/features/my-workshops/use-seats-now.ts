import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SessionSeats } from '#engine/contract/live-messages.ts';
import { useCall } from '#src/api/call-context.tsx';
import type { MyWorkshops } from '#src/lib/my-workshops/use-my-workshops.ts';
import { useLiveMessage } from '#src/lib/realtime/use-live.ts';
import { seatsQuery } from './seats-query.ts';

/**
 * How full the workshops are that are kept on this device alone, asked when they are looked at and followed from then on;
 * whose seats are held need not know.
 */
export function useSeatsNow({ entries, isHeld }: MyWorkshops): ReadonlyMap<string, SessionSeats> {
  const queries = useQueryClient();
  // One that is taken out is not asked about again, nor are the others.
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
