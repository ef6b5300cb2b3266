import type { FieldError } from '../field/field-error.ts';
import { type Path, pathsAbove } from '../field/path.ts';
import type { AnswerSource, FormStore, Values } from '../values/form-store.ts';
import type { Locate } from '../values/group-rows.ts';

/** Validates a whole submission, in a worker or in the process; rejects only if it cannot answer at all. */
export type ValidateForm = (values: Values) => Promise<readonly FieldError[]>;
/** Asks the server about one answer (design §4.8). */
export type VerifyAnswer = (path: Path, value: unknown) => Promise<readonly FieldError[]>;

export interface FormSessionOptions {
  readonly store: FormStore;
  readonly validate: ValidateForm;
  /** Template paths whose answers the server checks, and how. */
  readonly needsServerCheck?: (path: Path) => boolean;
  readonly verify?: VerifyAnswer;
  /** Runs later and returns how to call it off; injected so that tests need no clock. */
  readonly later?: (run: () => void, milliseconds: number) => () => void;
  /** Runs once nothing is being pressed: errors that appear above a button would move it. */
  readonly whenReleased?: (run: () => void) => void;
}

export type SubmitResult =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** A form being filled in: its edits and its validation. */
export interface FormSession {
  readonly store: FormStore;
  edit(path: Path, value: unknown): void;
  /** The same for a control that already shows what was typed. */
  write(path: Path, value: unknown): void;
  /** Reads the answer at a path from an outside source while the session is open. */
  link(path: Path, source: AnswerSource): void;
  blur(path: Path): void;
  /** Validates everything, shows every error, and returns the submission or the errors in page order. */
  submit(): Promise<SubmitResult>;
  /** Shows errors that came from the server with a refused submission. */
  refuse(errors: readonly FieldError[]): void;
  close(): void;
}

const RECHECK_DELAY = 120;
const VERIFY_DELAY = 500;

const timer = (run: () => void, milliseconds: number) => {
  const handle = setTimeout(run, milliseconds);
  return () => clearTimeout(handle);
};

