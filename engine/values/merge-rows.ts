/** What two changes of one answer come to. */
export interface Merged {
  readonly value: unknown;
}

type Merge = (base: unknown, mine: unknown, theirs: unknown) => Merged | undefined;
type IsSame = (one: unknown, other: unknown) => boolean;

/**
 * Which row of a list each row of a changed one was: one that says the same, else the one in its place. Undefined where
 * that is not certain: rows that were put elsewhere and changed too, or came while others were changed.
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
 * Merges two versions of a list of rows that began from the same: every row on its own, in the order of whoever moved
 * rows. Where rows came or went beside other changes, or it is not certain which row is which, nobody's word is taken.
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
