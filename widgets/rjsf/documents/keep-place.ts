import { flushSync } from 'react-dom';
import { FOLD_END } from './reveal-place.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isText = (element: Element | null): element is TextControl =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;

/**
 * Notes which rows of a document’s form are open and where the focus is. The result brings both back once the form is
 * drawn again with another editor’s changes; the focus only if the control still has the same text.
 */
export function keepPlace(formId: string): () => void {
  const open = [
    ...document.querySelectorAll(`[id^="${formId}_"][id$="${FOLD_END}"][aria-expanded="true"]`),
  ].map(({ id }) => id);
  const { activeElement: active } = document;
  const isInForm = active?.id.startsWith(`${formId}_`) === true;
  const text = isInForm && isText(active) ? active.value : undefined;
  const selection =
    isInForm && isText(active) ? ([active.selectionStart, active.selectionEnd] as const) : undefined;
  return () => {
    for (const id of open) {
      const fold = document.getElementById(id);
      if (fold?.getAttribute('aria-expanded') === 'false') flushSync(() => fold.click());
    }
    const again = isInForm && active ? document.getElementById(active.id) : null;
    if (!again || (isText(again) && again.value !== text)) return;
    again.focus({ preventScroll: true });
    // Checkboxes and numbers have no selection.
    if (isText(again) && selection && selection[0] !== null) again.setSelectionRange(...selection);
  };
}
