import Type, { type Static } from 'typebox';
import { Flag } from '../../form/field/flag.ts';
import { Text } from '../../form/languages/text.ts';
import { AWAITED_KINDS, ITEM_KINDS } from './picked-item.ts';

export const ItemKind = Type.Enum(ITEM_KINDS);
export const AwaitedKind = Type.Enum(AWAITED_KINDS);

/** An item or waitlist of a registration, in words: detail, time and place. */
export const BookedItem = Type.Object({
  kind: Type.Enum([...ITEM_KINDS, 'waitlist']),
  /** Names it among its kind. */
  item: Type.String(),
  /** Of a waitlist: what is waited for; a workshop by default. */
  awaits: Type.Optional(AwaitedKind),
  name: Text,
  /** The quantity and variant, or the position. */
  detail: Type.Optional(Text),
  /** Day and clock, in the time zone that is named there. */
  when: Type.Optional(Text),
  place: Type.Optional(Text),
  /** Y: each piece is a ticket. */
  admits: Type.Optional(Flag),
  /** Y: the organizers removed it. */
  cancelled: Type.Optional(Flag),
});
export type BookedItem = Static<typeof BookedItem>;

/** An item that a draft holds or has held, with the step where it is chosen. */
export const HeldItem = Type.Object({
  kind: ItemKind,
  /** Names it among its kind. */
  item: Type.String(),
  name: Text,
  quantity: Type.Integer({ minimum: 1 }),
  /** The code of the step. */
  step: Type.Optional(Type.String()),
  /** When its hold expires; absent once it has. */
  until: Type.Optional(Type.String()),
  /** How far its hold can be extended. */
  extendable_until: Type.Optional(Type.String()),
});
export type HeldItem = Static<typeof HeldItem>;

/** All that a draft holds, and the server's time for its countdowns. */
export const HeldItems = Type.Object({ items: Type.Array(HeldItem), now: Type.String() });
export type HeldItems = Static<typeof HeldItems>;

/**
 * What has changed about an item that a draft holds or waits for: its price, or it is no longer to be had. Also of a
 * submitted one: an offer from a waitlist that has ended. Also an applied code that the organizers deactivated.
 */
export const ItemNote = Type.Object({
  note: Type.Enum(['repriced', 'removed', 'not_for_you', 'wait_removed', 'offer_ended', 'code_ended']),
  kind: Type.Enum([...AWAITED_KINDS, 'discount']),
  /** Names it among its kind. */
  item: Type.String(),
  name: Text,
  /** The price of one, in cents, now and when it was held. */
  amount: Type.Optional(Type.Integer({ minimum: 0 })),
  earlier: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type ItemNote = Static<typeof ItemNote>;

/**
 * Something sold out that a submitted dossier can wait for; the price of one in cents, absent for a track or a day, or if its
 * holder chooses it.
 */
export const JoinableItem = Type.Object({
  kind: AwaitedKind,
  item: Type.String(),
  name: Text,
  detail: Type.Optional(Text),
  when: Type.Optional(Text),
  place: Type.Optional(Text),
  amount: Type.Optional(Type.Integer({ minimum: 0 })),
  /** What the dossier has at the same time. */
  overlaps: Type.Optional(Type.Array(Type.Object({ name: Text, when: Type.Optional(Text) }))),
  /** How many people are on its waitlist. */
  waiting: Type.Integer({ minimum: 0 }),
});
export type JoinableItem = Static<typeof JoinableItem>;

/** An item offered from its waitlist to a submitted dossier, to accept or decline. */
export const OfferedItem = Type.Object({
  kind: AwaitedKind,
  item: Type.String(),
  name: Text,
  detail: Type.Optional(Text),
  when: Type.Optional(Text),
  place: Type.Optional(Text),
  /** When the offer expires. */
  until: Type.String(),
});
export type OfferedItem = Static<typeof OfferedItem>;
