import { type DataPath, isPlain, sharedWith } from '#engine/form/any-schema/data-path.ts';

/** How long after a change another one at the same place is still part of it, in milliseconds. */
const TOGETHER = 1_000;
/** The most changes that can be undone. */
const MOST = 200;

/** A change of a document, and where it was made. */
interface Change {
  readonly before: unknown;
  readonly after: unknown;
  readonly place: DataPath;
  /** When it ended, in milliseconds. */
  readonly at: number;
}

/** The changes that can be undone, oldest first, and those that can be redone, the next one last. */
export interface EditHistory {
  readonly done: readonly Change[];
  readonly undone: readonly Change[];
}

export const NO_HISTORY: EditHistory = { done: [], undone: [] };

/** The document after an undo or redo, the place that it changes, and what can be undone then. */
export interface HistoryStep {
  readonly document: unknown;
  readonly place: DataPath;
  readonly history: EditHistory;
}

/** The history with one more change; what is typed at one place without a pause is one change. */
export function recorded(history: EditHistory, before: unknown, next: unknown, at: number): EditHistory {
  const after = sharedWith(before, next);
  if (after === before) return history;
  const place = firstDifference(before, after);
  const last = history.done.at(-1);
  const continues = last !== undefined && at - last.at < TOGETHER && isSamePlace(last.place, place);
  const change = { before: continues ? last.before : before, after, place, at };
  const earlier = continues ? history.done.slice(0, -1) : history.done;
  return { done: [...earlier, change].slice(-MOST), undone: [] };
}

/** Takes the last change back; undefined if there is none. */
export function undo({ done, undone }: EditHistory): HistoryStep | undefined {
  const last = done.at(-1);
  if (!last) return undefined;
  const history = { done: done.slice(0, -1), undone: [...undone, last] };
  return { document: last.before, place: last.place, history };
}

/** Makes the change again that was taken back last; undefined if there is none. */
export function redo({ done, undone }: EditHistory): HistoryStep | undefined {
  const last = undone.at(-1);
  if (!last) return undefined;
  const history = { done: [...done, last], undone: undone.slice(0, -1) };
  return { document: last.after, place: last.place, history };
}

const isSamePlace = (one: DataPath, other: DataPath) => JSON.stringify(one) === JSON.stringify(other);

/** The first place at which two documents that share what is equal differ. */
function firstDifference(one: unknown, other: unknown, path: DataPath = []): DataPath {
  if (Array.isArray(one) && Array.isArray(other)) {
    const length = Math.max(one.length, other.length);
    const at = Array.from({ length }).findIndex((_, index) => one[index] !== other[index]);
    return at < 0 ? path : firstDifference(one[at], other[at], [...path, at]);
  }
  if (!isPlain(one) || !isPlain(other)) return path;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const name = names.find((each) => one[each] !== other[each]);
  return name === undefined ? path : firstDifference(one[name], other[name], [...path, name]);
}
