import { queryOptions } from '@tanstack/react-query';
import { api } from '#engine/contract/calls.ts';
import type { Call } from '#src/api/client.ts';

const { exhibitor, sponsor } = api;

/** Options of partners, by the specification's own calls. */
const OWN = {
  exhibitor: [exhibitor.getMyExhibitorTypes, exhibitor.getMyExhibitorExtras],
  sponsor: [sponsor.getMySponsorLevels, sponsor.getMySponsorExtras],
} as const;

const hasOwn = (flow: string): flow is keyof typeof OWN => Object.hasOwn(OWN, flow);

/** A flow's options and their availability before it is started; undefined without such a call. */
export const offeredQuery = (call: Call, flow: string) =>
  queryOptions({
    queryKey: ['offered', flow],
    queryFn: ({ signal }) =>
      Promise.all(hasOwn(flow) ? OWN[flow].map((endpoint) => call(endpoint, { signal })) : []),
    enabled: hasOwn(flow),
    staleTime: 10_000,
  });
