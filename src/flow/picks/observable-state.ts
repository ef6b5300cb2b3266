import type { Observable } from '#engine/event/pickers/picker-services.ts';

/** A state that changes by patches and tells its listeners. */
export interface ObservableState<State> extends Observable<State> {
  change(patch: Partial<State>): void;
}

/** Holds a state that widgets render. */
export function observableState<State extends object>(initial: State): ObservableState<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(patch) {
      state = { ...state, ...patch };
      for (const listener of listeners) listener();
    },
  };
}
