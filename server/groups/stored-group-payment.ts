import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { GroupDiscount } from '#engine/event/documents/flow/schema.ts';

/** The part of a group's payment or invoice stored with it, to complete it afterwards. */
const StoredGroupPayment = Type.Object({
  /** The ids of its members. */
  members: Type.Array(Type.String()),
  /** The group's discount. */
  discount: Type.Optional(GroupDiscount),
  /** The contact's page, and the page for members. */
  link: Type.String(),
  memberLink: Type.String(),
  returnUrl: Type.String(),
});
export type StoredGroupPayment = Static<typeof StoredGroupPayment>;

/** Reads what was stored with a group's payment or invoice. */
export function storedGroupPayment({ submission }: { submission: unknown }): StoredGroupPayment {
  return Value.Parse(StoredGroupPayment, submission);
}
