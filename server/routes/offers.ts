import type { offers as contract } from '#engine/contract/offers.ts';
import type { OffersDocument } from '#engine/event/documents/offers/schema.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { holdItem } from '#server/cart/hold-item.ts';
import { joinWaitlist, leaveWaitlist } from '#server/cart/wait-for-item.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { choiceItem, offersNamed } from '#server/inventory/find-offers.ts';
import { choicesOf } from '#server/offers/choices-of.ts';
import { offersInformation } from '#server/offers/offers-information.ts';
import { notFound } from '#server/refusals/refusal.ts';
import type { Call, Handlers } from './handlers.ts';
import type { Services } from './services.ts';

/** Options in any flow's forms, and a dossier's choices. */
export const offersHandlers: Handlers<typeof contract> = {
  getOffers: ({ services, eventCode, event, params }) =>
    offersInformation(services.db, event.document, known(services, eventCode, params.offers)),

  getChoices: ({ services, eventCode, event, params, dossier }) =>
    choices(services, event, known(services, eventCode, params.offers), dossier),

  async chooseOffer({ services, eventCode, event, body, dossier }) {
    const document = known(services, eventCode, body.offers);
    await holdItem(services, event.document, dossier, { ...body, kind: 'choice' });
    return choices(services, event, document, dossier);
  },

  async waitForOffer({ services, eventCode, event, body, dossier }) {
    const document = known(services, eventCode, body.offers);
    if (isYes(body.wait)) {
      const wanted = { kind: 'choice', offers: body.offers, offer: body.offer, quantity: 1 } as const;
      await joinWaitlist(services, event.document, dossier, wanted);
    } else {
      const item = choiceItem(body.offers, body.offer);
      await leaveWaitlist(services, dossier, { kind: 'choice', item });
    }
    return choices(services, event, document, dossier);
  },
};

function choices(
  { db, configuration }: Services,
  event: Call<(typeof contract)['getChoices']>['event'],
  document: OffersDocument,
  row: DossierRow,
) {
  return choicesOf(db, configuration, { event: event.document, document }, row);
}

function known({ configuration }: Services, eventCode: string, code: string): OffersDocument {
  const document = offersNamed(configuration, eventCode, code);
  if (!document) throw notFound();
  return document;
}
