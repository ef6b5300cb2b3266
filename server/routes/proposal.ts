import { FLOW_FRONTS } from '#engine/contract/flow-front.ts';
import type { proposal as contract } from '#engine/contract/proposal.ts';
import { frontHandlers } from './flow-front.ts';
import type { Handlers } from './handlers.ts';

/** Workshop proposals and their presenters. */
export const proposalHandlers: Handlers<typeof contract> = {
  ...frontHandlers(FLOW_FRONTS.proposal),
};
