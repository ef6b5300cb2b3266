import { noMembershipFits, undecidedMembership } from '#engine/event/membership/undecided-membership.ts';
import { roleOf } from '#engine/form/field-types/registry.ts';
import type { FormDocument } from '#engine/form/form-document/form-document.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { membershipRules } from '#server/membership/membership-rules.ts';
import { Refusal } from '#server/refusals/refusal.ts';
import type { LoadedForm } from './load-form.ts';
import { membershipOf } from './membership-of.ts';

/** Answers of a form with the type of membership that they make, and why they make none. */
export type DecidedAnswers = {
  answers: Values;
  /** The field of type `membership`, and what is wrong with it. */
  problem?: { field: string; message: { en: string; fr: string } };
};

/**
 * Replaces the membership field's answer with what the other answers determine: the server decides, whatever a browser
 * sends. Other forms are unchanged.
 */
export function decidedAnswers(
  configuration: Pick<ConfigurationStore, 'current'>,
  form: LoadedForm,
  row: DossierRow,
  answers: Values,
): DecidedAnswers {
  const rules = membershipRules(configuration, row.eventCode);
  const isOurs = rules?.document.form_type === form.served.form_type;
  const field = isOurs ? membershipField(form.served.document) : undefined;
  if (field === undefined) return { answers };
  const { [field]: _sent, ...rest } = answers;
  // Former answers of questions that are no longer asked decide nothing.
  const { values } = form.check(rest, form.contextOf(row));
  const decision = membershipOf(configuration, row, values);
  switch (decision?.status) {
    case 'decided':
      return { answers: { ...rest, [field]: decision.type.ID } };
    case 'undecided':
      return { answers: rest, problem: { field, message: undecidedMembership } };
    case 'none':
      return { answers: rest, problem: { field, message: noMembershipFits } };
    default:
      return { answers: rest };
  }
}

/** Throws 422 where answers do not decide the membership. */
export function refuseUndecided({ problem }: DecidedAnswers): void {
  if (problem) throw new Refusal('invalid', { [problem.field]: [problem.message] });
}

function membershipField(form: FormDocument): string | undefined {
  return form.sections.flatMap((section) => section.fields).find((field) => roleOf(field) === 'decided')
    ?.code;
}
