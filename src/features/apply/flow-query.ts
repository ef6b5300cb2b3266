import { queryOptions } from '@tanstack/react-query';
import { api } from '#engine/contract/api.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import type { Call } from '#src/api/client.ts';

/** What a flow is; null where there is none of that name, which asking again does not change. */
export const flowQuery = (call: Call, flow: string) =>
  queryOptions({
    queryKey: ['flow', flow],
    queryFn: ({ signal }) =>
      call(api.flows.getFlow, { params: { flow }, signal }).catch((error: unknown) => {
        if (error instanceof ApiFailure && error.status === 404) return null;
        throw error;
      }),
    staleTime: 10_000,
  });
