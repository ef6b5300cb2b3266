import Type, { type Static } from 'typebox';
import { Flag } from '../../form/field/flag.ts';
import { Text } from '../../form/languages/text.ts';
import { AwaitedItem, EndedOffer } from './awaited.ts';

/** An activity as a registrant sees it; amounts in cents per person, 0 if free. */
export const ActivityInformation = Type.Object({
  activity_code: Type.String(),
  name: Text,
  description: Type.Optional(Text),
  picture: Type.Optional(Type.String()),
  place: Type.Optional(Text),
  /** Instants in ISO 8601 with their offset. */
  start: Type.Optional(Type.String()),
  end: Type.Optional(Type.String()),
  timezone: Type.String(),
  amount: Type.Integer({ minimum: 0 }),
  most: Type.Integer({ minimum: 1 }),
  availability: Type.Enum(['open', 'limited', 'full']),
  left: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Persons that the bearer has signed up; 0 for none. */
  quantity: Type.Integer({ minimum: 0 }),
  /** When the bearer’s hold of it expires. */
  held_until: Type.Optional(Type.String()),
  /** Y: that hold has expired. */
  lapsed: Type.Optional(Flag),
  /** Y: people can wait for it when it is full. */
  waitlist: Type.Optional(Flag),
  /** Absent if the bearer does not wait for it. */
  awaited: Type.Optional(AwaitedItem),
  ended_offer: Type.Optional(EndedOffer),
});
export type ActivityInformation = Static<typeof ActivityInformation>;
