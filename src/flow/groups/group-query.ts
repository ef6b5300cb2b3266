import { queryOptions } from '@tanstack/react-query';
import { api } from '#engine/contract/api.ts';
import type { Call } from '#src/api/client.ts';

/** Whether groups are taken, how they pay and what they save. */
export const groupOptionQuery = (call: Call) =>
  queryOptions({
    queryKey: ['group-option'],
    queryFn: ({ signal }) => call(api.group.getRegistrationGroupOption, { signal }),
    staleTime: 60_000,
  });
