import type { Diagnostic } from '../contract/problem.ts';
import { nestingOf, roleOf } from '../field-types/registry.ts';
import { joinPath, rowOf, type TemplatePath } from '../values/path.ts';
import type { Condition } from './condition.ts';
import type { DiagnoseContext } from './diagnose.ts';
import { type ConditionScope, diagnoseCondition, neverMet } from './diagnose-condition.ts';
import { documentFault } from './document-fault.ts';
import type { Field } from './field.ts';
import type { PlacedField } from './field-tree.ts';
import { isYes } from './flag.ts';
import type { FormDocument } from './form-document.ts';
import { valuesInForm } from './possible-values.ts';

const CONDITIONS = ['show_if', 'require_if', 'enable_if'] as const;

/** Why a condition that nothing meets is of no use. */
const UNMET: Readonly<Record<(typeof CONDITIONS)[number], string>> = {
  show_if:
    'Nothing can meet this condition, so the field is never shown. Correct the condition or remove the field.',
  require_if: 'Nothing can meet this condition, so the field is never required. Correct or remove it.',
  enable_if: 'Nothing can meet this condition, so the field can never be changed. Correct or remove it.',
};

/** What is wrong with the conditions of a form's sections and fields. */
export function diagnoseFormConditions(
  places: readonly PlacedField[],
  document: FormDocument,
  context: DiagnoseContext,
): Diagnostic[] {
  const top = new Map(places.flatMap(({ field, holder }) => (holder ? [] : [[field.code, field]])));
  const fields = new Set(top.keys());
  const outside: ConditionScope = { fields, valuesOf: valuesInForm(context, (code) => top.get(code)) };
  const sections = document.sections.flatMap(({ show_if, fields: within }, index) => {
    const pointer = `/sections/${index}/show_if`;
    const problem =
      'Nothing can meet this condition, so the section is never shown. Correct the condition or remove the section.';
    return [
      ...diagnoseCondition(show_if, pointer, outside),
      ...unmet(show_if, pointer, outside, context, problem, within.some(isRequired)),
    ];
  });
  // The fields that stand directly in a row, by the row.
  const rows = new Map<TemplatePath, Map<string, Field>>();
  for (const { field, holder } of places) {
    if (!holder || nestingOf(holder.field) !== 'rows') continue;
    const row = joinPath(holder.template, '*');
    rows.set(row, (rows.get(row) ?? new Map()).set(field.code, field));
  }
  const own = places.flatMap(({ field, pointer, template }) => {
    const row = rows.get(rowOf(template)?.row ?? '');
    const scope: ConditionScope = row
      ? {
          fields,
          row: new Set(row.keys()),
          valuesOf: valuesInForm(
            context,
            (code) => top.get(code),
            (code) => row.get(code),
          ),
        }
      : outside;
    return CONDITIONS.flatMap((name) => [
      ...diagnoseCondition(field[name], `${pointer}/${name}`, scope),
      ...unmet(
        field[name],
        `${pointer}/${name}`,
        scope,
        context,
        UNMET[name],
        name === 'show_if' && isRequired(field),
      ),
    ]);
  });
  return [...sections, ...own];
}

const isRequired = (field: Field) =>
  roleOf(field) !== 'display' && isYes(field.required, field.require_if === undefined);

/** A condition that nothing meets: an error where it hides what has to be answered, else a warning. A constant is meant so. */
function unmet(
  condition: Condition | undefined,
  pointer: string,
  scope: ConditionScope,
  context: DiagnoseContext,
  problem: string,
  isError: boolean,
): Diagnostic[] {
  if (typeof condition === 'boolean') return [];
  return neverMet(condition, pointer, scope, context, problem).map((fault) =>
    isError ? documentFault(pointer, fault.code, problem) : { ...fault, severity: 'warning' },
  );
}
