/**
 * Reads an absolute URL, or one relative to `base`; undefined where it is none (WHATWG URL). `URL.canParse` is not asked:
 * in Node 20, once it is called often, it refuses whatever has a letter of Latin-1 beyond ASCII, as of French.
 */
export function readUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
