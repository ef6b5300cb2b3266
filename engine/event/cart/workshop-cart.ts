import Type, { type Static } from 'typebox';
import { Flag } from '../../form/field/flag.ts';
import { Session } from '../schedule/session.ts';
import { EndedOffer } from './awaited.ts';

/** An entry of "My Workshops": status Y is held or reserved, N was held and has been freed (spec §3, §4). */
export const WorkshopCartEntry = Type.Object({
  ...Session.properties,
  workshops_cart_status: Flag,
  /** Until when the seat is held; absent once it is reserved. */
  reserved_time: Type.Optional(Type.String()),
});
export type WorkshopCartEntry = Static<typeof WorkshopCartEntry>;

/** A registrant's picked seats. */
export const WorkshopCart = Type.Object({
  entries: Type.Array(WorkshopCartEntry),
  /** When the first of the holds ends, and up to when they may be extended; absent with nothing held. */
  held_until: Type.Optional(Type.String()),
  extendable_until: Type.Optional(Type.String()),
  /** The server's time, for countdowns independent of the visitor's clock. */
  now: Type.String(),
  /** Sessions whose waitlist the registrant is on, with positions. */
  waitlisted: Type.Array(
    Type.Object({
      workshops_session_code: Type.String(),
      position: Type.Integer({ minimum: 1 }),
    }),
  ),
  /** Sessions that were offered to the registrant from a waitlist and are no longer. */
  ended_offers: Type.Optional(
    Type.Array(Type.Object({ workshops_session_code: Type.String(), ...EndedOffer.properties })),
  ),
});
export type WorkshopCart = Static<typeof WorkshopCart>;
