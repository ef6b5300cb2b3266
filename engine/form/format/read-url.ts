/**
 * Reads an absolute URL, or one relative to `base`; undefined if invalid (WHATWG URL). `URL.canParse` in Node 20
 * refuses non-ASCII Latin-1 letters once it has been called often.
 */
export function readUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
