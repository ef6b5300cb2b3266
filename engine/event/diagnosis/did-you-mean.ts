import { says } from './problems.ts';
import type { Sentence } from './sentence.ts';

/** How many letters have to be added, left out, replaced or swapped with their neighbour to make one word of another. */
function distance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, next];
  }
  return last[to.length] ?? 0;
}

/** The known name that was probably meant; undefined if none is similar. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  const [nearest] = known
    .map((each) => ({ each, off: distance(wanted, each.toLowerCase()) }))
    .sort((a, b) => a.off - b.off);
  return nearest && nearest.off <= Math.max(1, Math.floor(wanted.length / 3)) ? nearest.each : undefined;
}

/** "Did you mean "x"?", to append to a problem; nothing if no name is similar. */
export function didYouMean(name: string, known: readonly string[]): Sentence[] {
  const nearest = nearestName(name, known);
  return nearest === undefined ? [] : [says('didYouMean', { name: nearest })];
}
