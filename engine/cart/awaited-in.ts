import type { AwaitedItem } from '../contract/awaited.ts';
import type { CartItem } from './cart.ts';

/** The part of an item that says what the bearer waits for. */
export const awaitedIn = (awaited: AwaitedItem | undefined): Pick<CartItem, 'awaited'> =>
  awaited ? { awaited: { position: awaited.position, offeredUntil: awaited.offered_until } } : {};
