import type { Problem } from '#engine/contract/problem.ts';

/** Both languages, or one text that needs none; the error handler picks by the request's Accept-Language. */
export type Message = string | { en: string; fr: string };

export type FieldErrors = Record<string, Message[]>;

/** What an error answer says besides its messages, for the program that reads it. */
export type ProblemDetails = Omit<Problem, 'errors'>;

/** What a handler throws to answer with an error: the status, and messages by field (spec §8). */
export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly status: number;
  readonly errors: FieldErrors;
  readonly details: ProblemDetails;
  constructor(status: number, errors: FieldErrors, details: ProblemDetails = {}) {
    super(`${status}: ${JSON.stringify(errors)}`);
    this.status = status;
    this.errors = errors;
    this.details = details;
  }
}

/** The one answer to a code that is unknown and to one that is another's: it must not tell which. */
export function notFound(): HttpProblem {
  return new HttpProblem(404, {
    code: [
      { en: 'was not found, or is not yours to see.', fr: 'est introuvable, ou ne vous est pas accessible.' },
    ],
  });
}

/** No token, or one that is unknown or has expired; the browser goes back to the site root (spec §8). */
export function unauthorized(): HttpProblem {
  return new HttpProblem(401, {
    token: [{ en: 'is missing or has expired.', fr: 'est absent ou a expiré.' }],
  });
}

/** A field whose value was understood and is refused. */
export function invalidField(field: string, ...messages: Message[]): HttpProblem {
  return new HttpProblem(422, { [field]: messages });
}

/** The answer to who asks for an address at which there is nothing. */
export function leadsNowhere(): HttpProblem {
  return new HttpProblem(404, { path: [{ en: 'leads nowhere.', fr: 'ne mène nulle part.' }] });
}
