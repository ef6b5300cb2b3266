import { isRowStep, joinPath, type Path, rowKey, stepsOf } from '../field/path.ts';

/** Returns the path of an answer given by row index, as in a validator's pointers. */
export type Locate = (path: Path) => Path;

/** Which rows a form's repeatable groups have, by their keys. */
export interface GroupRows {
  keysOf(group: Path): readonly string[];
  set(group: Path, keys: readonly string[]): void;
  forget(group: Path): void;
  /** A key that no row has had. */
  makeKey(): string;
  /** Fixed to the present rows, for results that arrive later. */
  locator(): Locate;
  /** A field's path with row indices instead of keys, which last only as long as the page. */
  indexed(path: Path): Path;
}

const NONE: readonly string[] = [];

/** Creates the rows of a form that has none yet. */
export function createGroupRows(): GroupRows {
  const rows = new Map<Path, readonly string[]>();
  let made = 0;
  return {
    keysOf: (group) => rows.get(group) ?? NONE,
    set: (group, keys) => void rows.set(group, keys),
    forget: (group) => void rows.delete(group),
    makeKey() {
      made += 1;
      return rowKey(made);
    },
    locator() {
      const then = new Map(rows);
      return (path) => {
        let at = '';
        for (const step of stepsOf(path)) {
          const keys = /^\d+$/.test(step) ? then.get(at) : undefined;
          at = at === '' ? step : joinPath(at, keys?.[Number(step)] ?? step);
        }
        return at;
      };
    },
    indexed(path) {
      let at = '';
      const steps = stepsOf(path).map((step) => {
        const index = isRowStep(step) ? (rows.get(at)?.indexOf(step) ?? -1) : -1;
        at = at === '' ? step : joinPath(at, step);
        return index < 0 ? step : String(index);
      });
      return joinPath(...steps);
    },
  };
}
