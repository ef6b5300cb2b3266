import Type, { type Static } from 'typebox';
import { Text } from '../../form/languages/text.ts';

/** The kinds of code. */
export const CodeKind = Type.Enum(['discount', 'invitation']);

/** A code that counts for a registration; `saves` in cents. */
export const AppliedCode = Type.Object({
  discount_code: Type.String(),
  kind: CodeKind,
  label: Text,
  saves: Type.Integer({ minimum: 0 }),
});
export type AppliedCode = Static<typeof AppliedCode>;
