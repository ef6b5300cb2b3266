import Type, { type Static } from 'typebox';
import { Flag } from '../configuration/flag.ts';
import { Text } from '../configuration/text.ts';

/** Something that a registration has or waits for, in words: what of it, when, and where to be. */
export const BookedItem = Type.Object({
  kind: Type.Enum(['workshop', 'activity', 'merchandise', 'choice', 'waitlist']),
  /** Names it among its kind. */
  item: Type.String(),
  name: Text,
  /** How many of which, or the place in line. */
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

/** A seat that came free and is kept for a submitted registration, to be taken up or left to the next in line. */
export const OfferedSeat = Type.Object({
  session_code: Type.String(),
  name: Text,
  when: Type.Optional(Text),
  place: Type.Optional(Text),
  /** Until when it is kept. */
  until: Type.String(),
});
export type OfferedSeat = Static<typeof OfferedSeat>;
