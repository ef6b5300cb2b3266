import { useSyncExternalStore } from 'react';

/** How long a persisted value lives (spec §9: one day), in milliseconds. */
export const LIFETIME = 86_400_000;

/** A value that survives a reload, for one day unless it is made for longer. */
export interface PersistedValue<Value> {
  /** The stored value; undefined if it is missing, too old or invalid. */
  readonly read: () => Value | undefined;
  /** Stores a value for its time from now. */
  readonly write: (value: Value) => void;
  readonly clear: () => void;
  /** Told of every change, here or in another tab. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Validates a stored value; undefined rejects it. */
export type ParseValue<Value> = (stored: unknown) => Value | undefined;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parsed<Value>(
  text: string | null,
  parse: ParseValue<Value>,
): { value: Value; until: number } | undefined {
  if (text === null) return undefined;
  try {
    const entry: unknown = JSON.parse(text);
    if (typeof entry !== 'object' || entry === null || !('value' in entry) || !('until' in entry))
      return undefined;
    const value = parse(entry.value);
    return value === undefined || typeof entry.until !== 'number' ? undefined : { value, until: entry.until };
  } catch {
    return undefined;
  }
}

/** A value in localStorage with a lifetime in milliseconds; without storage it lasts as long as the page. */
export function persistedValue<Value>(
  key: string,
  parse: ParseValue<Value>,
  lifetime = LIFETIME,
): PersistedValue<Value> {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let here: string | null = null;
  let cache: { text: string | null; entry: ReturnType<typeof parsed<Value>> } = {
    text: null,
    entry: undefined,
  };

  function put(text: string | null) {
    here = text;
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // Storage is closed (private window) or full: the value in memory has to do.
    }
    tell();
  }

  return {
    read() {
      const text = stored(key) ?? here;
      // The same object for the same text, so that it can be a snapshot of useSyncExternalStore.
      if (text !== cache.text) cache = { text, entry: parsed(text, parse) };
      return cache.entry && cache.entry.until > Date.now() ? cache.entry.value : undefined;
    },
    write: (value) => put(JSON.stringify({ value, until: Date.now() + lifetime })),
    clear: () => put(null),
    subscribe(listener) {
      listeners.add(listener);
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        here = event.newValue;
        listener();
      };
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** A persisted value in a component, which renders when it changes. */
export function usePersisted<Value>(value: PersistedValue<Value>): Value | undefined {
  // The server renders without stored values.
  return useSyncExternalStore(value.subscribe, value.read, () => undefined);
}
