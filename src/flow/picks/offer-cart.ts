import { api } from '#engine/contract/calls.ts';
import type { Dossier } from '#engine/contract/registration.ts';
import { answerOfOffers, cartOfOffers } from '#engine/event/cart/offer-items.ts';
import type { Choices, OffersInformation } from '#engine/event/cart/offers.ts';
import type { CartTask } from '#machines/cart/cart-tasks.ts';
import type { Call } from '#src/api/client.ts';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { storeChoice } from '../calls/store-choice.ts';
import type { CartSource } from './cart-service.ts';

/** The cart of an offers document: booths, levels, extras. */
export function offerCart(
  call: Call,
  dossier: Pick<Dossier, 'code'>,
  offers: string,
): CartSource<OffersInformation> {
  const { code } = dossier;
  const choose = (offer: string, quantity: number, amount?: number) =>
    storeChoice(
      call,
      dossier,
      { code, offers, offer, quantity, ...(amount !== undefined && { amount }) },
      localeOfPath(location.pathname),
    );
  const wait = (offer: string, waits: 'Y' | 'N') =>
    call(api.offers.waitForOffer, {
      body: { code, offers, offer, wait: waits },
      locale: localeOfPath(location.pathname),
    });

  function ask(task: CartTask): Promise<Choices> {
    switch (task.kind) {
      case 'hold':
        return choose(task.item, task.quantity, task.amount);
      case 'accept':
        return choose(task.item, 1);
      case 'release':
        return choose(task.item, 0);
      case 'join':
        return wait(task.item, 'Y');
      case 'leave':
      case 'decline':
        return wait(task.item, 'N');
      case 'extend':
        throw new Error('Offers have no "extend"');
      default:
        return task satisfies never;
    }
  }

  return {
    load: async (signal) =>
      cartOfOffers(await call(api.offers.getChoices, { params: { code, offers }, signal })),
    perform: async (task) => cartOfOffers(await ask(task)),
    answerOf: answerOfOffers,
  };
}
