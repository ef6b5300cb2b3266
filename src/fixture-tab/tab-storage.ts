import type { AskedCall } from '#engine/recording/call-key.ts';

/** Where the tab remembers which recording it is answered from. */
const FIXTURE = 'fixture-tab';

/** A tab's recording, kept across reloads. */
export interface KeptFixture {
  readonly name: string;
  /** The name of this tab's database of drafts. */
  readonly drafts: string;
  /** The calls so far, and the pages loaded. */
  readonly asked: readonly AskedCall[];
  readonly pages: readonly string[];
}

/** The recording of this tab before this page loaded; undefined without one. */
export function keptFixture(): KeptFixture | undefined {
  const text = sessionStorage.getItem(FIXTURE);
  return text === null ? undefined : JSON.parse(text);
}

export function keepFixture(kept: KeptFixture): void {
  sessionStorage.setItem(FIXTURE, JSON.stringify(kept));
}

/** Starts a recording in this tab; data of another one is deleted. */
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

/** Separates browser storage for this tab: a recorded visitor must not appear in other tabs. */
export function keepInThisTab({ drafts }: KeptFixture): void {
  Object.defineProperty(window, 'localStorage', { value: window.sessionStorage, configurable: true });
  const open = indexedDB.open.bind(indexedDB);
  indexedDB.open = (_name, version) => open(drafts, version);
}
