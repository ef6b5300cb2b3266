import { queryOptions } from '@tanstack/react-query';
import { api } from '#engine/contract/api.ts';
import type { Call } from '#src/api/client.ts';

const { exhibitor, sponsor } = api;

/** What partners choose from, by the calls that the specification names for them. */
const OWN = {
  exhibitor: [exhibitor.getMyExhibitorTypes, exhibitor.getMyExhibitorExtras],
  sponsor: [sponsor.getMySponsorLevels, sponsor.getMySponsorExtras],
} as const;

const hasOwn = (flow: string): flow is keyof typeof OWN => Object.hasOwn(OWN, flow);

/** What there is to choose from in a flow and what is left of it, for who has not begun; nothing where there is no such call. */
export const offeredQuery = (call: Call, flow: string) =>
  queryOptions({
    queryKey: ['offered', flow],
    queryFn: ({ signal }) =>
      Promise.all(hasOwn(flow) ? OWN[flow].map((endpoint) => call(endpoint, { signal })) : []),
    enabled: hasOwn(flow),
    staleTime: 10_000,
  });
