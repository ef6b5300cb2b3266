import Type from 'typebox';
import { Choices, OfferCode, OffersInformation } from '../event/cart/offers.ts';
import { DocumentCode } from '../form/field/code.ts';
import { Flag } from '../form/field/flag.ts';
import * as calls from './calls/application.ts';
import { endpoints } from './endpoint.ts';

const DossierCode = Type.String({ minLength: 1, maxLength: 40 });

const offersOf = { offers: DocumentCode };

/** What can be chosen in the forms of any flow: booths, levels, extras. */
export const offers = endpoints(calls.offers, {
  getOffers: {
    summary: 'The offers of a document, with what is left of each.',
    access: 'public',
    params: Type.Object(offersOf),
    response: OffersInformation,
  },
  getChoices: {
    summary: 'The offers with the bearer’s selections, and until when they are held.',
    access: 'holder',
    dossiers: 'any',
    params: Type.Object({ code: DossierCode, ...offersOf }),
    response: Choices,
  },
  chooseOffer: {
    summary:
      'Selects a quantity of an offer in place of the earlier one and, if only one can be selected, of any other; 0 releases it. 409 `full` if fewer are left.',
    access: 'holder',
    dossiers: 'any',
    body: Type.Object({
      code: DossierCode,
      ...offersOf,
      offer: OfferCode,
      quantity: Type.Integer({ minimum: 0, maximum: 99 }),
      /** What the bearer gives, in cents, where the offer has a range; its least where it is not said. */
      amount: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 })),
    }),
    response: Choices,
  },
  waitForOffer: {
    summary:
      'Joins the waitlist of an offer that is full, if it has one; N leaves it, or declines an offered item. Joining twice keeps the place in line.',
    access: 'holder',
    dossiers: 'any',
    body: Type.Object({ code: DossierCode, ...offersOf, offer: OfferCode, wait: Flag }),
    response: Choices,
  },
});
