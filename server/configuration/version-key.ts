import jsonc from 'jsonc-parser';

/** The key by which a pulled document says which version it is; it is never published. */
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

/** The text of a document with another version in it, everything else as it was written. */
export function textWithVersion(text: string, version: number): string {
  const edits = jsonc.modify(text, [VERSION_KEY], version, {
    formattingOptions: { insertSpaces: true, tabSize: 2 },
    getInsertionIndex: () => 0,
  });
  return jsonc.applyEdits(text, edits);
}
