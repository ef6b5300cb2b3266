import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { GroupDiscount } from '#engine/configuration/flow-document.ts';

/** What of a group's payment or invoice is kept with it, to finish it by whoever learns that it was paid. */
const StoredGroupPayment = Type.Object({
  /** Ids of the members whom it is for. */
  members: Type.Array(Type.String()),
  /** What the group saves on each of them. */
  discount: Type.Optional(GroupDiscount),
  /** Where the contact finds the group again, and where members come in. */
  link: Type.String(),
  memberLink: Type.String(),
  returnUrl: Type.String(),
});
export type StoredGroupPayment = Static<typeof StoredGroupPayment>;

/** Reads what was stored with a group's payment or invoice. */
export function storedGroupPayment({ submission }: { submission: unknown }): StoredGroupPayment {
  return Value.Parse(StoredGroupPayment, submission);
}
