/** A way that an organizer breaks a demo document, and what has to be said of it. */
export interface BrokenDocument {
  /** What was done, as a person would say it. */
  readonly what: string;
  /** The document, by its path under fixtures/events. */
  readonly file: string;
  /** Values put at JSON pointers; undefined removes what is there. */
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
