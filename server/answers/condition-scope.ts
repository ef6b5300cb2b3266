import type { MembershipDocument } from '#engine/event/documents/membership/schema.ts';
import { organizationsJoined } from '#engine/event/membership/organizations-joined.ts';
import type { FormContext } from '#engine/form/values/form-context.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { dossierBasics } from '#server/dossiers/dossier-basics.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import type { MembershipPart } from '#server/membership/membership-part.ts';
import { membershipRules, membershipTypeOf } from '#server/membership/membership-rules.ts';
import { countedAnswers } from './counted-answers.ts';
import { membershipOf } from './membership-of.ts';
import { formsInFlow } from './steps-in-flow.ts';

type Configured = Pick<ConfigurationStore, 'current'>;

/** The values for conditions of fees, codes and offers: a membership counts only while its step is in the flow. */
export function scopeOf(configuration: Configured, row: DossierRow): FormContext {
  const membership = membershipInFlow(configuration, row);
  return {
    registration: {
      ...dossierBasics(row),
      membershipType: membershipTypeOf(membership?.part.decision),
    },
    answers: countedAnswers(configuration, row).answers,
  };
}

/** A registration's membership while its step is in the flow: the decided type, and further organizations. */
export function membershipInFlow(
  configuration: Configured,
  row: DossierRow,
): { document: MembershipDocument; part: MembershipPart } | undefined {
  const rules = membershipRules(configuration, row.eventCode);
  const decision = membershipOf(configuration, row);
  if (!rules || !decision) return undefined;
  const { document, form } = rules;
  const isAsked = formsInFlow(configuration, row).includes(document.form_type);
  if (!isAsked) return undefined;
  const { answers } = countedAnswers(configuration, row);
  const organizations = organizationsJoined(form, answers[document.form_type] ?? {});
  return { document, part: { decision, organizations } };
}
