import { organizationsJoined } from '#engine/membership/organizations-joined.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { countedAnswers } from '#server/domain/counted-answers.ts';
import { dossierBasics } from '#server/domain/dossier-basics.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { membershipOf } from '#server/domain/membership/membership-of.ts';
import { membershipRules, membershipTypeOf } from '#server/domain/membership/membership-rules.ts';
import { formsInFlow } from '#server/domain/steps-in-flow.ts';
import type { QuoteInput } from './quote.ts';

type Configured = Pick<ConfigurationStore, 'current'>;

/** The values for conditions of fees, codes and offers: a membership counts only while its step is in the flow. */
export function scopeOf(configuration: Configured, row: DossierRow): QuoteInput['scope'] {
  const membership = membershipInFlow(configuration, row);
  return {
    registration: {
      ...dossierBasics(row),
      membershipType: membershipTypeOf(membership?.part.decision),
    },
    answers: countedAnswers(configuration, row).answers,
  };
}

export function membershipInFlow(configuration: Configured, row: DossierRow): QuoteInput['membership'] {
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
