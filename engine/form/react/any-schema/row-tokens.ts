import { type DataPath, isPlain } from '../../any-schema/data-path.ts';
import { pointerStep } from '../../any-schema/json-pointer.ts';

const MARK = 'rostrum:row';

/** Identifies a row while rows are reordered, without its contents. */
export type RowToken = Readonly<Record<typeof MARK, string>>;

/** Whether rjsf was given this for a row, or has copied it. */
export function isRowToken(value: unknown): value is RowToken {
  return isPlain(value) && typeof value[MARK] === 'string';
}

/** The rows of every list, by tokens that stay with their row. */
export interface Rows {
  /** The tokens of the list at a path; the same array until a row is added, removed or moved. */
  tokensOf(path: DataPath, list: readonly unknown[]): readonly RowToken[];
  /** Converts a changed list of tokens, copied tokens and new values to data, and remembers its rows. */
  accept(path: DataPath, given: readonly unknown[], list: readonly unknown[]): unknown[];
  /** A path by the tokens of its rows, which is the same wherever they have moved. */
  stable(path: DataPath): string;
  /** Maps paths in the current data to row-stable locations, for results that arrive later. */
  locator(): (path: DataPath) => string;
}

/** Creates the rows of data without any rendered lists. */
export function createRows(): Rows {
  const lists = new Map<string, readonly RowToken[]>();
  const issued = new WeakSet<RowToken>();
  let made = 0;
  function token(): RowToken {
    made += 1;
    const fresh = { [MARK]: `_${made}` };
    issued.add(fresh);
    return fresh;
  }
  const stableIn = (tokens: ReadonlyMap<string, readonly RowToken[]>) => (path: DataPath) => {
    let at = '';
    for (const step of path) {
      const row = typeof step === 'number' ? tokens.get(at)?.[step] : undefined;
      at += `/${row ? row[MARK] : pointerStep(step)}`;
    }
    return at;
  };
  const stable = stableIn(lists);
  return {
    stable,
    locator: () => stableIn(new Map(lists)),
    tokensOf(path, list) {
      const at = stable(path);
      const known = lists.get(at) ?? [];
      if (known.length === list.length && lists.has(at)) return known;
      const tokens = list.map((_, index) => known[index] ?? token());
      lists.set(at, tokens);
      return tokens;
    },
    accept(path, given, list) {
      const at = stable(path);
      const known = lists.get(at) ?? [];
      const values: unknown[] = [];
      const tokens = given.map((each) => {
        if (!isRowToken(each)) {
          values.push(each);
          return token();
        }
        const from = known.findIndex((row) => row[MARK] === each[MARK]);
        values.push(issued.has(each) ? list[from] : structuredClone(list[from]));
        return issued.has(each) ? each : token();
      });
      lists.set(at, tokens);
      return values;
    },
  };
}
