import { type DataPath, isPlain, sharedWith, valueAt, withValueAt } from '../../any-schema/data-path.ts';
import type { DataFault } from '../../any-schema/schema-validator.ts';
import { createRows, isRowToken, type Rows } from './row-tokens.ts';

/** A mounted node, which decides whether a change concerns it. */
export interface Watcher {
  readonly path: DataPath;
  /** Whether it renders its whole value, like a control. */
  readonly isWhole: () => boolean;
  /** Whether it would render the same apart from its children. */
  readonly keeps: (value: unknown) => boolean;
  /** Something may have changed. */
  readonly notify: () => void;
}

/** What is wrong now, as it is shown. */
export type ShownFault = DataFault;

/** Keywords that ajv reports in addition to the actual failure. */
const STRUCTURAL: ReadonlySet<string> = new Set(['if', 'allOf', 'anyOf', 'oneOf']);

/** Data of any shape outside of React; each node subscribes to its own part. */
export interface DataStore {
  readonly rows: Rows;
  data(): unknown;
  valueAt(path: DataPath): unknown;
  /** Changes a value as rjsf's fields do: a list may be given by the tokens of its rows. */
  change(value: unknown, path: DataPath): void;
  watch(watcher: Watcher): () => void;
  /** Hears of every change of data, after all its consequences. */
  subscribe(listener: (path: DataPath) => void): () => void;
  faultsAt(path: DataPath): readonly ShownFault[];
  /** Shows these and no others, each where its row was when they were found. */
  showFaults(faults: readonly ShownFault[], locate?: (path: DataPath) => string): void;
  showFaultsAt(path: DataPath, faults: readonly ShownFault[]): void;
  /** The faults that others have found: shown beside the schema's own until they are replaced. */
  extraFaults(): readonly ShownFault[];
  showExtraFaults(faults: readonly ShownFault[]): void;
}

/** The data after a change, with all that rjsf makes follow from it. */
export type DataAfter = (data: unknown, value: unknown, path: DataPath) => unknown;

const NO_FAULTS: readonly ShownFault[] = [];
const keyOf = (path: DataPath) => JSON.stringify(path);
const isHolder = (value: unknown) => typeof value === 'object' && value !== null;

/** Creates a store of data; `dataAfter` is asked only where a change may have consequences. */
export function createDataStore(given: unknown, dataAfter: DataAfter): DataStore {
  const rows = createRows();
  const watchers = new Map<string, Set<Watcher>>();
  const listeners = new Set<(path: DataPath) => void>();
  const faults = new Map<string, readonly ShownFault[]>();
  let extra: readonly ShownFault[] = [];
  let extraAt = new Map<string, readonly ShownFault[]>();
  /** Own and extra errors of a node; the same list until one changes. */
  const together = new Map<string, readonly ShownFault[]>();
  let data = given;

  const watchersAt = (path: DataPath) => [...(watchers.get(keyOf(path)) ?? [])];
  const prefixes = (path: DataPath) => Array.from({ length: path.length }, (_, at) => path.slice(0, at));

  /** The data after a change that affects only its own control; undefined if more may follow. */
  function afterAlone(value: unknown, path: DataPath): { readonly data: unknown } | undefined {
    const own = watchersAt(path);
    const holder = path.slice(0, -1);
    if (path.length === 0 || typeof value === 'symbol' || !isHolder(valueAt(data, holder))) return undefined;
    if (isPlain(value) || !own.some((watcher) => watcher.isWhole())) return undefined;
    // An undefined item in a list is stored as null, as in rjsf's ArrayField.
    const stored = value === undefined && typeof path.at(-1) === 'number' ? null : value;
    const next = withValueAt(data, path, stored);
    const kept = [...prefixes(path), path].every((at) =>
      watchersAt(at).every((watcher) => watcher.keeps(valueAt(next, at))),
    );
    return kept ? { data: next } : undefined;
  }

  function faultsAt(path: DataPath): readonly ShownFault[] {
    const at = rows.stable(path);
    const others = extraAt.get(at);
    const own = faults.get(at) ?? NO_FAULTS;
    if (!others) return own;
    const known = together.get(at) ?? [...own, ...others];
    together.set(at, known);
    return known;
  }

  function notifyAt(concerned: ReadonlySet<string>): void {
    for (const at of concerned) together.delete(at);
    for (const set of watchers.values()) {
      for (const watcher of set) if (concerned.has(rows.stable(watcher.path))) watcher.notify();
    }
  }

  return {
    rows,
    data: () => data,
    valueAt: (path) => valueAt(data, path),
    change(value, path) {
      const list = valueAt(data, path);
      const given =
        Array.isArray(value) && value.some(isRowToken)
          ? rows.accept(path, value, Array.isArray(list) ? list : [])
          : value;
      const alone = afterAlone(given, path);
      if (alone) {
        data = alone.data;
        for (const at of [path, ...prefixes(path).reverse()]) {
          for (const watcher of watchersAt(at)) watcher.notify();
        }
      } else {
        data = sharedWith(data, dataAfter(data, given, path));
        for (const set of [...watchers.values()]) for (const watcher of [...set]) watcher.notify();
      }
      for (const listener of listeners) listener(path);
    },
    watch(watcher) {
      const key = keyOf(watcher.path);
      const set = watchers.get(key) ?? new Set();
      watchers.set(key, set.add(watcher));
      return () => {
        set.delete(watcher);
        if (set.size === 0 && watchers.get(key) === set) watchers.delete(key);
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    faultsAt,
    showFaults(shown, locate = rows.stable) {
      const before = new Set(faults.keys());
      faults.clear();
      const isTold = shown.some(({ keyword }) => !STRUCTURAL.has(keyword));
      for (const fault of shown) {
        if (isTold && STRUCTURAL.has(fault.keyword)) continue;
        const at = locate(fault.path);
        faults.set(at, [...(faults.get(at) ?? []), fault]);
      }
      notifyAt(new Set([...before, ...faults.keys()]));
    },
    showFaultsAt(path, shown) {
      const at = rows.stable(path);
      if (shown.length > 0) faults.set(at, shown);
      else faults.delete(at);
      together.delete(at);
      for (const watcher of watchersAt(path)) watcher.notify();
    },
    extraFaults: () => extra,
    showExtraFaults(shown) {
      const before = new Set(extraAt.keys());
      extra = shown;
      extraAt = new Map();
      for (const fault of shown) {
        // A row gets its token before it renders, so that its errors move with it.
        for (const holder of prefixes(fault.path)) {
          const list = valueAt(data, holder);
          if (Array.isArray(list)) rows.tokensOf(holder, list);
        }
        const at = rows.stable(fault.path);
        extraAt.set(at, [...(extraAt.get(at) ?? []), fault]);
      }
      notifyAt(new Set([...before, ...extraAt.keys()]));
    },
  };
}
