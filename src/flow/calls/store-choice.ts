import { api } from '#engine/contract/calls.ts';
import type { BodyOf } from '#engine/contract/endpoint.ts';
import type { Dossier } from '#engine/contract/registration.ts';
import type { Call } from '#src/api/client.ts';

type Choosing = BodyOf<typeof api.offers.chooseOffer>;

/** Selects an offer for a dossier, with the flow's own call if the specification names one for its kind. */
export function storeChoice(call: Call, dossier: Pick<Dossier, 'code'>, body: Choosing, locale: string) {
  const flow = 'flow' in dossier ? dossier.flow : undefined;
  const { code, offers, offer, quantity, amount } = body;
  const named = { code: offer, model: offers };
  switch (`${flow} ${offers}`) {
    case 'exhibitor booths':
      return call(api.exhibitor.storeExhibitorBooth, {
        body: { exhibitor_code: code, ...named, value: quantity },
        locale,
      });
    case 'exhibitor exhibitor-extras':
      return call(api.exhibitor.storeExhibitorExtra, {
        body: { exhibitor_code: code, ...named, value: quantity },
        locale,
      });
    case 'sponsor sponsor-extras':
      return call(api.sponsor.storeSponsorExtra, {
        body: { sponsor_code: code, ...named, value: quantity },
        locale,
      });
    case 'sponsor sponsor-levels':
      // Its quantity is a donation: 0 removes it.
      if (quantity === 0) break;
      return call(api.sponsor.storeSponsorLevel, {
        body: { sponsor_code: code, ...named, ...(amount !== undefined && { value: amount }) },
        locale,
      });
  }
  return call(api.offers.chooseOffer, { body, locale });
}
