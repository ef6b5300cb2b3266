import Type, { type Static } from 'typebox';

/** The bearer's position on an item's waitlist, or when its offer expires. */
export const AwaitedItem = Type.Object({
  position: Type.Optional(Type.Integer({ minimum: 1 })),
  offered_until: Type.Optional(Type.String()),
});
export type AwaitedItem = Static<typeof AwaitedItem>;
