import { queryOptions } from '@tanstack/react-query';
import { api } from '#engine/contract/calls.ts';
import type { Call } from '#src/api/client.ts';

type StandingCall =
  | typeof api.exhibitor.getExhibitorConfirmation
  | typeof api.sponsor.getSponsorConfirmation
  | typeof api.application.getApplicationStanding;

const OWN = new Map<string, StandingCall>([
  ['exhibitor', api.exhibitor.getExhibitorConfirmation],
  ['sponsor', api.sponsor.getSponsorConfirmation],
]);

/** An application's decision and the possible actions. */
export const standingQuery = (call: Call, code: string, flow = '') =>
  queryOptions({
    queryKey: ['application-standing', code],
    queryFn: ({ signal }) =>
      call(OWN.get(flow) ?? api.application.getApplicationStanding, { params: { code }, signal }),
  });
