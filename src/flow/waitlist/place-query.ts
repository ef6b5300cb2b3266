import { api } from '#engine/contract/calls.ts';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import type { Call } from '#src/api/client.ts';
import { query } from '#src/api/query.ts';

/** The state of a waitlist entry. */
export type Place = AnswerOf<typeof api.waitlist.getWaitlistPosition>;

const MINUTE = 60_000;

/** An entry's state, reloaded while its page is open: a place may become available any time. */
export const placeQuery = (call: Call, entry: string) => ({
  ...query(call, api.waitlist.getWaitlistPosition, { params: { entry_ID: entry } }),
  staleTime: 0,
  refetchInterval: MINUTE,
  retry: false,
});
