import type { FormDocument } from '#engine/configuration/form-document.ts';
import type { MembershipDocument } from '#engine/configuration/membership-document.ts';
import { decideMembership, type MembershipDecision } from '#engine/membership/decide-membership.ts';
import type { Values } from '#engine/values/form-store.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { dossierBasics } from '#server/domain/dossier-basics.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { catalogue } from '#server/domain/inventory/limits.ts';

type Configured = Pick<ConfigurationStore, 'current'>;

/** The documents by which an event decides memberships; nothing where it has none. */
export function membershipRules(
  configuration: Configured,
  eventCode: string,
): { document: MembershipDocument; form: FormDocument } | undefined {
  const document = configuration.current(eventCode, 'membership', catalogue.membership)?.document;
  const form = document && configuration.current(eventCode, 'form', document.form_type)?.document;
  return document && form && { document, form };
}

/** What a registration's saved answers, or others in their place, make of its membership. */
export function membershipOf(
  configuration: Configured,
  row: DossierRow,
  answers?: Values,
): MembershipDecision | undefined {
  const rules = membershipRules(configuration, row.eventCode);
  if (!rules) return undefined;
  const { document, form } = rules;
  const context = { registration: dossierBasics(row), answers: row.answers };
  return decideMembership(document, form, answers ?? row.answers[document.form_type] ?? {}, context);
}

/** How conditions name a decision (`registration.membershipType`): the type, `declined`, or '' while there is none. */
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
