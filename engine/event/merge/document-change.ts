import Type, { type Static } from 'typebox';

/** A difference between two versions of a document; added values have no `was`, removed ones no `is`. */
export const DocumentChange = Type.Object({
  pointer: Type.String(),
  was: Type.Optional(Type.Unknown()),
  is: Type.Optional(Type.Unknown()),
});
export type DocumentChange = Static<typeof DocumentChange>;
