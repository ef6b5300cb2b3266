import { canBeMet } from '../../diagnosis/can-be-met.ts';
import type { DiagnoseContext } from '../../diagnosis/context.ts';
import { type ConditionScope, diagnoseCondition, neverMet } from '../../diagnosis/diagnose-condition.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { danglingFault, documentFault, duplicateFaults } from '../../diagnosis/document-fault.ts';
import { topField, valuesInForm } from '../../diagnosis/possible-values.ts';
import { noField } from '../../diagnosis/shared-sentences.ts';
import type { MembershipType } from '../../membership/membership-rules.ts';
import { diagnoseMembershipGaps } from './diagnose-gaps.ts';
import { says } from './problems.ts';
import type { MembershipDocument } from './schema.ts';

/** Diagnostics of membership rules with a valid shape: names, missing questions, conditions. */
export function diagnoseMembership(document: MembershipDocument, context: DiagnoseContext): Diagnostic[] {
  const { form_type, questions, decline_field, types, organizations = [] } = document;
  const fields = context.fieldsOf?.(form_type);
  const found = [
    ...danglingFault('/form_type', 'form', form_type, context.forms),
    ...duplicateFaults(questions, (index) => `/questions/${index}`),
    ...questions.flatMap((code, index) => missingField(`/questions/${index}`, code, form_type, fields)),
    ...missingField('/decline_field', decline_field, form_type, fields),
    ...duplicateFaults(
      types.map(({ ID }) => ID),
      (index) => `/types/${index}/ID`,
    ),
    ...duplicateFaults(
      organizations.map(({ id }) => id),
      (index) => `/organizations/${index}/id`,
    ),
  ];
  const form = context.formOf?.(form_type);
  const scope: ConditionScope = {
    // Without its form, a rule is checked only against the questions it lists.
    fields: new Set(fields ?? questions),
    ...(form && { valuesOf: valuesInForm(context, (code) => topField(form, code)) }),
  };
  const rules = [
    ...types.flatMap(({ when }, index) => [
      ...diagnoseCondition(when, `/types/${index}/when`, scope),
      ...neverMet(when, `/types/${index}/when`, scope, context, says('neverApplies')),
      ...shadowed(types, index, scope, context),
    ]),
  ];
  if (found.length + rules.length > 0) return [...found, ...rules];
  return diagnoseMembershipGaps(document, context);
}

/** A type whose conditions an earlier one already meets: the first match applies. */
function shadowed(
  types: readonly MembershipType[],
  index: number,
  { valuesOf }: ConditionScope,
  context: DiagnoseContext,
): Diagnostic[] {
  const type = types[index];
  const earlier = types.slice(0, index);
  if (!type || !valuesOf || earlier.length === 0 || canBeMet(type.when, valuesOf, context) !== true)
    return [];
  const only = { and: [type.when, ...earlier.map(({ when }) => ({ '!': [when] }))] };
  return canBeMet(only, valuesOf, context) === false
    ? [documentFault(`/types/${index}/when`, 'never_met', says('shadowed'))]
    : [];
}

function missingField(
  pointer: string,
  code: string | undefined,
  form: string,
  fields: readonly string[] | undefined,
): Diagnostic[] {
  if (code === undefined || !fields || fields.includes(code)) return [];
  return [documentFault(pointer, 'dangling', noField(form, code))];
}
