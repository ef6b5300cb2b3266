import { flushSync } from 'react-dom';
import type { DataPath } from '#engine/form/any-schema/data-path.ts';

/** How the DOM id of a button that opens a folded row ends. */
export const FOLD_END = '__fold';

/** The DOM id of the button that opens a folded row, by the id of its field. */
export const foldId = (fieldId: string): string => fieldId + FOLD_END;

const CONTROL =
  'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable=true], button';

/**
 * Opens every folded row on the way to a place of a document’s form, and moves the focus to its control, or to the
 * nearest thing around it that is drawn. Whether anything of the place is drawn.
 */
export function revealPlace(formId: string, path: DataPath): boolean {
  let id = formId;
  let found = document.getElementById(id);
  for (const [at, step] of path.entries()) {
    // A text in each language is one field, with a control for each.
    const control = document.getElementById(`${id}-controls-${step}`);
    id = `${id}_${step}`;
    const fold = document.getElementById(foldId(id));
    // What is drawn without opening anything is not behind this fold.
    const isDrawn = at + 1 < path.length && document.getElementById(`${id}_${path[at + 1]}`) !== null;
    if (!isDrawn && fold?.getAttribute('aria-expanded') === 'false') flushSync(() => fold.click());
    found = document.getElementById(id) ?? control ?? fold ?? found;
  }
  if (!found) return false;
  for (
    let around = found.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  )
    around.open = true;
  const target = found.matches(CONTROL) ? found : (found.querySelector<HTMLElement>(CONTROL) ?? found);
  target.focus();
  return true;
}
