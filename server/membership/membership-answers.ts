import type { Static, TObject } from 'typebox';
import Type from 'typebox';
import { membershipFields } from '#engine/contract/membership.ts';
import type { MembershipDocument } from '#engine/event/documents/membership/schema.ts';
import type { FormDocument } from '#engine/form/form-document/form-document.ts';
import type { Values } from '#engine/form/values/form-store.ts';

const MembershipFields = Type.Object(membershipFields) satisfies TObject;
/** The membership step's answers by their names in spec §7. */
export type MembershipFieldValues = Static<typeof MembershipFields>;

const names = Object.keys(membershipFields) as (keyof MembershipFieldValues)[];
/** Decided by the server and never taken from a client. */
const decided: ReadonlySet<string> = new Set(['membership_renew', 'membershipID', 'membershipType']);

/** Puts fields that came by their names into the form's answers, where the form has a field of that code. */
export function mergeMembershipFields(
  { document, form }: { document: MembershipDocument; form: FormDocument },
  answers: Values,
  fields: MembershipFieldValues,
): Values {
  const codes = new Set(form.sections.flatMap((section) => section.fields).map(({ code }) => code));
  const merged: Record<string, unknown> = { ...answers };
  for (const name of names) {
    const value = fields[name];
    if (value !== undefined && codes.has(name) && !decided.has(name)) merged[name] = value;
  }
  const { membership_renew: renews } = fields;
  if (renews !== undefined && document.decline_field !== undefined) {
    merged[document.decline_field] = renews === 'N';
  }
  return merged;
}

/** The reverse: saved answers by their names in spec §7. */
export function membershipFieldsOf(document: MembershipDocument, answers: Values): MembershipFieldValues {
  const entries = names.flatMap((name): [string, unknown][] => {
    const value = answers[name];
    const isSeveral = name === 'selectedOrganization' || name === 'selectedClientOrganization';
    if (typeof value === 'string') return [[name, isSeveral ? [value] : value]];
    return isSeveral && Array.isArray(value) ? [[name, value]] : [];
  });
  const field = document.decline_field;
  // An unticked box is not stored: with any answer, people renew unless they say otherwise.
  const isAsked = field !== undefined && Object.keys(answers).length > 0;
  return {
    ...Object.fromEntries(entries),
    ...(isAsked && { membership_renew: answers[field] === true ? 'N' : 'Y' }),
  };
}
