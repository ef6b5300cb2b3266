/** Runs something once per key; a failure is retried on the next call. */
export function memoizeByKey<Key, Value>(act: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>();
  return (key) => {
    const before = known.get(key);
    if (before) return before;
    const promise = act(key);
    known.set(key, promise);
    promise.catch(() => known.delete(key));
    return promise;
  };
}
