import type { FieldErrors, ProblemDetails } from '#server/domain/refusal.ts';
import { inEveryLanguage } from '#server/languages/words.ts';

/** What is thrown to answer with an error of HTTP itself: the status, and messages by field (spec §8). */
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

/** No token, or one that is unknown or has expired; the browser goes back to the site root (spec §8). */
export function unauthorized(): HttpProblem {
  return new HttpProblem(401, {
    token: [inEveryLanguage('requests.unauthorized')],
  });
}

/** The answer to who asks for an address at which there is nothing. */
export function leadsNowhere(): HttpProblem {
  return new HttpProblem(404, { path: [inEveryLanguage('requests.leadsNowhere')] });
}
