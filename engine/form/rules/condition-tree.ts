import type { Condition } from '../field/condition.ts';

/** How an answer is compared, as people choose it. */
export const COMPARISONS = [
  'is',
  'is_not',
  'is_one_of',
  'is_none_of',
  'includes',
  'excludes',
  'is_answered',
  'is_empty',
  'is_above',
  'is_at_least',
  'is_below',
  'is_at_most',
] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** How the parts of a group count: all, at least one, none, or not all of them. */
export const JOINS = ['all', 'any', 'none', 'not_all'] as const;
export type Join = (typeof JOINS)[number];

/** One comparison of an answer with plain values. */
export interface ConditionTest {
  readonly kind: 'test';
  /** As in `var`. */
  readonly name: string;
  readonly comparison: Comparison;
  /** None for `is_answered` and `is_empty`, several only for `is_one_of` and `is_none_of`. */
  readonly values: readonly unknown[];
  /** The JSON Logic that it was read from, written again while it is unchanged. */
  readonly read?: unknown;
}

export interface ConditionGroup {
  readonly kind: 'group';
  readonly join: Join;
  readonly parts: readonly ConditionTree[];
  readonly read?: unknown;
}

/** JSON Logic that is more than comparisons, as it is. */
export interface ConditionLogic {
  readonly kind: 'logic';
  readonly read: unknown;
}

/** A condition as it is chosen: comparisons in groups. */
export type ConditionTree = ConditionTest | ConditionGroup | ConditionLogic;

const WITH_VALUE: Readonly<Record<string, Comparison>> = {
  '==': 'is',
  '===': 'is',
  '!=': 'is_not',
  '!==': 'is_not',
  '>': 'is_above',
  '>=': 'is_at_least',
  '<': 'is_below',
  '<=': 'is_at_most',
};

/** The opposite of a comparison that JSON Logic writes as its negation. */
const NEGATED: Partial<Record<Comparison, Comparison>> = {
  is: 'is_not',
  is_one_of: 'is_none_of',
  includes: 'excludes',
  is_answered: 'is_empty',
};

const isPlainValue = (value: unknown) => typeof value !== 'object' || value === null;

/** The operator and operands of a call; undefined for values and for objects that are none. */
function callIn(node: unknown): { operator: string; operands: readonly unknown[] } | undefined {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return undefined;
  const entries = Object.entries(node);
  const [[operator, operand] = []] = entries;
  if (operator === undefined || entries.length > 1) return undefined;
  return { operator, operands: Array.isArray(operand) ? operand : [operand] };
}

function nameIn(node: unknown): string | undefined {
  const call = callIn(node);
  const [name, ...more] = call?.operator === 'var' ? call.operands : [];
  return typeof name === 'string' && name !== '' && more.length === 0 ? name : undefined;
}

/** Reads a condition as rows to choose; what is more than that stays JSON Logic, within its group. */
export function readCondition(node: unknown): ConditionTree {
  return treeOf(node) ?? { kind: 'logic', read: node };
}

function treeOf(node: unknown): ConditionTree | undefined {
  const answered = nameIn(node);
  if (answered !== undefined)
    return { kind: 'test', name: answered, comparison: 'is_answered', values: [], read: node };
  const call = callIn(node);
  if (!call) return undefined;
  const { operator, operands } = call;
  const [first] = operands;
  if ((operator === 'and' || operator === 'or') && operands.length > 0) {
    const join = operator === 'and' ? 'all' : 'any';
    return { kind: 'group', join, parts: operands.map(readCondition), read: node };
  }
  if ((operator === '!' || operator === '!!') && operands.length === 1) {
    const within = treeOf(first);
    return within && (operator === '!' ? negated(within, node) : { ...within, read: node });
  }
  return testOf(operator, operands, node);
}

function testOf(operator: string, operands: readonly unknown[], read: unknown): ConditionTest | undefined {
  const [left, right, ...more] = operands;
  if (more.length > 0) return undefined;
  const [name, other] = [nameIn(left), nameIn(right)];
  if (operator === 'in') {
    if (name !== undefined && Array.isArray(right) && right.every(isPlainValue))
      return { kind: 'test', name, comparison: 'is_one_of', values: right, read };
    if (other !== undefined && isPlainValue(left) && left !== undefined)
      return { kind: 'test', name: other, comparison: 'includes', values: [left], read };
    return undefined;
  }
  const comparison = Object.hasOwn(WITH_VALUE, operator) ? WITH_VALUE[operator] : undefined;
  if (comparison === undefined || name === undefined || right === undefined || !isPlainValue(right))
    return undefined;
  return { kind: 'test', name, comparison, values: [right], read };
}

function negated(tree: ConditionTree, read: unknown): ConditionTree | undefined {
  if (tree.kind === 'group') {
    if (tree.join === 'all') return { ...tree, join: 'not_all', read };
    return tree.join === 'any' ? { ...tree, join: 'none', read } : undefined;
  }
  if (tree.kind === 'logic') return undefined;
  const opposite = NEGATED[tree.comparison];
  return opposite
    ? { ...tree, comparison: opposite, read }
    : { kind: 'group', join: 'none', parts: [tree], read };
}

/** The condition that a tree describes; unchanged parts as they were read. */
export function writeCondition(tree: ConditionTree): Condition {
  return written(tree) as Condition;
}

function written(tree: ConditionTree): unknown {
  if (tree.kind === 'logic') return tree.read;
  if (tree.read !== undefined) return tree.read;
  return tree.kind === 'group' ? groupWritten(tree) : testWritten(tree);
}

function groupWritten({ join, parts }: ConditionGroup): unknown {
  const within = parts.map(written);
  switch (join) {
    case 'all':
      return { and: within };
    case 'any':
      return { or: within };
    case 'none':
      return { '!': [{ or: within }] };
    case 'not_all':
      return { '!': [{ and: within }] };
  }
}

function testWritten({ name, comparison, values }: ConditionTest): unknown {
  const named = { var: name };
  const [value = ''] = values;
  switch (comparison) {
    case 'is':
      return { '==': [named, value] };
    case 'is_not':
      return { '!=': [named, value] };
    case 'is_one_of':
      return { in: [named, values] };
    case 'is_none_of':
      return { '!': [{ in: [named, values] }] };
    case 'includes':
      return { in: [value, named] };
    case 'excludes':
      return { '!': [{ in: [value, named] }] };
    case 'is_answered':
      return { '!!': [named] };
    case 'is_empty':
      return { '!': [named] };
    case 'is_above':
      return { '>': [named, value] };
    case 'is_at_least':
      return { '>=': [named, value] };
    case 'is_below':
      return { '<': [named, value] };
    case 'is_at_most':
      return { '<=': [named, value] };
  }
}

/** A tree as if it had been chosen, so that it is written by its rows. */
export function chosenAlone(tree: ConditionTree): ConditionTree {
  if (tree.kind === 'logic') return tree;
  const { read: _, ...chosen } = tree;
  return chosen.kind === 'group' ? { ...chosen, parts: chosen.parts.map(chosenAlone) } : chosen;
}

/** The tests of a tree, however deep. */
export function testsOf(tree: ConditionTree): ConditionTest[] {
  if (tree.kind === 'test') return [tree];
  return tree.kind === 'group' ? tree.parts.flatMap(testsOf) : [];
}
