import { defaultMethods, LogicEngine } from 'json-logic-engine';
import { CONDITION_OPERATORS, type Condition } from '../configuration/condition.ts';

const methods = Object.fromEntries(
  CONDITION_OPERATORS.map((operator) => [operator, (defaultMethods as Record<string, unknown>)[operator]]),
);
// The interpreter only: compiling would need `new Function`, which the page's CSP forbids.
const engine = new LogicEngine(methods);

/** Decides a condition for a scope of named values; JSON Logic's truthiness (jsonlogic.com/truthy). */
export function holds(condition: Condition, scope: Record<string, unknown>): boolean {
  if (typeof condition === 'boolean') return condition;
  return Boolean(engine.truthy(engine.run(condition, scope)));
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
