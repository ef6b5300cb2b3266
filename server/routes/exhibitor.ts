import type { exhibitor as contract } from '#engine/contract/exhibitor.ts';
import { FLOW_FRONTS, ROWS_FRONTS } from '#engine/contract/flow-fronts.ts';
import { standingOf } from './application.ts';
import { frontHandlers } from './flow-front.ts';
import type { Handlers } from './handlers.ts';
import { offeredAs, optionOf, store } from './partner-calls.ts';
import { rowsHandlers } from './partner-rows.ts';

/** The documents that exhibitors' forms name. */
const BOOTHS = 'booths';
const EXTRAS = 'exhibitor-extras';

/** Applications of exhibitors, by the names of the specification. */
export const exhibitorHandlers: Handlers<typeof contract> = {
  ...frontHandlers(FLOW_FRONTS.exhibitor),
  ...rowsHandlers(ROWS_FRONTS.exhibitor),
  initExhibitorApplication: (call) => optionOf(call, 'exhibitor'),
  getExhibitorOption: (call) => optionOf(call, 'exhibitor'),
  getExhibitorReviewOption: (call) => optionOf(call, 'exhibitor'),
  getMyExhibitorTypes: (call) => offeredAs(call, BOOTHS),
  getMyExhibitorExtras: (call) => offeredAs(call, EXTRAS),
  storeExhibitorBooth: (call) =>
    store(call, { offers: BOOTHS, offer: call.body.code, quantity: call.body.value ?? 1 }),
  storeExhibitorExtra: (call) =>
    store(call, { offers: EXTRAS, offer: call.body.code, quantity: call.body.value ?? 1 }),
  getExhibitorConfirmation: ({ services, event, dossier }) => standingOf(services, event.document, dossier),
};
