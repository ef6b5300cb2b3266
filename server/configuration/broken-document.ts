/** A realistic mistake in a demo document, and the expected diagnostic. */
export interface BrokenDocument {
  /** The mistake, in words. */
  readonly what: string;
  /** The document, by its path under fixtures/events. */
  readonly file: string;
  /** Values to set at JSON pointers; undefined removes one. */
  readonly put: Readonly<Record<string, unknown>>;
  readonly severity: 'error' | 'warning';
  readonly pointer: string;
  readonly code: string;
  /** Words that the sentence has to hold. */
  readonly says?: string;
}

/** One such way: the changes, and severity, pointer and code of its diagnostic. */
export const row = (
  file: string,
  what: string,
  put: Readonly<Record<string, unknown>>,
  [severity, pointer, code]: readonly ['error' | 'warning', string, string],
  says?: string,
): BrokenDocument => ({ what, file: `${file}.json`, put, severity, pointer, code, ...(says && { says }) });
