import type { Draft } from './draft-store.ts';
import { soundDraft } from './sound-draft.ts';

const KEY = 'rostrum-draft';

/**
 * Sets a draft aside within this tab, at once: what a page that goes away has only begun to write to the device may be
 * dropped with the page, where the device's storage is at work.
 */
export function setAside(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage is closed or full: the device's own may still come through.
  }
}

/** What was set aside in this tab; undefined where nothing was, or nothing that can be read. */
export function draftAside(): Draft | undefined {
  try {
    return soundDraft(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** The device has it by now, or nobody wants it any more. */
export function forgetAside(code: string): void {
  if (draftAside()?.code === code) sessionStorage.removeItem(KEY);
}
