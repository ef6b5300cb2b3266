import type { Condition } from '../field/condition.ts';
import { holds, variablesOf } from './condition.ts';

/** How an answer compares with a value. */
export type Relation =
  | 'equals'
  | 'differs'
  | 'has'
  | 'lacks'
  | 'above'
  | 'below'
  | 'atLeast'
  | 'atMost'
  | 'given'
  | 'blank';

/** A requirement on one answer: it equals one of these, or is more than this. */
export interface Demand {
  readonly name: string;
  readonly relation: Relation;
  readonly values: readonly unknown[];
}

/** Requirements of which all, or one, must be met. */
export type Demands = Demand | { readonly all: readonly Demands[] } | { readonly any: readonly Demands[] };

const OPPOSITES: Readonly<Record<Relation, Relation>> = {
  equals: 'differs',
  differs: 'equals',
  has: 'lacks',
  lacks: 'has',
  above: 'atMost',
  atMost: 'above',
  below: 'atLeast',
  atLeast: 'below',
  given: 'blank',
  blank: 'given',
};

const COMPARISONS: Readonly<Record<string, Relation>> = {
  '==': 'equals',
  '===': 'equals',
  '!=': 'differs',
  '!==': 'differs',
  '>': 'above',
  '<': 'below',
  '>=': 'atLeast',
  '<=': 'atMost',
};

/** The same comparison, read from its other side. */
const MIRRORED: Partial<Record<Relation, Relation>> = {
  above: 'below',
  below: 'above',
  atLeast: 'atMost',
  atMost: 'atLeast',
};

/** The operator and operands of a condition; undefined for a value. */
function callIn(node: unknown): { operator: string; operands: readonly unknown[] } | undefined {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return undefined;
  const [[operator, operand] = []] = Object.entries(node);
  if (operator === undefined) return undefined;
  return { operator, operands: Array.isArray(operand) ? operand : [operand] };
}

function nameIn(node: unknown): string | undefined {
  const call = callIn(node);
  const name = call?.operator === 'var' && call.operands.length === 1 ? call.operands[0] : undefined;
  return typeof name === 'string' ? name : undefined;
}

const isPlain = (node: unknown) => typeof node !== 'object' || node === null;

/** One comparison of an answer with plain values. */
function demandIn(operator: string, [left, right, ...more]: readonly unknown[]): Demand | undefined {
  if (more.length > 0) return undefined;
  const [leftName, rightName] = [nameIn(left), nameIn(right)];
  if (operator === 'in') {
    if (leftName !== undefined && Array.isArray(right) && right.every(isPlain))
      return { name: leftName, relation: 'equals', values: right };
    const has = rightName !== undefined && isPlain(left);
    return has ? { name: rightName, relation: 'has', values: [left] } : undefined;
  }
  const relation = Object.hasOwn(COMPARISONS, operator) ? COMPARISONS[operator] : undefined;
  if (relation === undefined) return undefined;
  if (leftName !== undefined && isPlain(right)) return compared(leftName, relation, right);
  if (rightName !== undefined && isPlain(left))
    return compared(rightName, MIRRORED[relation] ?? relation, left);
  return undefined;
}

/** A comparison with nothing asks whether there is an answer. */
function compared(name: string, relation: Relation, value: unknown): Demand {
  const isNothing = value === null || value === '';
  if (isNothing && relation === 'equals') return { name, relation: 'blank', values: [] };
  if (isNothing && relation === 'differs') return { name, relation: 'given', values: [] };
  return { name, relation, values: [value] };
}

/**
 * The requirements under which a condition is true, or with `wanted` false, is not; negations are pushed down to the
 * answers. Undefined if a part is more than a comparison of an answer with values.
 */
export function demandsOf(condition: unknown, wanted = true): Demands | undefined {
  const name = nameIn(condition);
  if (name !== undefined) return { name, relation: wanted ? 'given' : 'blank', values: [] };
  const call = callIn(condition);
  if (!call) return undefined;
  const { operator, operands } = call;
  if (operator === '!' || operator === '!!')
    return operands.length === 1 ? demandsOf(operands[0], wanted === (operator === '!!')) : undefined;
  if (operator === 'and' || operator === 'or') {
    const parts = operands.map((operand) => demandsOf(operand, wanted));
    if (!parts.every((part) => part !== undefined)) return undefined;
    const [only] = parts;
    if (parts.length === 1) return only;
    return (operator === 'and') === wanted ? { all: parts } : { any: parts };
  }
  const demand = demandIn(operator, operands);
  return demand && (wanted ? demand : { ...demand, relation: OPPOSITES[demand.relation] });
}

/** The names that determine a condition's result: of alternatives the true ones, of joint requirements all. */
export function decidingNames(condition: unknown, scope: Record<string, unknown>): string[] {
  const call = callIn(condition);
  const parts = call && ['and', 'or'].includes(call.operator) ? call.operands : undefined;
  if (call && (call.operator === '!' || call.operator === '!!') && call.operands.length === 1)
    return decidingNames(call.operands[0], scope);
  if (!parts) return variablesOf(condition);
  const isMet = (part: unknown) => holds(part as Condition, scope);
  // A conjunction is held up by all of its parts, and falls by those that do not hold; a disjunction the other way round.
  const outcome = isMet(condition);
  return [
    ...new Set(parts.filter((part) => isMet(part) === outcome).flatMap((part) => decidingNames(part, scope))),
  ];
}

/** The value of a name in a scope, spelled as in `var`. */
export function valueNamed(name: string, scope: Record<string, unknown>): unknown {
  return name
    .split('.')
    .reduce<unknown>(
      (at, step) =>
        typeof at === 'object' && at !== null && Object.hasOwn(at, step)
          ? (at as Record<string, unknown>)[step]
          : undefined,
      scope,
    );
}
