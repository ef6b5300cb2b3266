import type { Endpoint } from '#engine/contract/endpoint.ts';
import type { FlowInformation } from '#engine/contract/flows.ts';
import type { NamedFlow } from '#engine/event/addresses/flow-pages.ts';
import type { Choices, OffersInformation } from '#engine/event/cart/offers.ts';
import { flowHandlers } from './flows.ts';
import type { Call } from './handlers.ts';
import { offersHandlers } from './offers.ts';

type Asked = Pick<Call<Endpoint>, 'services' | 'request' | 'reply' | 'eventCode' | 'event' | 'language'>;

/** The information about a partner's flow. */
export function optionOf(call: Asked, flow: NamedFlow): FlowInformation | Promise<FlowInformation> {
  const { getFlow } = flowHandlers;
  return getFlow({ ...call, params: { flow } } as Parameters<typeof getFlow>[0]);
}

/** The options of partners, by their document's code. */
export function offeredAs(call: Asked, offers: string): OffersInformation | Promise<OffersInformation> {
  const { getOffers } = offersHandlers;
  return getOffers({ ...call, params: { offers } } as Parameters<typeof getOffers>[0]);
}

type Wish = { offers: string; offer: string; quantity: number; amount?: number | undefined };

/** Chooses an offer by a name of the specification. */
export function store(
  call: Asked & Pick<Parameters<typeof offersHandlers.chooseOffer>[0], 'dossier'>,
  wish: Wish,
): Choices | Promise<Choices> {
  const { chooseOffer } = offersHandlers;
  const { amount, ...rest } = wish;
  const body = { code: call.dossier.code, ...rest, ...(amount !== undefined && { amount }) };
  return chooseOffer({ ...call, body } as Parameters<typeof chooseOffer>[0]);
}
