import type { BookedItem } from '#engine/contract/booked.ts';
import type { PickKind } from '#server/database/schema.ts';

/** The name that a booked item has for each kind of hold. */
export const bookedKind = {
  session: 'workshop',
  variant: 'merchandise',
  activity: 'activity',
  choice: 'choice',
} as const satisfies Record<Exclude<PickKind, 'discount'>, BookedItem['kind']>;
