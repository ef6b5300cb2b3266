import type { Offer, OffersDocument } from '#engine/configuration/offers-document.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';

type Configured = Pick<ConfigurationStore, 'current'>;

/** An offer's name among the inventory; codes have no slash. */
export function choiceItem(offers: string, offer: string): string {
  return `${offers}/${offer}`;
}

export function splitChoiceItem(item: string): [offers: string, offer: string] {
  const [offers = '', offer = ''] = item.split('/', 2);
  return [offers, offer];
}

/** What an event offers under a code; undefined where there is nothing of that code. */
export function offersNamed(
  configuration: Configured,
  eventCode: string,
  code: string,
): OffersDocument | undefined {
  return configuration.current(eventCode, 'offers', code)?.document;
}

/** An offer of the inventory with all that it stands among; undefined for one that is offered no more. */
export function offerNamed(
  configuration: Configured,
  eventCode: string,
  item: string,
): { document: OffersDocument; offer: Offer } | undefined {
  const [code, name] = splitChoiceItem(item);
  const document = offersNamed(configuration, eventCode, code);
  const offer = document?.offers.find((each) => each.code === name);
  return document && offer && { document, offer };
}

/** How many of an offer there are for who applies: none of what somebody has by another arrangement. */
export function stockOf({ stock, taken_by }: Offer): number | undefined {
  return taken_by === undefined ? stock : 0;
}
