import type { MembershipDocument } from '#engine/event/documents/membership/schema.ts';
import type { MembershipDecision } from '#engine/event/membership/decide-membership.ts';
import type { FormDocument } from '#engine/form/form-document/form-document.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';

/** The documents by which an event decides memberships; undefined if it has none. */
export function membershipRules(
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
): { document: MembershipDocument; form: FormDocument } | undefined {
  const document = configuration.current(eventCode, 'membership', catalogue.membership)?.document;
  const form = document && configuration.current(eventCode, 'form', document.form_type)?.document;
  return document && form && { document, form };
}

/** A decision's name in conditions (`registration.membershipType`): the type, `declined`, or '' while undecided. */
export function membershipTypeOf(decision: MembershipDecision | undefined): string {
  switch (decision?.status) {
    case 'decided':
      return decision.type.type;
    case 'declined':
      return 'declined';
    default:
      return '';
  }
}
