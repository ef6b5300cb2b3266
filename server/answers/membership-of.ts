import { decideMembership, type MembershipDecision } from '#engine/event/membership/decide-membership.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { dossierBasics } from '#server/dossiers/dossier-basics.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { membershipRules } from '#server/membership/membership-rules.ts';
import { countedAnswers } from './counted-answers.ts';

type Configured = Pick<ConfigurationStore, 'current'>;

/** The membership that a registration's answers, or other ones, lead to. */
export function membershipOf(
  configuration: Configured,
  row: DossierRow,
  values?: Values,
): MembershipDecision | undefined {
  const rules = membershipRules(configuration, row.eventCode);
  if (!rules) return undefined;
  const { document, form } = rules;
  const { answers } = countedAnswers(configuration, row);
  const context = { registration: dossierBasics(row), answers };
  return decideMembership(document, form, values ?? answers[document.form_type] ?? {}, context);
}
