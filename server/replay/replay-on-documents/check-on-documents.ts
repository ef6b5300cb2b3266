import { isRegistration } from '#engine/contract/is-registration.ts';
import { decideMembership } from '#engine/event/membership/decide-membership.ts';
import { noMembershipFits, undecidedMembership } from '#engine/event/membership/undecided-membership.ts';
import { roleOf } from '#engine/form/field-types/registry.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import type { FormContext } from '#engine/form/values/form-context.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { isStandIn } from '#engine/recording/pseudonyms.ts';
import { loadForm } from '#server/answers/load-form.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { checkChoice } from '#server/dossiers/registration-choice.ts';
import { variantItem } from '#server/inventory/find-offers.ts';
import { limitOf } from '#server/inventory/limits.ts';
import { wordIn } from '#server/languages/words.ts';
import { membershipRules, membershipTypeOf } from '#server/membership/membership-rules.ts';
import { type PickerField, pickersOf } from '#server/prices/counts-in-flow.ts';
import { Refusal } from '#server/refusals/refusal.ts';
import { type AnswerProblem, type CheckedForm, formChecker } from './check-step.ts';
import type { RecordedDossier } from './recorded-dossiers.ts';
import type { StepCheck } from './walk-steps.ts';

export type Documents = Pick<ConfigurationStore, 'current'>;

/** Checks steps against documents like the server, except for what only its database knows, such as stock. */
export function checkOnDocuments(documents: Documents, event: string, at: Date, locale: Locale): StepCheck {
  const checkers = new Map<string, ReturnType<typeof formChecker>>();
  return (formType, answers, context) => {
    const form = loadForm(documents, event, formType)?.served;
    if (!form) return { values: answers, problems: [], membershipType: undefined };
    const check = checkers.get(formType) ?? formChecker(form, at, locale);
    checkers.set(formType, check);
    const membership = decided(documents, event, formType, answers, context, check, locale);
    const checked = check(membership.answers, context);
    const picked = pickersOf(documents, event, formType).flatMap((field) =>
      lostPicks(documents, event, field, checked.values[field.code]).map((item) => ({
        form: formType,
        path: field.code,
        label: item,
        reason: wordIn('replay.gone', locale),
        rule: `gone ${item}`,
      })),
    );
    return {
      values: checked.values,
      problems: [...membership.problems, ...checked.problems, ...picked],
      membershipType: membership.type,
    };
  };
}

/** The parts of a registration's track, mode and days that an event does not offer. */
export function choiceProblems(
  documents: Documents,
  event: string,
  { dossier }: RecordedDossier,
  locale: Locale,
): readonly AnswerProblem[] {
  const document = documents.current(event, 'event', event)?.document;
  if (!document || !isRegistration(dossier)) return [];
  const { track, mode, registrations_day } = dossier;
  try {
    checkChoice(document, { track, mode, registrations_day });
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return Object.entries(error.errors).map(([path, [reason]]) => ({
      form: '',
      path,
      label: String(dossier[path as 'track']),
      reason: reason === undefined ? '' : typeof reason === 'string' ? reason : resolveText(reason, locale),
      rule: path,
    }));
  }
}

/** The membership type under these documents, replacing the recorded one. */
function decided(
  documents: Documents,
  event: string,
  formType: string,
  answers: Values,
  context: FormContext,
  check: (answers: Values, context: FormContext) => CheckedForm,
  locale: Locale,
) {
  const rules = membershipRules(documents, event);
  const field =
    rules?.document.form_type === formType
      ? rules.form.sections.flatMap(({ fields }) => fields).find((each) => roleOf(each) === 'decided')
      : undefined;
  if (!rules || !field) return { answers, problems: [], type: undefined };
  const { [field.code]: _decided, ...rest } = answers;
  const { values } = check(rest, context);
  const decision = decideMembership(rules.document, rules.form, values, { ...context });
  const words = { undecided: undecidedMembership, none: noMembershipFits };
  const { status } = decision;
  const problem = (rule: 'undecided' | 'none'): AnswerProblem => ({
    form: formType,
    path: field.code,
    label: field.label === undefined ? field.code : resolveText(field.label, locale),
    reason: resolveText(words[rule], locale),
    rule,
  });
  return {
    answers: status === 'decided' ? { ...rest, [field.code]: decision.type.ID } : rest,
    problems: status === 'undecided' || status === 'none' ? [problem(status)] : [],
    type: membershipTypeOf(decision),
  };
}

/** Items of a field that are not in the documents; names replaced in a recording are unknown. */
function lostPicks(
  documents: Documents,
  event: string,
  { kind, prefix }: PickerField,
  value: unknown,
): string[] {
  if (!Array.isArray(value)) return [];
  const named = (row: Readonly<Record<string, unknown>>): string | undefined => {
    switch (kind) {
      case 'session':
        return String(row['workshops_session_code']);
      case 'variant':
        return variantItem(String(row['product_code']), String(row['variant_code']));
      case 'activity':
        return String(row['activity_code']);
      case 'choice':
        return isStandIn('text', String(row['offer'])) ? undefined : `${prefix}${row['offer']}`;
      case 'discount':
        return undefined;
      default:
        return kind satisfies never;
    }
  };
  return value
    .flatMap((row) => named(row) ?? [])
    .filter((item) => limitOf(documents, event, kind, item) === 0);
}
