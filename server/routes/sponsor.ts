import { FLOW_FRONTS, ROWS_FRONTS } from '#engine/contract/flow-fronts.ts';
import type { sponsor as contract } from '#engine/contract/sponsor.ts';
import { standingOf } from './application.ts';
import { frontHandlers } from './flow-front.ts';
import type { Handlers } from './handlers.ts';
import { offeredAs, optionOf, store } from './partner-calls.ts';
import { rowsHandlers } from './partner-rows.ts';

/** What sponsors choose from: the documents that their forms name. */
const LEVELS = 'sponsor-levels';
const EXTRAS = 'sponsor-extras';

/** Applications of sponsors, by the names of the specification. */
export const sponsorHandlers: Handlers<typeof contract> = {
  ...frontHandlers(FLOW_FRONTS.sponsor),
  ...rowsHandlers(ROWS_FRONTS.sponsor),
  initSponsorApplication: (call) => optionOf(call, 'sponsor'),
  getSponsorOption: (call) => optionOf(call, 'sponsor'),
  getSponsorReviewOption: (call) => optionOf(call, 'sponsor'),
  getMySponsorLevels: (call) => offeredAs(call, LEVELS),
  getMySponsorExtras: (call) => offeredAs(call, EXTRAS),
  storeSponsorLevel: (call) =>
    store(call, { offers: LEVELS, offer: call.body.code, quantity: 1, amount: call.body.value }),
  storeSponsorExtra: (call) =>
    store(call, { offers: EXTRAS, offer: call.body.code, quantity: call.body.value ?? 1 }),
  getSponsorConfirmation: ({ services, event, dossier }) => standingOf(services, event.document, dossier),
};
