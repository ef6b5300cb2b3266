import { isRegistration } from '#engine/contract/is-registration.ts';
import type { Dossier } from '#engine/contract/registration.ts';
import type { Cart } from '#engine/event/cart/cart.ts';
import type { CartSource } from './cart-service.ts';

/** The place of a draft: what the server said last, and when it arrived. */
export interface PlaceHeld {
  readonly dossier: Dossier;
  readonly receivedAt: number;
}

/** The place of a draft as the only item of a cart. It comes with every answer about the draft and has no calls. */
export function placeCart(latest: () => PlaceHeld): CartSource<null> {
  return {
    load: async () => cartOfPlace(latest(), Date.now()),
    perform: async () => {
      throw new Error('A place is held and released with its dossier');
    },
    answerOf: () => [],
  };
}

function cartOfPlace({ dossier, receivedAt }: PlaceHeld, at: number): Cart<null> {
  const { place_held: held } = dossier;
  if (!held) return { details: null, isExclusive: false, items: [] };
  const code = isRegistration(dossier) ? dossier.track : dossier.flow;
  const now = new Date(Date.parse(held.now) + at - receivedAt).toISOString();
  const isLapsed = held.until <= now;
  return {
    details: null,
    isExclusive: false,
    items: [
      {
        code,
        name: code,
        amount: 0,
        limit: 1,
        hasWaitlist: false,
        availability: 'open',
        own: { quantity: 1, amount: 0, isLapsed },
      },
    ],
    heldUntil: isLapsed ? undefined : held.until,
    now,
  };
}
