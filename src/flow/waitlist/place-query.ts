import { api } from '#engine/contract/api.ts';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import type { Call } from '#src/api/client.ts';
import { query } from '#src/api/query.ts';

/** Where an entry of the waitlist stands. */
export type Place = AnswerOf<typeof api.waitlist.getWaitlistPosition>;

const MINUTE = 60_000;

/** Where an entry stands, asked for anew while its page is looked at: a place may come free at any time. */
export const placeQuery = (call: Call, entry: string) => ({
  ...query(call, api.waitlist.getWaitlistPosition, { params: { entry_ID: entry } }),
  staleTime: 0,
  refetchInterval: MINUTE,
  retry: false,
});
