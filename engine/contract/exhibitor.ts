import Type from 'typebox';
import { Choices } from '../event/cart/offers.ts';
import * as calls from './calls/application.ts';
import { endpoints } from './endpoint.ts';
import { frontDefinitions } from './flow-front.ts';
import { FLOW_FRONTS, ROWS_FRONTS } from './flow-fronts.ts';
import { chosen, confirmation, init, offered, option, pieces } from './partner-calls.ts';
import { rowsDefinitions } from './partner-rows.ts';
import { RegistrationCode } from './registration.ts';

/** Exhibitors' applications under the specification's names (spec §7). */
export const exhibitor = endpoints(calls.exhibitor, {
  ...frontDefinitions(FLOW_FRONTS.exhibitor),
  ...rowsDefinitions(ROWS_FRONTS.exhibitor),
  initExhibitorApplication: init,
  getExhibitorOption: option,
  getExhibitorReviewOption: option,
  getMyExhibitorTypes: offered('The booths by their type, with what is left of them.'),
  getMyExhibitorExtras: offered('The extras, with what is left of each.'),
  storeExhibitorBooth: {
    summary: 'Selects a booth, like `chooseOffer`; 0 releases it.',
    access: 'holder',
    dossiers: 'exhibitor',
    body: Type.Object({ exhibitor_code: RegistrationCode, ...chosen, value: pieces }),
    response: Choices,
  },
  storeExhibitorExtra: {
    summary: 'Selects a quantity of an extra, like `chooseOffer`.',
    access: 'holder',
    dossiers: 'exhibitor',
    body: Type.Object({ exhibitor_code: RegistrationCode, ...chosen, value: pieces }),
    response: Choices,
  },
  getExhibitorConfirmation: confirmation('exhibitor'),
});
