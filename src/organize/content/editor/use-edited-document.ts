import { useCallback, useRef, useState } from 'react';
import type { DataPath } from '#engine/form/any-schema/data-path.ts';
import { type EditHistory, type HistoryStep, NO_HISTORY, recorded, redo, undo } from './edit-history.ts';

/** A document as it was opened or merged last, and how often that happened. */
type Shown = { readonly document: unknown; readonly times: number };

type Edited = Shown & {
  /** How often it was replaced by an undo or redo, and the place of the last; each has a path of its own. */
  readonly steps: number;
  readonly place: DataPath | undefined;
  readonly history: EditHistory;
};

const asShown = (shown: Shown, steps = 0): Edited => ({
  ...shown,
  steps,
  place: undefined,
  history: NO_HISTORY,
});

/**
 * The document as it is now, edited since it was shown. One that is merged replaces the edited one: what another editor
 * did is not undone here. Views are mounted again when `version` changes.
 */
export function useEditedDocument(shown: Shown, onChange: (document: unknown) => void) {
  const [edited, setEdited] = useState(() => asShown(shown));
  const now = edited.times === shown.times ? edited : asShown(shown, edited.steps);
  const current = useRef(now);
  current.current = now;
  const set = useCallback(
    (next: Edited) => {
      current.current = next;
      setEdited(next);
      onChange(next.document);
    },
    [onChange],
  );
  const change = useCallback(
    (document: unknown) => {
      const before = current.current;
      set({ ...before, document, history: recorded(before.history, before.document, document, Date.now()) });
    },
    [set],
  );
  const step = (taken: HistoryStep | undefined) => {
    if (taken) set({ ...now, ...taken, place: [...taken.place], steps: now.steps + 1 });
  };
  const { document, times, steps, place, history } = now;
  return {
    document,
    change,
    version: `${times} ${steps}`,
    /** The place of the last undo or redo since it was shown. */
    stepped: place,
    undo: history.done.length > 0 ? () => step(undo(history)) : undefined,
    redo: history.undone.length > 0 ? () => step(redo(history)) : undefined,
  };
}
