/** The result of merging two changes of an answer. */
export interface Merged {
  readonly value: unknown;
}

type Merge = (base: unknown, mine: unknown, theirs: unknown) => Merged | undefined;
type IsSame = (one: unknown, other: unknown) => boolean;

/**
 * The original row of each row in a changed list: the equal one, otherwise the one at its index. Undefined if that is
 * ambiguous: rows that were moved and changed, or added while others changed.
 */
function originsOf(
  base: readonly unknown[],
  changed: readonly unknown[],
  isSame: IsSame,
): number[] | undefined {
  if (base.length !== changed.length) return undefined;
  const free = new Set(base.keys());
  const origins = changed.map((row, at) => {
    const origin = isSame(row, base[at]) ? at : [...free].find((each) => isSame(row, base[each]));
    if (origin !== undefined && free.delete(origin)) return origin;
    return -1;
  });
  for (const [at, origin] of origins.entries()) {
    if (origin >= 0) continue;
    if (!free.delete(at)) return undefined;
    origins[at] = at;
  }
  return origins;
}

/**
 * Merges two versions of a list with a common base: each row by itself, in the order of the version that moved rows.
 * Undefined if rows were added or removed next to other changes, or cannot be identified.
 */
export function mergeRows(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  merge: Merge,
  isSame: IsSame,
): readonly unknown[] | undefined {
  const myOrigins = originsOf(base, mine, isSame);
  const theirOrigins = originsOf(base, theirs, isSame);
  if (!myOrigins || !theirOrigins) return undefined;
  const isMoved = (origins: readonly number[]) => origins.some((origin, at) => origin !== at);
  if (isMoved(myOrigins) && isMoved(theirOrigins)) return undefined;
  const order = isMoved(theirOrigins) ? theirOrigins : myOrigins;
  const rows = order.map((origin) =>
    merge(base[origin], mine[myOrigins.indexOf(origin)], theirs[theirOrigins.indexOf(origin)]),
  );
  return rows.every((row) => row !== undefined) ? rows.map((row) => row?.value) : undefined;
}
