import { type DataPath, isPlain } from '#engine/form/any-schema/data-path.ts';
import { pointerOf } from '#engine/form/any-schema/json-pointer.ts';

/** A place that both sides changed, each in its own way; a value that is undefined was removed. */
export interface MergeConflict {
  readonly pointer: string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merged {
  /** Both sides' changes; at a conflict, mine. */
  readonly document: unknown;
  readonly conflicts: readonly MergeConflict[];
}

/**
 * Merges two documents that were made from the same one, place by place: entries of lists are matched by their codes, and
 * a list without codes is one place.
 */
export function mergeDocuments(base: unknown, mine: unknown, theirs: unknown): Merged {
  const conflicts: MergeConflict[] = [];
  return { document: merge(base, mine, theirs, [], conflicts), conflicts };
}

function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: DataPath,
  conflicts: MergeConflict[],
): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (isPlain(mine) && isPlain(theirs)) {
    const before = isPlain(base) ? base : {};
    return mergeEntries(before, mine, theirs, path, conflicts);
  }
  const [before, ours, others] = [base ?? [], mine, theirs].map(byCode);
  if (before && ours && others) return mergeLists(before, ours, others, path, conflicts);
  conflicts.push({ pointer: pointerOf(path), base, mine, theirs });
  return mine;
}

type Entries = Readonly<Record<string, unknown>>;

function mergeEntries(
  base: Entries,
  mine: Entries,
  theirs: Entries,
  path: DataPath,
  conflicts: MergeConflict[],
): Record<string, unknown> {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const merged = [...names].flatMap((name) => {
    const value = merge(base[name], mine[name], theirs[name], [...path, name], conflicts);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(merged);
}

/** Merges lists entry by entry; an order that only they changed is theirs. */
function mergeLists(
  base: ByCode,
  mine: ByCode,
  theirs: ByCode,
  path: DataPath,
  conflicts: MergeConflict[],
): unknown[] {
  const kept = [...base.keys()].filter((code) => mine.has(code));
  const isOrderMine = !isSame(
    kept,
    [...mine.keys()].filter((code) => base.has(code)),
  );
  const [first, second] = isOrderMine ? [mine, theirs] : [theirs, mine];
  return mergedOrder([...first.keys()], [...second.keys()]).flatMap((code) => {
    const entry = merge(base.get(code), mine.get(code), theirs.get(code), [...path, code], conflicts);
    return entry === undefined ? [] : [entry];
  });
}

/** The first list's order, with what only the second has after its predecessor there. */
function mergedOrder(first: readonly string[], second: readonly string[]): string[] {
  const order = [...first];
  second.forEach((code, at) => {
    if (order.includes(code)) return;
    const before = second[at - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, code);
  });
  return order;
}

/** A list's entries by code, in their order: as names of an object, numbers would be sorted. */
type ByCode = ReadonlyMap<string, unknown>;

/** A list's entries by code; undefined if one has none, or two have the same. */
function byCode(list: unknown): ByCode | undefined {
  if (!Array.isArray(list)) return undefined;
  const entries = list.flatMap((entry) =>
    isPlain(entry) && typeof entry['code'] === 'string' ? [[entry['code'], entry] as const] : [],
  );
  const found = new Map(entries);
  return found.size === list.length ? found : undefined;
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => isSame(each, other[at]));
  if (!isPlain(one) || !isPlain(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSame(one[name], other[name]))
  );
}
