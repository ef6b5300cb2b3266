import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { DeskWaitlist } from '#engine/contract/desk-waitlist.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query, queryKeyOf } from '#src/api/query.ts';

/** The name of a waitlist in the page's address. */
export const waitlistKey = ({ kind, item }: Pick<DeskWaitlist, 'kind' | 'item'>): string => `${kind} ${item}`;

/** The waitlists on which someone is. */
export function useWaitlists() {
  const { repeat: _, ...options } = query(useCall(), api.deskWaitlist.listWaitlists, {});
  return useQuery(options);
}

/** The people on a waitlist, a page at a time. */
export function useWaiting(waitlist: DeskWaitlist) {
  const call = useCall();
  const wanted = { kind: waitlist.kind, ...(waitlist.item !== '' && { item: waitlist.item }) };
  return useInfiniteQuery({
    queryKey: queryKeyOf(api.deskWaitlist.listWaiting, { query: wanted }),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(api.deskWaitlist.listWaiting, {
        query: { ...wanted, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
