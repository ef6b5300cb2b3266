import type { FormStore, Values } from '#engine/form/values/form-store.ts';
import { isSameAnswer } from '#engine/form/values/same-answer.ts';
import { asFailure, type Failure } from '#machines/failure.ts';
import { within } from '#src/lib/within.ts';

/** What the server has of a form, and what was sent since without an answer. */
export interface Ledger {
  readonly base: Values;
  readonly sent: readonly Values[];
}

/** Where a form's ledger and its answers are kept. */
interface Books {
  read(): Ledger | undefined;
  write(ledger: Ledger): void;
  readonly store: FormStore;
  /** Whether a field's answer can be changed in an open form; a group's rows cannot. */
  canShow(code: string): boolean;
}

/** Sends answers with those they began from, so that another device's are neither lost nor undone. */
export interface SyncState {
  /** Sends answers; changes from another device enter the form. Rejects like the call. */
  send<Saved extends { readonly values: Values }>(
    mine: Values,
    call: (base: Values | undefined) => Promise<Saved>,
  ): Promise<Saved>;
  /** Settles a conflict: the next save starts from the other device's answer. */
  settle(code: string, theirs: unknown): void;
}

/** Answers that were sent and never answered, at most: a crash in the middle leaves one. */
const MOST_SENT = 5;

/** The longest that a save waits for the one before it, in milliseconds. */
const PATIENCE = 2_000;

/** Opens the ledger of a form. */
export function openSyncState({ read, write, store, canShow }: Books): SyncState {
  /** Whether the server's answer is one that we sent without receiving its confirmation. */
  const isOurs = (sent: readonly Values[], code: string, theirs: unknown) =>
    sent.some((values) => isSameAnswer(values[code], theirs));

  function settle(code: string, theirs: unknown): void {
    const ledger = read();
    if (ledger) write({ ...ledger, base: { ...ledger.base, [code]: theirs } });
  }

  /** Restores stored answers; fields that cannot be shown, or were changed since, keep their base. */
  function takeIn(mine: Values, kept: Values, ledger: Ledger): void {
    const base: Record<string, unknown> = { ...ledger.base };
    for (const code of new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(kept)])) {
      const now = store.answers()[code];
      if (isSameAnswer(mine[code], kept[code])) base[code] = kept[code];
      // A field that was not sent, such as a hidden one, keeps its answer in the form.
      else if (canShow(code) && isSameAnswer(now, mine[code])) {
        base[code] = kept[code];
        store.setValue(code, kept[code]);
      }
    }
    write({ base, sent: [] });
  }

  async function sendNow<Saved extends { readonly values: Values }>(
    mine: Values,
    call: (base: Values | undefined) => Promise<Saved>,
  ): Promise<Saved> {
    const ledger = read();
    if (!ledger) return call(undefined);
    const { sent } = ledger;
    write({ ...ledger, sent: [...sent, mine].slice(-MOST_SENT) });
    for (;;) {
      try {
        const saved = await call(read()?.base);
        takeIn(mine, saved.values, read() ?? ledger);
        return saved;
      } catch (error) {
        const conflicts = Object.entries(asFailure(error).conflicts ?? {});
        const ours = conflicts.filter(([code, { theirs }]) => isOurs(sent, code, theirs));
        if (ours.length === 0) throw error;
        for (const [code, { theirs }] of ours) settle(code, theirs);
      }
    }
  }

  let underWay: Promise<unknown> | undefined;

  return {
    settle,
    async send(mine, call) {
      // Of two saves at once, one would conflict with the answers of the other.
      if (underWay) await within(PATIENCE, underWay).catch(() => undefined);
      const saving = sendNow(mine, call);
      underWay = saving;
      try {
        return await saving;
      } finally {
        if (underWay === saving) underWay = undefined;
      }
    },
  };
}

/** Whether a call failed because another device changed the same answers. */
export function isConflict(error: unknown): Failure | undefined {
  const failure = asFailure(error);
  return failure.kind === 'conflict' ? failure : undefined;
}
