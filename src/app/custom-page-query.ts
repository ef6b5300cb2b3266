import { type QueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#engine/contract/calls.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import type { Call } from '#src/api/client.ts';
import { queryKeyOf } from '#src/api/query.ts';

const MINUTE = 60_000;
const { pages } = api;

/** A page by its name in addresses; null if there is none, which repeating does not change. */
export const customPageQuery = (call: Call, code: string) => ({
  ...queryOptions({
    queryKey: queryKeyOf(pages.getCustomPage, { params: { code } }),
    queryFn: ({ signal }) =>
      call(pages.getCustomPage, { params: { code }, signal }).catch((error: unknown) => {
        if (error instanceof ApiFailure && error.status === 404) return null;
        throw error;
      }),
    staleTime: MINUTE,
  }),
  repeat: (other: Call) => customPageQuery(other, code) as QueryOptions,
});
