import type { FormDocument } from '../../form/form-document/form-document.ts';
import { holds } from '../../form/rules/condition.ts';
import type { Values } from '../../form/values/form-store.ts';
import type { MembershipRules, MembershipType } from './membership-rules.ts';

/** What answers make of a membership: the type may remain undecided until all questions are answered (spec §4). */
export type MembershipDecision = {
  /** Questions that have an answer, and those that are asked. */
  readonly answered: number;
  readonly asked: number;
} & (
  | { readonly status: 'undecided' /** The questions without an answer. */; readonly open: readonly string[] }
  /** All is answered, and no type fits. */
  | { readonly status: 'none' }
  | { readonly status: 'declined' }
  | { readonly status: 'decided'; readonly type: MembershipType }
);

const isAnswered = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The fields of a form that a set of answers makes it ask, by code. */
function askedFields(form: FormDocument, scope: Record<string, unknown>): Set<string> {
  return new Set(
    form.sections
      .filter(({ show_if }) => show_if === undefined || holds(show_if, scope))
      .flatMap(({ fields }) => fields.filter(({ show_if }) => show_if === undefined || holds(show_if, scope)))
      .map(({ code }) => code),
  );
}

/**
 * Decides the type of membership from the answers of its form, by the rules of the server's document. `context` is
 * what the form's conditions read besides its own answers.
 */
export function decideMembership(
  document: MembershipRules,
  form: FormDocument,
  answers: Values,
  context: Record<string, unknown> = {},
): MembershipDecision {
  const scope = { ...context, ...answers };
  const fields = askedFields(form, scope);
  const questions = document.questions.filter((code) => fields.has(code));
  const open = questions.filter((code) => !isAnswered(answers[code]));
  const answered = questions.length - open.length;
  const counts = { answered, asked: questions.length };
  if (document.decline_field !== undefined && answers[document.decline_field] === true) {
    return { ...counts, status: 'declined' };
  }
  if (open.length > 0) return { ...counts, status: 'undecided', open };
  const type = document.types.find(({ when }) => holds(when, scope));
  return type ? { ...counts, status: 'decided', type } : { ...counts, status: 'none' };
}
