import { api } from '#engine/contract/calls.ts';
import type { Call } from '#src/api/client.ts';
import { query } from '#src/api/query.ts';

/** Whether groups are taken, how they pay and what they save. */
export const groupOptionQuery = (call: Call) => ({
  ...query(call, api.group.getRegistrationGroupOption, {}),
  staleTime: 60_000,
});
