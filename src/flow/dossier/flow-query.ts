import { queryOptions } from '@tanstack/react-query';
import { PROPOSAL_FLOW } from '#engine/configuration/flow-pages.ts';
import { api } from '#engine/contract/api.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import type { Call } from '#src/api/client.ts';

type OptionCall =
  | typeof api.proposal.getWorkshopProposalOption
  | typeof api.exhibitor.getExhibitorOption
  | typeof api.sponsor.getSponsorOption;

/** What a flow is, by its own call where the specification names one. */
const OWN = new Map<string, OptionCall>([
  [PROPOSAL_FLOW, api.proposal.getWorkshopProposalOption],
  ['exhibitor', api.exhibitor.getExhibitorOption],
  ['sponsor', api.sponsor.getSponsorOption],
]);

function askFlow(call: Call, flow: string, signal: AbortSignal) {
  const own = OWN.get(flow);
  return own ? call(own, { signal }) : call(api.flows.getFlow, { params: { flow }, signal });
}

/** What a flow is; null where there is none of that name, which asking again does not change. */
export const flowQuery = (call: Call, flow: string) =>
  queryOptions({
    queryKey: ['flow', flow],
    queryFn: ({ signal }) =>
      askFlow(call, flow, signal).catch((error: unknown) => {
        if (error instanceof ApiFailure && error.status === 404) return null;
        throw error;
      }),
    staleTime: 10_000,
  });
