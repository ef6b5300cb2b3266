import type { Draft } from './draft.ts';
import { validateDraft } from './validate-draft.ts';

const KEY = 'rostrum-draft';

/** Stores a draft synchronously for this tab: writes to IndexedDB that have just started may be lost with the page. */
export function setAside(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage is closed or full: IndexedDB may still work.
  }
}

/** The draft stored for this tab; undefined without a valid one. */
export function draftAside(): Draft | undefined {
  try {
    return validateDraft(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Removes it once IndexedDB has it, or it is no longer needed. */
export function forgetAside(code: string): void {
  if (draftAside()?.code === code) sessionStorage.removeItem(KEY);
}
