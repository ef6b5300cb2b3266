import Type, { type Static } from 'typebox';

/** What is wrong with a configuration document, at a JSON pointer (design §3). */
export const Diagnostic = Type.Object({
  pointer: Type.String(),
  severity: Type.Enum(['error', 'warning']),
  code: Type.String(),
  problem: Type.String(),
  expected: Type.Optional(Type.String()),
});
export type Diagnostic = Static<typeof Diagnostic>;
