/** The place of a value in data: property names and indices. */
export type DataPath = readonly (string | number)[];

type Holder = Record<string | number, unknown>;

/** Whether a value is an object with properties, none of a class or a list. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path; inherited properties do not count. */
export function valueAt(data: unknown, path: DataPath): unknown {
  let at = data;
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Holder)[step];
  }
  return at;
}

/** The same data with another value at a path, whose parent must exist. */
export function withValueAt(data: unknown, path: DataPath, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const copy = (Array.isArray(data) ? [...data] : { ...(data as Holder) }) as Holder;
  // Defined, not assigned: a property may be called `__proto__`.
  Object.defineProperty(copy, step, {
    value: withValueAt(Object.hasOwn(copy, step) ? copy[step] : undefined, rest, value),
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return copy;
}

/** The names of new data: existing ones keep their order, new ones follow. */
function namesInOrderOf(old: object, next: object): string[] {
  const names = Object.keys(next);
  const kept = Object.keys(old).filter((name) => Object.hasOwn(next, name));
  return kept.length === 0 ? names : [...kept, ...names.filter((name) => !Object.hasOwn(old, name))];
}

/** The new data with whatever is equal in the old data kept as the object that it was, and in its order. */
export function sharedWith(old: unknown, next: unknown): unknown {
  if (Object.is(old, next)) return old;
  if (Array.isArray(old) && Array.isArray(next)) {
    const items = next.map((item, at) => (at < old.length ? sharedWith(old[at], item) : item));
    return items.length === old.length && items.every((item, at) => item === old[at]) ? old : items;
  }
  if (!isPlain(old) || !isPlain(next)) return next;
  const names = namesInOrderOf(old, next);
  const before = Object.keys(old);
  let same = names.length === before.length;
  const copy: unknown[][] = names.map((name, at) => {
    const value = Object.hasOwn(old, name) ? sharedWith(old[name], next[name]) : next[name];
    if (name !== before[at] || value !== old[name]) same = false;
    return [name, value];
  });
  return same ? old : Object.fromEntries(copy as [string, unknown][]);
}
