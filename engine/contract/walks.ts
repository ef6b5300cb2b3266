import Type, { type Static } from 'typebox';
import { Flag } from '../form/field/flag.ts';
import { Text } from '../form/languages/text.ts';

/** A walk through a flow, with its price in cents. */
export const WalkRow = Type.Object({
  /** What is chosen and answered, in the reader’s language. */
  title: Type.String(),
  currency: Type.String(),
  total: Type.Integer(),
  /** Y if its answers leave a price open; the total is then the least. */
  open: Flag,
  /** What is published charges for the same; absent without a draft, and for a new flow. */
  was: Type.Optional(Type.Integer()),
  /** Days on which the price changes. */
  later: Type.Array(Type.Object({ from: Type.String(), total: Type.Integer() })),
  steps: Type.Array(
    Type.Object({
      label: Text,
      /** The fields with a condition that it shows. */
      shows: Type.Array(Text),
      /** The fields that show their message when they are left empty. */
      requires: Type.Array(Text),
    }),
  ),
});
export type WalkRow = Static<typeof WalkRow>;

/** The walks of a flow, and what none of them shows, such as `field:personal.role_other`. */
export const WalkedFlow = Type.Object({
  code: Type.String(),
  label: Text,
  walks: Type.Array(WalkRow),
  not_shown: Type.Array(
    Type.Object({
      what: Type.String(),
      /** Y if there were too many combinations of answers to look for it. */
      capped: Flag,
    }),
  ),
});
export type WalkedFlow = Static<typeof WalkedFlow>;
