import Type, { type Static } from 'typebox';
import { Flag } from '../../form/field/flag.ts';
import { Text } from '../../form/languages/text.ts';
import { AWAITED_KINDS, ITEM_KINDS } from './picked-item.ts';

export const ItemKind = Type.Enum([...ITEM_KINDS]);
export const AwaitedKind = Type.Enum([...AWAITED_KINDS]);

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

/**
 * What has changed about an item that a draft holds or waits for: its price, or it is no longer to be had; or its wait
 * ends with the submission. Also of a submitted one: an offer from a waitlist that has ended.
 */
export const ItemNote = Type.Object({
  note: Type.Enum(['repriced', 'removed', 'not_for_you', 'wait_removed', 'wait_ends', 'offer_ended']),
  kind: AwaitedKind,
  /** Names it among its kind. */
  item: Type.String(),
  name: Text,
  /** The price of one, in cents, now and when it was held. */
  amount: Type.Optional(Type.Integer({ minimum: 0 })),
  earlier: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type ItemNote = Static<typeof ItemNote>;

/**
 * Something sold out that a submitted registration can wait for; the price of one in cents, absent for a track, or if its
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
  /** How many people are on its waitlist. */
  waiting: Type.Integer({ minimum: 0 }),
});
export type JoinableItem = Static<typeof JoinableItem>;

/** An item offered from its waitlist to a submitted registration, to accept or decline. */
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
