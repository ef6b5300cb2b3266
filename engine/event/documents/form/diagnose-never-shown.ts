import type { Condition } from '../../../form/field/condition.ts';
import { rowOf } from '../../../form/field/path.ts';
import { nestingOf } from '../../../form/field-types/registry.ts';
import type { PlacedField } from '../../../form/form-document/field-tree.ts';
import { variablesOf } from '../../../form/rules/condition.ts';
import { allOf, canBeFilled } from '../../../form/rules/fillable.ts';
import { canBeMet } from '../../diagnosis/can-be-met.ts';
import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { ConditionScope } from '../../diagnosis/diagnose-condition.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentFault, documentWarning } from '../../diagnosis/document-fault.ts';
import { says } from './problems.ts';

/** A field and all that holds it, the innermost first. */
export function chainOf(place: PlacedField): PlacedField[] {
  return place.holder ? [place, ...chainOf(place.holder)] : [place];
}

/** The conditions that must all hold for a field to be shown; those that read another row are left out. */
export function shownIf(place: PlacedField): Condition[] {
  const row = rowOf(place.template)?.row;
  const own = chainOf(place).flatMap(({ field: { show_if }, template }) => {
    if (show_if === undefined) return [];
    const isElsewhere = rowOf(template)?.row !== row;
    return isElsewhere && variablesOf(show_if).some((name) => name.startsWith('row.')) ? [] : [show_if];
  });
  return place.section.show_if === undefined ? own : [...own, place.section.show_if];
}

/**
 * Finds required fields that their combined conditions never show, and required groups without a visible field.
 * Anything reported already is not repeated.
 */
export function diagnoseNeverShown(
  required: readonly PlacedField[],
  scopeAt: (place: PlacedField) => ConditionScope,
  context: DiagnoseContext,
  found: readonly Diagnostic[],
): Diagnostic[] {
  const never = (place: PlacedField, conditions: readonly Condition[]) => {
    const { valuesOf } = scopeAt(place);
    return valuesOf !== undefined && canBeMet(allOf(conditions), valuesOf, context) === false;
  };
  const isNamed = (place: PlacedField) =>
    found.some(({ pointer }) => pointer === sectionPointer(place) || pointer === `${place.pointer}/show_if`);
  const isNeverShown = (place: PlacedField) => never(place, shownIf(place));
  const own = required.flatMap((place) => {
    const { pointer, holder } = place;
    if (chainOf(place).some(isNamed) || (holder && isNeverShown(holder)) || !isNeverShown(place)) return [];
    return [faultOf(shownIf(place).includes(false))(pointer, 'never_met', says('requiredNeverShown'))];
  });
  const groups = required.flatMap((place) => {
    const { field, pointer } = place;
    if (nestingOf(field) === undefined || chainOf(place).some(isNamed) || isNeverShown(place)) return [];
    const isExplained = [...found, ...own].some((each) => each.pointer.startsWith(`${pointer}/`));
    const inside = canBeFilled(field);
    if (isExplained || !never(place, [...shownIf(place), inside])) return [];
    return [faultOf(inside === false)(pointer, 'never_met', says('groupNeverShown'))];
  });
  return [...own, ...groups];
}

/** A constant condition is deliberate: its field is switched off. */
const faultOf = (isConstant: boolean) => (isConstant ? documentWarning : documentFault);

/** The pointer of the condition of a field’s section. */
export function sectionPointer({ pointer }: PlacedField): string {
  return `${pointer.split('/').slice(0, 3).join('/')}/show_if`;
}
