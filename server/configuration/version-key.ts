import jsonc from 'jsonc-parser';

/** The key with the version in a pulled document; it is never published. */
export const VERSION_KEY = '$version';

/** A document without its version key, and the version that it names. */
export function withoutVersion(document: unknown): { document: unknown; version?: number } {
  if (typeof document !== 'object' || document === null || !(VERSION_KEY in document)) return { document };
  const { [VERSION_KEY]: version, ...rest } = document;
  return typeof version === 'number' && Number.isSafeInteger(version) && version >= 0
    ? { document: rest, version }
    : { document };
}

/** A document with the version that it is, as `pull` prints it. */
export function withVersion(document: unknown, version: number): unknown {
  return typeof document === 'object' && document !== null
    ? { [VERSION_KEY]: version, ...document }
    : document;
}

/** A document's text with another version, otherwise unchanged. */
export function textWithVersion(text: string, version: number): string {
  const edits = jsonc.modify(text, [VERSION_KEY], version, {
    formattingOptions: { insertSpaces: true, tabSize: 2 },
    getInsertionIndex: () => 0,
  });
  return jsonc.applyEdits(text, edits);
}
