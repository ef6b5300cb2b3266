import Type from 'typebox';
import { Choices } from '../event/cart/offers.ts';
import { endpoint } from './endpoint.ts';
import { FLOW_FRONTS, frontCalls } from './flow-front.ts';
import {
  chosen,
  confirmationCall,
  contribution,
  initCall,
  offeredCall,
  optionCall,
  pieces,
} from './partner-calls.ts';
import { ROWS_FRONTS, rowsCalls } from './partner-rows.ts';
import { RegistrationCode } from './registration.ts';

/** Sponsors' applications under the specification's names (spec §7). */
export const sponsor = {
  ...frontCalls(FLOW_FRONTS.sponsor),
  ...rowsCalls(ROWS_FRONTS.sponsor),
  initSponsorApplication: initCall('/initSponsorApplication'),
  getSponsorOption: optionCall('/getSponsorOption'),
  getSponsorReviewOption: optionCall('/getSponsorReviewOption'),
  getMySponsorLevels: offeredCall(
    '/getMySponsorLevels',
    'The levels with what comes with each, and what is left of them.',
  ),
  getMySponsorExtras: offeredCall('/getMySponsorExtras', 'The extras, with what is left of each.'),
  storeSponsorLevel: endpoint({
    method: 'POST',
    path: '/storeSponsorLevel',
    summary: 'Selects a level and the contribution for it, like `chooseOffer`.',
    access: 'holder',
    dossiers: 'sponsor',
    holder: 'sponsor_code',
    body: Type.Object({ sponsor_code: RegistrationCode, ...chosen, value: contribution }),
    response: Choices,
  }),
  storeSponsorExtra: endpoint({
    method: 'POST',
    path: '/storeSponsorExtra',
    summary: 'Selects a quantity of an extra, like `chooseOffer`.',
    access: 'holder',
    dossiers: 'sponsor',
    holder: 'sponsor_code',
    body: Type.Object({ sponsor_code: RegistrationCode, ...chosen, value: pieces }),
    response: Choices,
  }),
  getSponsorConfirmation: confirmationCall('/getSponsorConfirmation/{code}', 'sponsor'),
} as const;
