import type { AwaitedItem } from './awaited.ts';
import type { CartItem } from './cart.ts';

/** The waitlist state of an item. */
export const awaitedIn = (awaited: AwaitedItem | undefined): Pick<CartItem, 'awaited'> =>
  awaited ? { awaited: { position: awaited.position, offeredUntil: awaited.offered_until } } : {};
