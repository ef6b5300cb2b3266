import Type, { type Static } from 'typebox';

/** An item that the bearer waits for: a position on its waitlist, or when the offer of it expires. */
export const AwaitedItem = Type.Object({
  position: Type.Optional(Type.Integer({ minimum: 1 })),
  offered_until: Type.Optional(Type.String()),
});
export type AwaitedItem = Static<typeof AwaitedItem>;
