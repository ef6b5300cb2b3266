import { findDefinition } from '../../form/field-types/registry.ts';
import type { Field } from '../../form/form-document/field.ts';
import type { FormDocument } from '../../form/form-document/form-document.ts';
import { variablesOf } from '../../form/rules/condition.ts';
import type { Values } from '../../form/values/form-store.ts';
import { decideMembership } from './decide-membership.ts';
import type { MembershipRules } from './membership-rules.ts';

/** Ways through a questionnaire that are looked at; one with more of them than that is counted by what it asks now. */
const MOST_WAYS = 400;

/** What an answer may be, as far as conditions can tell answers apart. */
function possibleAnswers(field: Field | undefined): readonly unknown[] {
  if (field === undefined) return [];
  const { possible } = findDefinition(field) ?? {};
  if (possible) return possible;
  const options = 'options' in field ? field.options : undefined;
  return options?.map(({ id }) => id) ?? ['any'];
}

/** How many questions are asked from here on at most: an answer may bring up others (spec §4 "Membership"). */
export function mostToGo(
  document: MembershipRules,
  form: FormDocument,
  answers: Values,
  context: Record<string, unknown> = {},
): number {
  const fields = form.sections.flatMap((section) => section.fields);
  const conditions = [...form.sections, ...fields].map(({ show_if }) => show_if);
  const read = new Set(conditions.flatMap((condition) => variablesOf(condition)));
  let ways = 0;
  const walk = (given: Values): number => {
    ways += 1;
    const decision = decideMembership(document, form, given, context);
    if (decision.status !== 'undecided') return 0;
    const [next] = decision.open;
    if (next === undefined || ways > MOST_WAYS) return decision.open.length;
    const all = possibleAnswers(fields.find(({ code }) => code === next));
    // What no condition reads brings up nothing, whatever it is.
    const told = read.has(next) ? all : all.slice(0, 1);
    return 1 + Math.max(0, ...told.map((answer) => walk({ ...given, [next]: answer })));
  };
  return walk(answers);
}
