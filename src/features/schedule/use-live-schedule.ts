import { useQueryClient } from '@tanstack/react-query';
import { api } from '#engine/contract/calls.ts';
import { withSeats } from '#engine/event/schedule/with-seats.ts';
import { useCall } from '#src/api/call-context.tsx';
import { queryKeyOf } from '#src/api/query.ts';
import type { LiveState } from '#src/api/realtime/connection.ts';
import { useEventChanges } from '#src/api/realtime/use-event-changes.ts';
import { useLiveMessage, useLiveState } from '#src/api/realtime/use-live.ts';
import { scheduleQuery } from './schedule-queries.ts';

/**
 * Keeps the schedule current while it is open: seats from messages, everything else by reloading. Returns the
 * connection's state.
 */
export function useLiveSchedule(): LiveState {
  const queries = useQueryClient();
  const { queryKey } = scheduleQuery(useCall());
  const askAnew = () => void queries.invalidateQueries({ queryKey });
  useLiveMessage('SeatsChanged', ({ seats }) => {
    // A pending answer may be older than this message: it is requested again.
    if (queries.isFetching({ queryKey }) > 0) askAnew();
    queries.setQueryData(queryKey, (known) => known && { ...known, times: withSeats(known.times, seats) });
  });
  const refresh = () => {
    askAnew();
    void queries.invalidateQueries({ queryKey: queryKeyOf(api.schedule.listFilters) });
  };
  useEventChanges('schedule', refresh);
  // Messages before the channel opened, or while it was lost, were missed.
  return useLiveState(askAnew);
}
