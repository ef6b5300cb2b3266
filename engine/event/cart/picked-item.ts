/** The kinds of items that a form selects, as the API names them. */
export const ITEM_KINDS = ['workshop', 'activity', 'merchandise', 'choice'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];
/** What a submitted registration can wait for: an item, or a place in another track or on another day. */
export const AWAITED_KINDS = [...ITEM_KINDS, 'track', 'day'] as const;
export type AwaitedKind = (typeof AWAITED_KINDS)[number];

const inventoryKind = {
  workshop: 'session',
  merchandise: 'variant',
  activity: 'activity',
  choice: 'choice',
  track: 'track',
  day: 'day',
} as const satisfies Record<AwaitedKind, string>;

/** An item as the inventory and its waitlist name it. */
export interface PickedItem {
  readonly kind: (typeof inventoryKind)[AwaitedKind];
  readonly item: string;
}

/** A booked item, or one that is awaited: a workshop by default. */
interface NamedItem {
  readonly kind: AwaitedKind | 'waitlist';
  readonly item: string;
  readonly awaits?: AwaitedKind | undefined;
}

/** A booked or awaited item as the inventory names it. */
export function pickedItem({ kind, item, awaits }: NamedItem): PickedItem {
  return { kind: inventoryKind[kind === 'waitlist' ? (awaits ?? 'workshop') : kind], item };
}
