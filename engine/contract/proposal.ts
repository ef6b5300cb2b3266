import { FLOW_FRONTS, frontCalls } from './flow-front.ts';

/** Workshop proposals and their presenters (spec §7). */
export const proposal = {
  ...frontCalls(FLOW_FRONTS.proposal),
} as const;
