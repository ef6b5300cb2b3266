import { queryOptions } from '@tanstack/react-query';
import { api } from '#engine/contract/calls.ts';
import { PROPOSAL_FLOW } from '#engine/event/addresses/flow-pages.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import type { Call } from '#src/api/client.ts';

/** Where in a flow its information is requested: openings and availability may have changed. */
export type FlowPlace = 'begin' | 'steps' | 'review';

const { exhibitor, sponsor, proposal } = api;

/** A flow's information, by the specification's own calls. */
const OWN = {
  exhibitor: {
    begin: exhibitor.getExhibitorOption,
    steps: exhibitor.initExhibitorApplication,
    review: exhibitor.getExhibitorReviewOption,
  },
  sponsor: {
    begin: sponsor.getSponsorOption,
    steps: sponsor.initSponsorApplication,
    review: sponsor.getSponsorReviewOption,
  },
} as const;

const hasOwn = (flow: string): flow is keyof typeof OWN => Object.hasOwn(OWN, flow);

function askFlow(call: Call, flow: string, place: FlowPlace, signal: AbortSignal) {
  if (hasOwn(flow)) return call(OWN[flow][place], { signal });
  if (flow === PROPOSAL_FLOW) return call(proposal.getWorkshopProposalOption, { signal });
  return call(api.flows.getFlow, { params: { flow }, signal });
}

/** A flow's information; null if there is no such flow, which repeating does not change. */
export const flowQuery = (call: Call, flow: string, place: FlowPlace = 'begin') =>
  queryOptions({
    // The same call has the same cache entry.
    queryKey: ['flow', flow, hasOwn(flow) ? place : 'begin'],
    queryFn: ({ signal }) =>
      askFlow(call, flow, place, signal).catch((error: unknown) => {
        if (error instanceof ApiFailure && error.status === 404) return null;
        throw error;
      }),
    staleTime: 10_000,
  });