/** Opens a session on a store: validation stays off the key path, stale answers are dropped. */
export function createFormSession(options: FormSessionOptions): FormSession {
  const { store, validate, later = timer, whenReleased = (run) => run() } = options;
  const edits = new Map<Path, number>();
  const rechecks = new Map<Path, () => void>();
  const verdicts = new Map<string, readonly FieldError[]>();
  const pending = new Map<Path, Promise<void>>();
  const verifyTimers = new Map<Path, () => void>();
  const stops: (() => void)[] = [];
  let submits = 0;

  const editsOf = (path: Path) => edits.get(path) ?? 0;
  const verdictKey = (path: Path, value: unknown) => `${path} ${JSON.stringify(value)}`;

  async function check(path: Path, keep: (error: FieldError) => boolean): Promise<void> {
    const [before, submitsBefore] = [editsOf(path), submits];
    // A submit meanwhile has checked everything, missing answers included.
    const isOld = () => editsOf(path) !== before || submits !== submitsBefore;
    // Rows may move meanwhile: errors belong to the row, not to its index.
    const locate = store.locator();
    const errors = await validate(store.submission());
    // The answer was edited since: this result is outdated.
    if (isOld()) return;
    const local = inGroups(store, orderRows(locate, errors)).filter(
      (error) => error.path === path && keep(error),
    );
    const known = verdicts.get(verdictKey(path, store.read(path).value)) ?? [];
    whenReleased(() => {
      if (!isOld()) store.showErrorsAt(path, local.length > 0 ? local : known);
    });
  }

  async function verifyNow(path: Path): Promise<void> {
    const { verify } = options;
    const value = store.read(path).value;
    if (!verify || value === undefined || value === '') {
      store.setChecking(path, false);
      return;
    }
    const key = verdictKey(path, value);
    if (!verdicts.has(key)) {
      try {
        verdicts.set(key, await verify(path, value));
      } catch {
        // The server was unreachable: it checks again on submit, and typing continues.
        verdicts.delete(key);
      }
    }
    whenReleased(() => {
      if (verdictKey(path, store.read(path).value) !== key) return;
      store.setChecking(path, false);
      const verdict = verdicts.get(key) ?? [];
      if (verdict.length > 0) store.showErrorsAt(path, verdict);
    });
  }

  function scheduleVerify(path: Path): void {
    verifyTimers.get(path)?.();
    const run = () => {
      verifyTimers.delete(path);
      const asked = verifyNow(path).finally(() => {
        if (pending.get(path) === asked) pending.delete(path);
      });
      pending.set(path, asked);
    };
    verifyTimers.set(path, later(run, VERIFY_DELAY));
  }

  const needsVerify = (path: Path) =>
    options.verify !== undefined && options.needsServerCheck?.(path) === true;

  function edited(path: Path, value: unknown, put: (path: Path, value: unknown) => void): void {
    edits.set(path, editsOf(path) + 1);
    put(path, value);
    if (needsVerify(path)) {
      store.setChecking(path, true);
      scheduleVerify(path);
    }
    recheckWrong(path);
  }

  function recheckWrong(path: Path): void {
    // An error disappears as soon as it is fixed, also one of a surrounding group; other errors wait for blur.
    for (const wrong of [path, ...pathsAbove(path)]) {
      if (store.read(wrong).errors.length === 0) continue;
      rechecks.get(wrong)?.();
      rechecks.set(
        wrong,
        later(() => void check(wrong, () => true), RECHECK_DELAY),
      );
    }
  }

  return {
    store,
    edit: (path, value) => edited(path, value, store.setValue),
    write: (path, value) => edited(path, value, store.writeValue),
    link(path, source) {
      const stop = store.subscribeAll((changed) => {
        if (changed !== path) return;
        edits.set(path, editsOf(path) + 1);
        recheckWrong(path);
      });
      stops.push(stop, store.link(path, source));
    },
    blur(path) {
      // Leaving an empty field is no mistake yet: `required` waits for submit (spec §5).
      const shown = store.read(path).errors.some((error) => error.keyword === 'required');
      void check(path, (error) => shown || error.keyword !== 'required');
      if (verifyTimers.has(path)) {
        verifyTimers.get(path)?.();
        verifyTimers.delete(path);
        const asked = verifyNow(path);
        pending.set(path, asked);
        void asked.finally(() => pending.delete(path));
      }
    },
    async submit() {
      submits += 1;
      // Missing answers are known immediately, invalid ones after validation.
      const missing = store.missing().map((path) => ({ path, keyword: 'required' }));
      store.addErrors(inGroups(store, missing));
      for (const [path, cancel] of verifyTimers) {
        cancel();
        verifyTimers.delete(path);
        pending.set(path, verifyNow(path));
      }
      await Promise.all(pending.values());
      pending.clear();
      const values = store.submission();
      const locate = store.locator();
      const local = inGroups(store, orderRows(locate, await validate(values)));
      const located = new Set(local.map((error) => error.path));
      const verified = store
        .paths()
        .filter((path) => needsVerify(path) && !located.has(path) && store.isShown(path))
        .flatMap((path) => verdicts.get(verdictKey(path, store.read(path).value)) ?? []);
      const errors = inPageOrder(store, [...local, ...verified]);
      store.showErrors(errors);
      return errors.length === 0 ? { ok: true, values } : { ok: false, errors };
    },
    refuse(errors) {
      store.showErrors(orderRows(store.locate, errors));
    },
    close() {
      for (const stop of [...stops, ...rechecks.values(), ...verifyTimers.values()]) stop();
    },
  };
}

/** Turns row indexes, which the validator speaks of, into the rows' keys. */
function orderRows(locate: Locate, errors: readonly FieldError[]): FieldError[] {
  return errors.map((error) => {
    const path = locate(error.path);
    return path === error.path ? error : { ...error, path };
  });
}

/** The required fields of a blank required group; the group itself if it has none. */
function askedIn(store: FormStore, group: Path): Path[] {
  const asked = store.pathsIn(group).filter((path) => {
    const { visible, required } = store.read(path);
    return visible && required;
  });
  return asked.length === 0 ? [group] : asked.flatMap((path) => askedIn(store, path));
}

/** A missing group is reported at each of its blank required fields. */
function inGroups(store: FormStore, errors: readonly FieldError[]): FieldError[] {
  return errors.flatMap((error) =>
    error.keyword === 'required'
      ? askedIn(store, error.path).map((path) =>
          path === error.path ? error : { path, keyword: 'required' },
        )
      : [error],
  );
}

/** Sorts errors by the order of their fields. */
function inPageOrder(store: FormStore, errors: readonly FieldError[]): FieldError[] {
  const order = new Map(store.paths().map((path, index) => [path, index]));
  const at = (error: FieldError) => order.get(error.path) ?? order.size;
  return [...errors].sort((a, b) => at(a) - at(b));
}
