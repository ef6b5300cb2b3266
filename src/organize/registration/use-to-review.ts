import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReviewState } from '#engine/contract/desk-review.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query, queryKeyOf } from '#src/api/query.ts';

/** The applications in a state, of one flow or all, a page at a time. */
export function useListToReview(flow: string | undefined, state: ReviewState) {
  const call = useCall();
  const wanted = { state, ...(flow !== undefined && { flow }) };
  return useInfiniteQuery({
    queryKey: queryKeyOf(api.deskReview.listToReview, { query: wanted }),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(api.deskReview.listToReview, {
        query: { ...wanted, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** One application with its answers, read again whenever it is looked at. */
export function useToReview(code: string) {
  const { repeat: _, ...options } = query(useCall(), api.deskReview.getToReview, { params: { code } });
  return useQuery(options);
}

/** The open application after this one, the first after the last; and how many others are open. */
export function useOthersToDecide(code: string, flow?: string): { next: string | undefined; count: number } {
  const { data } = useListToReview(flow, 'open');
  const codes = data?.pages.flatMap(({ rows }) => rows.map((row) => row.code)) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  const at = codes.indexOf(code);
  const next = [...codes.slice(at + 1), ...codes].find((each) => each !== code);
  return { next, count: at < 0 ? total : total - 1 };
}
