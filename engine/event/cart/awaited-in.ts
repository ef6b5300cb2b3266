import { isYes } from '../../form/field/flag.ts';
import type { AwaitedItem, EndedOffer } from './awaited.ts';
import type { CartItem } from './cart.ts';

/** The waitlist state of an item, with an offer of it that has ended. */
export const awaitedIn = (
  awaited: AwaitedItem | undefined,
  ended: EndedOffer | undefined,
): Pick<CartItem, 'awaited' | 'endedOffer'> => ({
  ...(awaited && { awaited: { position: awaited.position, offeredUntil: awaited.offered_until } }),
  ...(ended && { endedOffer: { at: ended.at, isDeclined: isYes(ended.declined) } }),
});
