import { inEveryLanguage } from '#server/languages/words.ts';
import type { FieldErrors, ProblemDetails } from '#server/refusals/refusal.ts';

/** Thrown for errors of HTTP itself: the status, and messages by field (spec §8). */
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

/** No token, or an unknown or expired one; the browser goes back to the site root (spec §8). */
export function unauthorized(): HttpProblem {
  return new HttpProblem(401, {
    token: [inEveryLanguage('requests.unauthorized')],
  });
}

/** The answer for an address that does not exist. */
export function leadsNowhere(): HttpProblem {
  return new HttpProblem(404, { path: [inEveryLanguage('requests.leadsNowhere')] });
}
