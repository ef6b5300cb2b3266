import type { AskedCall } from '#engine/recording/call-key.ts';

/** Where the tab remembers which recording it is answered from. */
const FIXTURE = 'fixture-tab';

/** A recording as a tab is answered from it, over all that is loaded anew in the tab. */
export interface KeptFixture {
  readonly name: string;
  /** The name of this tab's database of drafts. */
  readonly drafts: string;
  /** What was asked of it so far, and the pages that were loaded. */
  readonly asked: readonly AskedCall[];
  readonly pages: readonly string[];
}

/** What this tab is answered from, as it was before this page was loaded; undefined where by a server. */
export function keptFixture(): KeptFixture | undefined {
  const text = sessionStorage.getItem(FIXTURE);
  return text === null ? undefined : JSON.parse(text);
}

export function keepFixture(kept: KeptFixture): void {
  sessionStorage.setItem(FIXTURE, JSON.stringify(kept));
}

/** Begins a recording in this tab; what was kept for another is forgotten. */
export function beginFixture(name: string): KeptFixture {
  forgetFixture();
  const kept = { name, drafts: `${FIXTURE}-${Math.random().toString(36).slice(2)}`, asked: [], pages: [] };
  keepFixture(kept);
  return kept;
}

/** Forgets the recording, and all that its visitor's pages had kept in this tab. */
export function forgetFixture(): void {
  const drafts = keptFixture()?.drafts;
  if (drafts === undefined) return;
  indexedDB.deleteDatabase(drafts);
  sessionStorage.clear();
}

/** What pages keep is kept for this tab alone: a recording's visitor is nobody to the other tabs of this browser. */
export function keepInThisTab({ drafts }: KeptFixture): void {
  Object.defineProperty(window, 'localStorage', { value: window.sessionStorage, configurable: true });
  const open = indexedDB.open.bind(indexedDB);
  indexedDB.open = (_name, version) => open(drafts, version);
}
