import Type, { type Static } from 'typebox';
import { Flag } from '../../form/field/flag.ts';

/** The bearer's position on an item's waitlist, or when its offer expires. */
export const AwaitedItem = Type.Object({
  position: Type.Optional(Type.Integer({ minimum: 1 })),
  offered_until: Type.Optional(Type.String()),
});
export type AwaitedItem = Static<typeof AwaitedItem>;

/** An item that was offered to the bearer and is no longer: when the offer ended, Y if they declined it. */
export const EndedOffer = Type.Object({ at: Type.String(), declined: Flag });
export type EndedOffer = Static<typeof EndedOffer>;
