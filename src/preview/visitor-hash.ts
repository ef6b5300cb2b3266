import type { PreviewEntry } from '#engine/contract/previews.ts';

const START = '#as=';

/** The end of a preview's address that opens what was begun for a visitor, or, without an entry, the site as anyone. */
export const visitorHash = (entry: PreviewEntry | undefined): string =>
  START + (entry ? encodeURIComponent(JSON.stringify(entry)) : '');

/** Whether an address has such an end. */
export const hasVisitorHash = (hash: string): boolean => hash.startsWith(START);

/** What the end of an address opens; undefined for anyone, and for what cannot be read. */
export function entryOfHash(hash: string): PreviewEntry | undefined {
  try {
    const entry: unknown = JSON.parse(decodeURIComponent(hash.slice(START.length)));
    const isEntry = typeof entry === 'object' && entry !== null && 'flow' in entry && 'token' in entry;
    return isEntry ? (entry as PreviewEntry) : undefined;
  } catch {
    return undefined;
  }
}
