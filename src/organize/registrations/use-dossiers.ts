import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { queryKeyOf } from '#src/api/query.ts';
import { isAnswer } from './chosen-columns.ts';
import type { ListFilter } from './list-filter.ts';
import type { ListOrder } from './list-order.ts';

const plain = (text: string) => text.replace(/\p{Cc}/gu, ' ').trim();

/** The query of a list as the call takes it; control characters find nothing and are left out. */
export function asQuery({ q, answer, ...filters }: ListFilter) {
  const words = plain(q);
  return {
    ...(words && { q: words }),
    ...filters,
    ...(answer && { answer: answer.map(plain) }),
  } as Readonly<Record<string, never>>;
}

/** The registrations, groups and applications of a search, a page at a time; the old rows stay until the new ones are there. */
export function useDossiers(filter: ListFilter, order: ListOrder, columns: readonly string[]) {
  const call = useCall();
  const answers = columns.filter(isAnswer).join(',');
  const query = { ...asQuery(filter), ...order, ...(answers && { columns: answers }) };
  return useInfiniteQuery({
    queryKey: queryKeyOf(api.desk.listDossiers, { query }),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(api.desk.listDossiers, { query: { ...query, ...(pageParam && { after: pageParam }) }, signal }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
