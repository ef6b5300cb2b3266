import { type MergeConflict, mergeDocuments } from '#engine/event/merge/merge-documents.ts';
import { sharedWith } from '#engine/form/any-schema/data-path.ts';

/** How long after the last change a document is saved, in milliseconds. */
export const PAUSE = 800;

/** A document as the server has it, or as an edit began. */
export interface Saved {
  readonly document: unknown;
  /** 0 for a document that is not in the draft yet. */
  readonly revision: number;
}

/** Another editor’s version, and where it disagrees with this one. */
export interface Conflict {
  readonly theirs: Saved & { readonly by: string };
  readonly places: readonly MergeConflict[];
}

export type SaveState =
  | { readonly status: 'saved' | 'changed' | 'saving' }
  | { readonly status: 'failed'; readonly error: unknown }
  | ({ readonly status: 'conflict' } & Conflict);

/** What saving needs from outside. */
export interface AutosaveServices {
  /** Saves over a revision; resolves with the new one, rejects if that failed. */
  readonly save: (document: unknown, revision: number) => Promise<number>;
  /** Whether a save failed because another editor saved since. */
  readonly isConflict: (error: unknown) => boolean;
  /** The document as it is in the draft now. */
  readonly read: () => Promise<Conflict['theirs']>;
  /** Keeps unsaved changes on this device; undefined once they are saved. */
  readonly keep: (edit: Edit | undefined) => void;
  /** Runs something after a pause; returns how to cancel it. */
  readonly later: (run: () => void) => () => void;
  /** Another editor’s changes are in the document now: it has to be shown again. */
  readonly onMerged: (document: unknown, by: string) => void;
}

/** Changes that are not saved, with what they began from. */
export interface Edit {
  readonly document: unknown;
  readonly base: Saved;
}

export interface Autosave {
  state(): SaveState;
  subscribe(listener: () => void): () => void;
  /** The document was changed. */
  change(document: unknown): void;
  /** Saves what is not saved, now. */
  flush(): Promise<void>;
  /** The document as another editor has saved it meanwhile, found by reading the draft again. */
  receive(theirs: Conflict['theirs']): void;
  /** Ends a conflict: at its places one side’s values stay, elsewhere both sides’ changes. */
  resolve(side: 'mine' | 'theirs'): void;
}

/**
 * Saves a document shortly after each change, and merges what other editors have saved meanwhile. Its owner flushes what
 * is unsaved from an earlier visit.
 */
export function createAutosave(start: Edit, services: AutosaveServices): Autosave {
  const listeners = new Set<() => void>();
  let { document, base } = start;
  let state: SaveState = { status: document === base.document ? 'saved' : 'changed' };
  let cancel = () => {};
  let running: Promise<void> | undefined;

  function set(next: SaveState): void {
    state = next;
    for (const listener of listeners) listener();
  }
  function schedule(): void {
    cancel();
    cancel = services.later(() => void flush());
  }
  function keep(): void {
    services.keep(document === base.document ? undefined : { document, base });
  }

  /** Takes another editor’s version in; a conflict waits for `resolve`. */
  function merge(theirs: Conflict['theirs']): void {
    const merged = mergeDocuments(base.document, document, theirs.document);
    if (merged.conflicts.length > 0) {
      set({ status: 'conflict', theirs, places: merged.conflicts });
      return;
    }
    adopt(theirs, merged.document);
  }
  function adopt(theirs: Conflict['theirs'], merged: unknown): void {
    base = theirs;
    // The object that it was if nothing of this editor’s is left to save.
    document = sharedWith(theirs.document, merged);
    const isTheirs = document === theirs.document;
    keep();
    services.onMerged(document, theirs.by);
    set({ status: isTheirs ? 'saved' : 'changed' });
    if (!isTheirs) schedule();
  }

  async function save(): Promise<void> {
    const sent = document;
    set({ status: 'saving' });
    try {
      const revision = await services.save(sent, base.revision);
      base = { document: sent, revision };
      keep();
      set({ status: document === sent ? 'saved' : 'changed' });
      if (document !== sent) schedule();
    } catch (error) {
      if (!services.isConflict(error)) {
        set({ status: 'failed', error });
        return;
      }
      try {
        merge(await services.read());
      } catch (failed) {
        set({ status: 'failed', error: failed });
      }
    }
  }
  async function flush(): Promise<void> {
    cancel();
    if (running) await running;
    if (state.status !== 'changed' && state.status !== 'failed') return;
    running = save().finally(() => {
      running = undefined;
    });
    await running;
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(next) {
      document = next;
      keep();
      if (state.status === 'conflict') return;
      if (state.status !== 'saving') set({ status: 'changed' });
      schedule();
    },
    flush,
    receive(theirs) {
      if (theirs.revision <= base.revision || running || state.status === 'conflict') return;
      merge(theirs);
    },
    resolve(side) {
      if (state.status !== 'conflict') return;
      const { theirs } = state;
      const [first, second] = side === 'mine' ? [document, theirs.document] : [theirs.document, document];
      adopt(theirs, mergeDocuments(base.document, first, second).document);
    },
  };
}
