import jsonLogic, { type RulesLogic } from 'json-logic-js';
import { CONDITION_OPERATORS, type Condition } from '../field/condition.ts';

// The allowed operators: one like `method` could reach into its operands.
const allowed: ReadonlySet<string> = new Set(CONDITION_OPERATORS);
const others = [
  'method',
  'log',
  'cat',
  'substr',
  'merge',
  'map',
  'filter',
  'reduce',
  'missing',
  'missing_some',
];
for (const operator of others) if (!allowed.has(operator)) jsonLogic.rm_operation(operator);

/** Decides a condition for a scope of named values; JSON Logic's truthiness (jsonlogic.com/truthy). */
export function holds(condition: Condition, scope: Record<string, unknown>): boolean {
  if (typeof condition === 'boolean') return condition;
  return jsonLogic.truthy(jsonLogic.apply(condition as RulesLogic, scope));
}

const ITERATIONS: ReadonlySet<string> = new Set(['some', 'all', 'none']);

/** The names a condition reads, as `var` spells them; a name that is itself computed is left out. */
export function variablesOf(condition: unknown): string[] {
  const names: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const item of node) visit(item);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    for (const [operator, operand] of Object.entries(node)) {
      const name: unknown = Array.isArray(operand) ? operand[0] : operand;
      if (operator === 'var' && typeof name === 'string') names.push(name);
      // Inside an iteration `var` reads the item, not the form.
      else if (ITERATIONS.has(operator)) visit(name);
      else visit(operand);
    }
  };
  visit(condition);
  return [...new Set(names)];
}

/** Every operator a condition uses, for the check that they are all known. */
export function operatorsOf(condition: unknown): string[] {
  if (Array.isArray(condition)) return condition.flatMap(operatorsOf);
  if (typeof condition !== 'object' || condition === null) return [];
  return Object.entries(condition).flatMap(([operator, operand]) => [operator, ...operatorsOf(operand)]);
}
