import type { ItemKind } from '#engine/event/cart/picked-item.ts';
import type { AwaitableItem } from './inventory-lock.ts';

/** The name that a booked item has for each kind of hold. */
export const bookedKind = {
  session: 'workshop',
  variant: 'merchandise',
  activity: 'activity',
  choice: 'choice',
} as const satisfies Record<AwaitableItem['kind'], ItemKind>;
