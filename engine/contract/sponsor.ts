import Type from 'typebox';
import { Choices } from '../event/cart/offers.ts';
import * as calls from './calls/application.ts';
import { endpoints } from './endpoint.ts';
import { frontDefinitions } from './flow-front.ts';
import { FLOW_FRONTS, ROWS_FRONTS } from './flow-fronts.ts';
import { chosen, confirmation, contribution, init, offered, option, pieces } from './partner-calls.ts';
import { rowsDefinitions } from './partner-rows.ts';
import { RegistrationCode } from './registration.ts';

/** Sponsors' applications under the specification's names (spec §7). */
export const sponsor = endpoints(calls.sponsor, {
  ...frontDefinitions(FLOW_FRONTS.sponsor),
  ...rowsDefinitions(ROWS_FRONTS.sponsor),
  initSponsorApplication: init,
  getSponsorOption: option,
  getSponsorReviewOption: option,
  getMySponsorLevels: offered('The levels with what comes with each, and what is left of them.'),
  getMySponsorExtras: offered('The extras, with what is left of each.'),
  storeSponsorLevel: {
    summary: 'Selects a level and the contribution for it, like `chooseOffer`.',
    access: 'holder',
    dossiers: 'sponsor',
    body: Type.Object({ sponsor_code: RegistrationCode, ...chosen, value: contribution }),
    response: Choices,
  },
  storeSponsorExtra: {
    summary: 'Selects a quantity of an extra, like `chooseOffer`.',
    access: 'holder',
    dossiers: 'sponsor',
    body: Type.Object({ sponsor_code: RegistrationCode, ...chosen, value: pieces }),
    response: Choices,
  },
  getSponsorConfirmation: confirmation('sponsor'),
});
