import type { Condition } from '../field/condition.ts';
import { isYes } from '../field/flag.ts';
import { findDefinition } from '../field-types/registry.ts';
import type { Field } from '../form-document/field.ts';
import { fieldsWithin } from '../form-document/field-tree.ts';

/** Joins conditions by `and`, constants left out. */
export function allOf(conditions: readonly Condition[]): Condition {
  if (conditions.includes(false)) return false;
  const open = conditions.filter((condition) => condition !== true);
  const [first] = open;
  return first === undefined ? true : open.length === 1 ? first : { and: open };
}

/** Joins conditions by `or`, constants and repetitions left out. */
function anyOf(conditions: readonly Condition[]): Condition {
  if (conditions.includes(true)) return true;
  const open = new Map(
    conditions.filter((condition) => condition !== false).map((each) => [JSON.stringify(each), each]),
  );
  const [first] = open.values();
  return first === undefined ? false : open.size === 1 ? first : { or: [...open.values()] };
}

const ITERATIONS: ReadonlySet<string> = new Set(['some', 'all', 'none']);

/** A condition as it reads in a row that nothing is answered in yet. */
function inBlankRow(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(inBlankRow);
  if (typeof node !== 'object' || node === null) return node;
  if ('var' in node) {
    const [name, fallback = null]: readonly unknown[] = Array.isArray(node.var) ? node.var : [node.var];
    return typeof name === 'string' && name.startsWith('row.') ? fallback : node;
  }
  return Object.fromEntries(
    Object.entries(node).map(([operator, operand]: [string, unknown]) => {
      const [name, ...others]: readonly unknown[] = Array.isArray(operand) ? operand : [operand];
      // Inside an iteration `var` reads the item.
      if (ITERATIONS.has(operator)) return [operator, [inBlankRow(name), ...others]];
      return [operator, inBlankRow(operand)];
    }),
  );
}

function isOpen(field: Field): Condition {
  const { show_if = true, enable_if = true } = field;
  return isYes(field.enabled, true) ? allOf([show_if, enable_if, canBeFilled(field)]) : false;
}

/** The condition under which a visitor can answer a field that is shown: a group needs a field that is open in it. */
export function canBeFilled(field: Field): Condition {
  const definition = findDefinition(field);
  if (!definition) return true;
  const { role, nests } = definition;
  if (role === 'display' || role === 'preset') return false;
  // Which shape variants have is an answer by itself.
  if (nests !== 'object' && nests !== 'rows') return true;
  const inside = anyOf(fieldsWithin(field).map(isOpen));
  return nests === 'rows' ? (inBlankRow(inside) as Condition) : inside;
}
