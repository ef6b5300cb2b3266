import { queryOptions } from '@tanstack/react-query';
import { api } from '#engine/contract/api.ts';
import type { Call } from '#src/api/client.ts';

/** How an application stands: what organizers decided, and what may be done about it. */
export const standingQuery = (call: Call, code: string) =>
  queryOptions({
    queryKey: ['application-standing', code],
    queryFn: ({ signal }) => call(api.application.getApplicationStanding, { params: { code }, signal }),
  });
