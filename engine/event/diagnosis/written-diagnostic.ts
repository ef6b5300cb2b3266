import Type, { type Static } from 'typebox';

/** What is wrong with a configuration document, at a JSON pointer, in a language (design §3). */
export const WrittenDiagnostic = Type.Object({
  pointer: Type.String(),
  severity: Type.Enum(['error', 'warning']),
  code: Type.String(),
  problem: Type.String(),
  expected: Type.Optional(Type.String()),
  /** The property that is missing at the pointer. */
  property: Type.Optional(Type.String()),
  /** Choices and answers with which it happens, by the names that conditions have for them. */
  choices: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
export type WrittenDiagnostic = Static<typeof WrittenDiagnostic>;
