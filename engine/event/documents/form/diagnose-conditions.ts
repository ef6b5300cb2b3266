import type { Condition } from '../../../form/field/condition.ts';
import { isYes } from '../../../form/field/flag.ts';
import { joinPath, rowOf, type TemplatePath } from '../../../form/field/path.ts';
import { nestingOf, roleOf } from '../../../form/field-types/registry.ts';
import type { Field } from '../../../form/form-document/field.ts';
import type { PlacedField } from '../../../form/form-document/field-tree.ts';
import type { FormDocument } from '../../../form/form-document/form-document.ts';
import type { DiagnoseContext } from '../../diagnosis/context.ts';
import { type ConditionScope, diagnoseCondition, neverMet } from '../../diagnosis/diagnose-condition.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentFault } from '../../diagnosis/document-fault.ts';
import { valuesInForm } from '../../diagnosis/possible-values.ts';
import type { Sentence } from '../../diagnosis/sentence.ts';
import { diagnoseNeverShown } from './diagnose-never-shown.ts';
import { says } from './problems.ts';

const CONDITIONS = ['show_if', 'require_if', 'enable_if'] as const;

/** Why a condition that nothing meets is of no use. */
const UNMET: Readonly<Record<(typeof CONDITIONS)[number], Sentence>> = {
  show_if: says('neverShown'),
  require_if: says('neverRequired'),
  enable_if: says('neverChanged'),
};

/** The names that a field's conditions may read, of its form and of the row that it is in. */
function scopesOf(
  places: readonly PlacedField[],
  context: DiagnoseContext,
): (place?: PlacedField) => ConditionScope {
  const top = new Map(places.flatMap(({ field, holder }) => (holder ? [] : [[field.code, field]])));
  const fields = new Set(top.keys());
  const outside: ConditionScope = { fields, valuesOf: valuesInForm(context, (code) => top.get(code)) };
  // The direct fields of each row.
  const rows = new Map<TemplatePath, Map<string, Field>>();
  for (const { field, holder } of places) {
    if (!holder || nestingOf(holder.field) !== 'rows') continue;
    const row = joinPath(holder.template, '*');
    rows.set(row, (rows.get(row) ?? new Map()).set(field.code, field));
  }
  return (place) => {
    const row = place && rows.get(rowOf(place.template)?.row ?? '');
    if (!row) return outside;
    const valuesOf = valuesInForm(
      context,
      (code) => top.get(code),
      (code) => row.get(code),
    );
    return { fields, row: new Set(row.keys()), valuesOf };
  };
}

/** What is wrong with the conditions of a form's sections and fields. */
export function diagnoseFormConditions(
  places: readonly PlacedField[],
  document: FormDocument,
  context: DiagnoseContext,
): Diagnostic[] {
  const scopeAt = scopesOf(places, context);
  const sections = document.sections.flatMap(({ show_if, fields: within }, index) => {
    const pointer = `/sections/${index}/show_if`;
    const problem = says('sectionNeverShown');
    return [
      ...diagnoseCondition(show_if, pointer, scopeAt()),
      ...unmet(show_if, pointer, scopeAt(), context, problem, within.some(isRequired)),
    ];
  });
  const own = places.flatMap((place) => {
    const { field, pointer } = place;
    const scope = scopeAt(place);
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
  const found = [...sections, ...own];
  return [
    ...found,
    ...diagnoseNeverShown(
      places.filter(({ field }) => isRequired(field)),
      scopeAt,
      context,
      found,
    ),
  ];
}

const isRequired = (field: Field) =>
  roleOf(field) !== 'display' &&
  roleOf(field) !== 'preset' &&
  isYes(field.required, field.require_if === undefined);

/**
 * A condition that is never true: an error if it hides a required field, otherwise a warning. Constants are deliberate.
 */
function unmet(
  condition: Condition | undefined,
  pointer: string,
  scope: ConditionScope,
  context: DiagnoseContext,
  problem: Sentence,
  isError: boolean,
): Diagnostic[] {
  if (typeof condition === 'boolean') return [];
  return neverMet(condition, pointer, scope, context, problem).map((fault) =>
    isError ? documentFault(pointer, fault.code, problem) : { ...fault, severity: 'warning' },
  );
}
