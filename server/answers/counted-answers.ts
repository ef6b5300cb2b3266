import { decideMembership } from '#engine/event/membership/decide-membership.ts';
import { type CountedAnswers, countAnswers } from '#engine/form/values/counted-answers.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { dossierBasics } from '#server/dossiers/dossier-basics.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { isRegistration } from '#server/dossiers/registration-row.ts';
import { membershipRules, membershipTypeOf } from '#server/membership/membership-rules.ts';
import { configuredSteps, flowOf, isFormStep } from './flow-steps.ts';
import { formParts } from './form-parts.ts';

type Configured = Pick<ConfigurationStore, 'current'>;
type Entry = { readonly sources: readonly unknown[]; readonly counted: CountedAnswers };
const known = new WeakMap<DossierRow, Entry>();

/**
 * Which answers of a dossier count, and which steps are in its flow: fees, conditions, skips, review, exports and
 * emails read answers from here. If its flow is not published, all answers count.
 */
export function countedAnswers(configuration: Configured, row: DossierRow): CountedAnswers {
  const flow = flowOf(configuration, row)?.document;
  const rules = membershipRules(configuration, row.eventCode);
  const steps = (flow ? configuredSteps(flow, row) : []).filter(isFormStep).map((step) => ({
    code: step.code,
    formType: step.form_type,
    skipIf: step.skip_if,
    form: formParts(configuration, row.eventCode, step.form_type),
  }));
  const sources = [flow, rules?.document, rules?.form, ...steps.map(({ form }) => form)];
  const entry = known.get(row);
  if (entry && isSameList(entry.sources, sources)) return entry.counted;
  const basics = { ...dossierBasics(row) };
  const counted = flow
    ? countAnswers({ steps, stored: row.answers, registrationOf })
    : { registration: basics, answers: row.answers, steps: new Set<string>(), countsField: () => true };
  known.set(row, { sources, counted });
  return counted;

  function registrationOf(answers: CountedAnswers['answers']): CountedAnswers['registration'] {
    if (!isRegistration(row)) return basics;
    const given = rules && answers[rules.document.form_type];
    const decision =
      given && decideMembership(rules.document, rules.form, given, { registration: basics, answers });
    return { ...basics, membershipType: membershipTypeOf(decision) };
  }
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
