import { isYes } from '#engine/configuration/flag.ts';
import type { OffersDocument } from '#engine/configuration/offers-document.ts';
import type { offers as contract } from '#engine/contract/offers.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { notFound } from '#server/domain/refusal.ts';
import { holdItem } from '#server/inventory/hold-item.ts';
import { choicesOf } from '#server/inventory/offers/choices-of.ts';
import { choiceItem, offersNamed } from '#server/inventory/offers/find-offers.ts';
import { offersInformation } from '#server/inventory/offers/offers-information.ts';
import { joinWaitlist, leaveWaitlist } from '#server/inventory/waitlist/wait-for-item.ts';
import type { Services } from '#server/services.ts';
import type { Call, Handlers } from './handlers.ts';

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
