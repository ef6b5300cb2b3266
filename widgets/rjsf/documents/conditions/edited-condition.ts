import {
  type Comparison,
  type ConditionGroup,
  type ConditionTest,
  type ConditionTree,
  readCondition,
  writeCondition,
} from '#engine/form/rules/condition-tree.ts';
import type { ConditionSubject } from './condition-subjects.ts';

/** A place in a tree, by the numbers of the parts on the way. */
export type TreePlace = readonly number[];

export const NEW_TEST: ConditionTest = { kind: 'test', name: '', comparison: 'is', values: [] };
export const newGroup = (): ConditionGroup => ({ kind: 'group', join: 'any', parts: [NEW_TEST] });

/** A tree with a part replaced, or removed; changed groups are written by their rows. */
export function withPart(
  tree: ConditionTree,
  [at, ...rest]: TreePlace,
  part: ConditionTree | undefined,
): ConditionTree | undefined {
  if (at === undefined) return part;
  if (tree.kind !== 'group') return tree;
  const { read: _, ...group } = tree;
  const parts = tree.parts.flatMap((each, index) => {
    const next = index === at ? withPart(each, rest, part) : each;
    return next ? [next] : [];
  });
  return parts.length > 0 ? { ...group, parts } : undefined;
}

/** A tree with one more part in a group; a lone part is put into a group first. */
export function withMore(
  tree: ConditionTree | undefined,
  place: TreePlace,
  part: ConditionTree,
): ConditionTree {
  const [at, ...rest] = place;
  if (!tree) return part;
  if (at === undefined) {
    if (tree.kind !== 'group') return { kind: 'group', join: 'all', parts: [tree, part] };
    const { read: _, ...group } = tree;
    return { ...group, parts: [...tree.parts, part] };
  }
  const within = tree.kind === 'group' ? tree.parts[at] : undefined;
  return (within && withPart(tree, [at], withMore(within, rest, part))) ?? tree;
}

const NEEDS_NO_VALUE: ReadonlySet<Comparison> = new Set(['is_answered', 'is_empty']);
export const hasValue = (comparison: Comparison): boolean => !NEEDS_NO_VALUE.has(comparison);
export const hasSeveral = (comparison: Comparison): boolean =>
  comparison === 'is_one_of' || comparison === 'is_none_of';

/** Whether a test says all that it needs. */
export const isComplete = ({ name, comparison, values }: ConditionTest): boolean =>
  name !== '' && (!hasValue(comparison) || (values.length > 0 && values[0] !== ''));

/** The parts of a tree that are complete; undefined if none is. */
function completed(tree: ConditionTree): ConditionTree | undefined {
  if (tree.kind === 'logic') return tree;
  if (tree.read !== undefined) return tree;
  if (tree.kind === 'test') return isComplete(tree) ? tree : undefined;
  const parts = tree.parts.flatMap((part) => completed(part) ?? []);
  if (parts.length === 0) return undefined;
  const [only] = parts;
  // One part needs no group, unless it is the opposite of one.
  const isPlain = tree.join === 'all' || tree.join === 'any';
  return parts.length === 1 && only && isPlain ? only : { ...tree, parts };
}

/** The condition that is saved while rows are chosen: what is complete of them. */
export function savedCondition(tree: ConditionTree | undefined): unknown {
  const complete = tree && completed(tree);
  return complete && writeCondition(complete);
}

/** Whether every row of a tree is complete. */
export function isWhole(tree: ConditionTree): boolean {
  if (tree.kind === 'test') return isComplete(tree);
  return tree.kind === 'logic' || tree.parts.every(isWhole);
}

/** The test of another question: its first comparison and value, unless those of before fit. */
export function testOf(subject: ConditionSubject, { comparison, values }: ConditionTest): ConditionTest {
  const kept = subject.comparisons.includes(comparison)
    ? comparison
    : (subject.comparisons[0] ?? 'is_answered');
  return withComparison({ kind: 'test', name: subject.name, comparison: kept, values }, subject, kept);
}

/** A test with another comparison; its values stay where they fit. */
export function withComparison(
  { name, values }: ConditionTest,
  subject: ConditionSubject | undefined,
  comparison: Comparison,
): ConditionTest {
  const fitting = subject?.options.length
    ? values.filter((value) => subject.options.some((option) => option.value === value))
    : values;
  const first = fitting.length > 0 ? fitting : (subject?.options.slice(0, 1).map(({ value }) => value) ?? []);
  const next = !hasValue(comparison) ? [] : hasSeveral(comparison) ? first : first.slice(0, 1);
  return { kind: 'test', name, comparison, values: next };
}

/** The tree of a stored condition; undefined without one. */
export const treeOf = (condition: unknown): ConditionTree | undefined =>
  condition === undefined ? undefined : readCondition(condition);
