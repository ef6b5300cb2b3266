import type { Path } from './path.ts';

/** One thing wrong with one answer, as data: the catalogue turns it into words (design §4.5). */
export interface FieldError {
  /** The field it belongs to. */
  readonly path: Path;
  /** The part of a compound value, such as `postalcode` of an address. */
  readonly within?: string;
  /** The JSON Schema keyword or the name of the rule that failed. */
  readonly keyword: string;
  readonly params?: Readonly<Record<string, unknown>>;
  /** Words that came from the server with the failure, already in the visitor's language. */
  readonly message?: string;
}

/** Whether errors have the same wording: a missing answer has no other error. */
export function areSameErrors(some: readonly FieldError[], others: readonly FieldError[]): boolean {
  return some.length === others.length && some.every((each, at) => isSameError(each, others[at]));
}

function isSameError(one: FieldError, other: FieldError | undefined): boolean {
  return (
    one.path === other?.path &&
    one.keyword === other.keyword &&
    one.within === other.within &&
    one.message === other.message &&
    (one.keyword === 'required' || JSON.stringify(one.params) === JSON.stringify(other.params))
  );
}
