import { useQuery } from '@tanstack/react-query';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { queryKeyOf } from '#src/api/query.ts';
import type { ChosenFields } from './use-selection.ts';

/** Counts chosen rows each time a panel is opened. */
export function useCounted(body: ChosenFields) {
  const call = useCall();
  return useQuery({
    queryKey: [...queryKeyOf(api.deskBulk.countChosen), body],
    queryFn: ({ signal }) => call(api.deskBulk.countChosen, { body, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Plans the cancelling of chosen rows each time the panel is opened. */
export function useCancelPlan(body: ChosenFields) {
  const call = useCall();
  return useQuery({
    queryKey: [...queryKeyOf(api.deskBulk.planCancelling), body],
    queryFn: ({ signal }) => call(api.deskBulk.planCancelling, { body, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
}
