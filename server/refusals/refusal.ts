import type { Problem } from '#engine/contract/problem.ts';
import type { Diagnostic } from '#engine/event/diagnosis/diagnostic.ts';
import type { Text } from '#engine/form/languages/text.ts';
import { inEveryLanguage } from '#server/languages/words.ts';

/** A message in every language, or in one that needs no translation; the answer selects by the request. */
export type Message = Text;

export type FieldErrors = Record<string, Message[]>;

/** Details of a refusal for programs; diagnostics are written with the answer. */
export type ProblemDetails = Omit<Problem, 'errors' | 'diagnostics'> & {
  readonly diagnostics?: readonly Diagnostic[];
};

/** Why something is refused; which status that is, `http/` knows. */
export type RefusalKind = 'invalid' | 'unknown' | 'conflict' | 'declined' | 'too_large' | 'unsupported_type';

/** Thrown by the domain to refuse something: a kind, and messages by field (spec §8). */
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

/** The same refusal for an unknown code and another's: it must not reveal which. */
export function notFound(): Refusal {
  return new Refusal('unknown', {
    code: [inEveryLanguage('requests.notFound')],
  });
}

/** A valid request with a refused value. */
export function invalidField(field: string, ...messages: Message[]): Refusal {
  return new Refusal('invalid', { [field]: messages });
}
