import Type from 'typebox';
import { Choices } from '../event/cart/offers.ts';
import { endpoint } from './endpoint.ts';
import { FLOW_FRONTS, frontCalls } from './flow-front.ts';
import { chosen, confirmationCall, initCall, offeredCall, optionCall, pieces } from './partner-calls.ts';
import { ROWS_FRONTS, rowsCalls } from './partner-rows.ts';
import { RegistrationCode } from './registration.ts';

/** Exhibitors' applications under the specification's names (spec §7). */
export const exhibitor = {
  ...frontCalls(FLOW_FRONTS.exhibitor),
  ...rowsCalls(ROWS_FRONTS.exhibitor),
  initExhibitorApplication: initCall('/initExhibitorApplication'),
  getExhibitorOption: optionCall('/getExhibitorOption'),
  getExhibitorReviewOption: optionCall('/getExhibitorReviewOption'),
  getMyExhibitorTypes: offeredCall(
    '/getMyExhibitorTypes',
    'The booths by their type, with what is left of them.',
  ),
  getMyExhibitorExtras: offeredCall('/getMyExhibitorExtras', 'The extras, with what is left of each.'),
  storeExhibitorBooth: endpoint({
    method: 'POST',
    path: '/storeExhibitorBooth',
    summary: 'Selects a booth, like `chooseOffer`; 0 releases it.',
    access: 'holder',
    dossiers: 'exhibitor',
    holder: 'exhibitor_code',
    body: Type.Object({ exhibitor_code: RegistrationCode, ...chosen, value: pieces }),
    response: Choices,
  }),
  storeExhibitorExtra: endpoint({
    method: 'POST',
    path: '/storeExhibitorExtra',
    summary: 'Selects a quantity of an extra, like `chooseOffer`.',
    access: 'holder',
    dossiers: 'exhibitor',
    holder: 'exhibitor_code',
    body: Type.Object({ exhibitor_code: RegistrationCode, ...chosen, value: pieces }),
    response: Choices,
  }),
  getExhibitorConfirmation: confirmationCall('/getExhibitorConfirmation/{code}', 'exhibitor'),
} as const;
