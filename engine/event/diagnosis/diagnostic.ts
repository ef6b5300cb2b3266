import type { Assignment } from './can-be-met.ts';
import type { Sentence } from './sentence.ts';

/** What is wrong with a configuration document, as data: the sentences are written where someone reads them. */
export interface Diagnostic {
  /** The JSON pointer of the place. */
  readonly pointer: string;
  readonly severity: 'error' | 'warning';
  /** The class that programs know; each of its sentences has a name of its own. */
  readonly code: string;
  readonly problem: readonly Sentence[];
  /** What would be right: code that is the same in every language, or a sentence. */
  readonly expected?: string | Sentence;
  /** The property that is missing at the pointer. */
  readonly property?: string;
  /** Choices and answers with which it happens, by the names that conditions have for them. */
  readonly choices?: Assignment;
}
