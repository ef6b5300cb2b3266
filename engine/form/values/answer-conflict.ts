import Type, { type Static } from 'typebox';

/** Two answers to one field, given on two devices since both began from the same. */
export const AnswerConflict = Type.Object({
  mine: Type.Optional(Type.Unknown()),
  theirs: Type.Optional(Type.Unknown()),
});
export type AnswerConflict = Static<typeof AnswerConflict>;
