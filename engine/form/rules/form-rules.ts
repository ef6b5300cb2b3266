import type { Condition } from '../field/condition.ts';
import type { WhenHidden } from '../field/every-field.ts';
import { isYes } from '../field/flag.ts';
import { joinPath, rowOf, type TemplatePath } from '../field/path.ts';
import { nestingOf, roleOf } from '../field-types/registry.ts';
import type { Field } from '../form-document/field.ts';
import { eachField } from '../form-document/field-tree.ts';
import type { FormDocument } from '../form-document/form-document.ts';
import { holds, variablesOf } from './condition.ts';
import { canBeFilled } from './fillable.ts';

/** A field's state by its rules: visible, required, enabled. */
export interface RuleState {
  readonly visible: boolean;
  readonly required: boolean;
  readonly enabled: boolean;
}

/** The rules of one field, those of its section included. */
export interface FieldRule {
  readonly target: TemplatePath;
  readonly show: readonly Condition[];
  readonly requireIf: Condition | undefined;
  readonly enableIf: Condition | undefined;
  /** Whether a group has a field that can be answered. One without such a field is never required. */
  readonly fillable: Condition;
  readonly required: boolean;
  readonly enabled: boolean;
  readonly whenHidden: WhenHidden;
  /** The names that its conditions read, spelled as in `var`. */
  readonly reads: readonly string[];
  /** Further names that `fillable` reads. */
  readonly readsInside: readonly string[];
}

/** The rules of a form, and the fields whose rules read each field. */
export interface FormRules {
  readonly byTarget: ReadonlyMap<TemplatePath, FieldRule>;
  readonly dependents: ReadonlyMap<TemplatePath, readonly TemplatePath[]>;
}

/** Where the names of a condition are looked up. */
export type ReadVariable = (name: string) => unknown;

function asks(field: Field): boolean {
  const role = roleOf(field);
  return role !== 'preset' && role !== 'display';
}

function ruleOf(target: TemplatePath, field: Field, outer: readonly Condition[]): FieldRule {
  const show = field.show_if === undefined ? outer : [...outer, field.show_if];
  const fillable = nestingOf(field) === undefined ? true : canBeFilled(field);
  return {
    target,
    show,
    requireIf: field.require_if,
    enableIf: field.enable_if,
    fillable,
    // Fields are required by default (look: `Optional` is shown in words).
    required: asks(field) && isYes(field.required, field.require_if === undefined),
    enabled: isYes(field.enabled, true),
    whenHidden: field.when_hidden ?? 'clear',
    reads: readsOf(show, field),
    readsInside: typeof fillable === 'boolean' ? NOTHING : variablesOf(fillable),
  };
}

const NOTHING: readonly string[] = [];
const NO_CONDITIONS: readonly Condition[] = [];

function readsOf(show: readonly Condition[], { require_if, enable_if }: Field): readonly string[] {
  if (show.length === 0 && require_if === undefined && enable_if === undefined) return NOTHING;
  return [...new Set([...show, require_if, enable_if].flatMap((condition) => variablesOf(condition)))];
}

/** The field of a variable: `row.code` is in the same row; a name within a field means all of it. */
export function templateRead(name: string, target: TemplatePath): TemplatePath {
  const [first = '', second = ''] = name.split('.');
  const row = first === 'row' ? rowOf(target)?.row : undefined;
  return row === undefined ? first : joinPath(row, second);
}

/** Collects the rules and dependencies of a form document. */
export function collectRules(document: FormDocument): FormRules {
  const byTarget = new Map<TemplatePath, FieldRule>();
  const dependents = new Map<TemplatePath, TemplatePath[]>();
  for (const { field, section, template, holder } of eachField(document)) {
    const outer = holder === undefined && section.show_if !== undefined ? [section.show_if] : NO_CONDITIONS;
    const rule = ruleOf(template, field, outer);
    byTarget.set(template, rule);
    const readHere = new Set(
      [...rule.reads, ...rule.readsInside].map((name) => templateRead(name, template)),
    );
    for (const read of readHere) {
      const list = dependents.get(read);
      if (list) list.push(template);
      else dependents.set(read, [template]);
    }
  }
  return { byTarget, dependents };
}

/** A scope with only the variables that a rule reads. */
function scopeOf(names: readonly string[], read: ReadVariable): Record<string, unknown> {
  const scope: Record<string, unknown> = {};
  for (const name of names) {
    const parts = name.split('.');
    const last = parts.pop();
    if (last === undefined) continue;
    let at = scope;
    for (const part of parts) {
      const next = at[part];
      if (typeof next === 'object' && next !== null) at = next as Record<string, unknown>;
      else {
        const made: Record<string, unknown> = {};
        at[part] = made;
        at = made;
      }
    }
    at[last] = read(name);
  }
  return scope;
}

const ALWAYS: RuleState = { visible: true, required: true, enabled: true };

/** Evaluates a field's rules; `read` returns the value of a name (undefined for hidden answers). */
export function evaluateRule(rule: FieldRule | undefined, read: ReadVariable): RuleState {
  if (!rule) return ALWAYS;
  if (
    rule.reads.length === 0 &&
    rule.show.length === 0 &&
    rule.requireIf === undefined &&
    typeof rule.fillable === 'boolean'
  ) {
    const enabled = rule.enabled && rule.enableIf !== false;
    return { visible: true, required: rule.required && enabled && rule.fillable, enabled };
  }
  const scope = scopeOf([...rule.reads, ...rule.readsInside], read);
  const enabled = rule.enabled && (rule.enableIf === undefined || holds(rule.enableIf, scope));
  const required = rule.required || (rule.requireIf !== undefined && holds(rule.requireIf, scope));
  return {
    visible: rule.show.every((condition) => holds(condition, scope)),
    // A field that cannot be answered is not required.
    required: required && enabled && holds(rule.fillable, scope),
    enabled,
  };
}
