import { areSameErrors, type FieldError } from '../field/field-error.ts';
import type { Path } from '../field/path.ts';
import type { RuleState } from '../rules/form-rules.ts';

/** Everything that a slot renders from; a new object only if something changed. */
export interface FieldState extends RuleState {
  /** The answer; for a repeatable group the keys of its rows, for variants the code of the chosen shape. */
  readonly value: unknown;
  readonly errors: readonly FieldError[];
  /** Whether a server check of this answer is pending or under way. */
  readonly checking: boolean;
}

/**
 * Hears that a state changed. `written`: only the answer, and its control shows it already, so there is nothing to
 * render.
 */
export type StateListener = (change: 'written' | 'changed') => void;

export const NO_ERRORS: readonly FieldError[] = [];

/** The state of a path that is not in the form. */
const GONE: FieldState = {
  value: undefined,
  errors: NO_ERRORS,
  visible: false,
  required: false,
  enabled: false,
  checking: false,
};

/** The states of a form's fields by path, and their listeners. */
export interface FieldStates {
  read(path: Path): FieldState;
  find(path: Path): FieldState | undefined;
  has(path: Path): boolean;
  paths(): Path[];
  /** Adds a field with its answer; the rules decide the rest afterwards. */
  add(path: Path, value: unknown): void;
  remove(path: Path): void;
  /** Changes part of a state; heard of with the next {@link publish}. */
  patch(path: Path, part: Partial<FieldState>): void;
  /** Changes an answer as its own control shows it already; at most one until the next {@link publish}. */
  write(path: Path, value: unknown): void;
  setErrors(path: Path, errors: readonly FieldError[]): void;
  subscribe(path: Path, listener: StateListener): () => void;
  /** Hears whenever anything of any field has changed. */
  subscribeEvery(listener: () => void): () => void;
  /** Notifies the listeners of every changed path, once all consequences are known. */
  publish(): void;
  /** Forgets the changes so far: there are no listeners yet. */
  settleIn(): void;
}

/** Creates the states of a form that has no fields yet. */
export function createFieldStates(): FieldStates {
  const states = new Map<Path, FieldState>();
  /** Immutable arrays: most fields have one listener, and a set takes three times the memory. */
  const listeners = new Map<Path, readonly StateListener[]>();
  const changed = new Set<Path>();
  /** The state of a field as its control wrote it: as long as it is current, nothing else of the field has changed. */
  let written: FieldState | undefined;
  const everyListener = new Set<() => void>();

  function patch(path: Path, part: Partial<FieldState>): void {
    const state = states.get(path);
    if (!state) return;
    states.set(path, { ...state, ...part });
    changed.add(path);
  }

  return {
    read: (path) => states.get(path) ?? GONE,
    find: (path) => states.get(path),
    has: (path) => states.has(path),
    paths: () => [...states.keys()],
    add(path, value) {
      states.set(path, {
        value,
        errors: NO_ERRORS,
        visible: true,
        required: true,
        enabled: true,
        checking: false,
      });
      changed.add(path);
    },
    remove: (path) => void states.delete(path),
    patch,
    write(path, value) {
      patch(path, { value });
      written = states.get(path);
    },
    setErrors(path, errors) {
      const state = states.get(path);
      if (!state || areSameErrors(state.errors, errors)) return;
      patch(path, { errors: errors.length === 0 ? NO_ERRORS : errors });
    },
    subscribe(path, listener) {
      const known = listeners.get(path);
      listeners.set(path, known ? [...known, listener] : [listener]);
      return () => {
        const left = (listeners.get(path) ?? []).filter((each) => each !== listener);
        if (left.length === 0) listeners.delete(path);
        else listeners.set(path, left);
      };
    },
    subscribeEvery(listener) {
      everyListener.add(listener);
      return () => void everyListener.delete(listener);
    },
    publish() {
      const paths = [...changed];
      const own = written;
      changed.clear();
      written = undefined;
      if (paths.length > 0) for (const listener of everyListener) listener();
      for (const path of paths) {
        const change = own !== undefined && states.get(path) === own ? 'written' : 'changed';
        for (const listener of listeners.get(path) ?? []) listener(change);
      }
    },
    settleIn: () => changed.clear(),
  };
}
