import type { Text } from '#engine/configuration/text.ts';
import type { Problem } from '#engine/contract/problem.ts';
import { inEveryLanguage } from '#server/languages/words.ts';

/** Said in every language, or in one that needs none; whoever answers picks by the request. */
export type Message = Text;

export type FieldErrors = Record<string, Message[]>;

/** What an error answer says besides its messages, for the program that reads it. */
export type ProblemDetails = Omit<Problem, 'errors'>;

/** Why something is refused; which status that is, `http/` knows. */
export type RefusalKind = 'invalid' | 'unknown' | 'conflict' | 'declined' | 'too_large' | 'unsupported_type';

/** What the domain throws when it refuses: why, and messages by field (spec §8). */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly kind: RefusalKind;
  readonly errors: FieldErrors;
  readonly details: ProblemDetails;
  constructor(kind: RefusalKind, errors: FieldErrors, details: ProblemDetails = {}) {
    super(`${kind}: ${JSON.stringify(errors)}`);
    this.kind = kind;
    this.errors = errors;
    this.details = details;
  }
}

/** The one refusal of a code that is unknown and of one that is another's: it must not tell which. */
export function notFound(): Refusal {
  return new Refusal('unknown', {
    code: [inEveryLanguage('requests.notFound')],
  });
}

/** A field whose value was understood and is refused. */
export function invalidField(field: string, ...messages: Message[]): Refusal {
  return new Refusal('invalid', { [field]: messages });
}
