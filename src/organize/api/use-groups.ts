import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query, queryKeyOf } from '#src/api/query.ts';

/** The groups that a search finds, a page at a time. */
export function useGroups(q: string) {
  const call = useCall();
  const wanted = q === '' ? {} : { q };
  return useInfiniteQuery({
    queryKey: queryKeyOf(api.deskGroups.listGroups, { query: wanted }),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(api.deskGroups.listGroups, {
        query: { ...wanted, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** The people of a group. */
export function useMembers(code: string) {
  const { repeat: _, ...options } = query(useCall(), api.deskGroups.listMembersAsOrganizer, {
    params: { code },
  });
  return useQuery(options);
}
