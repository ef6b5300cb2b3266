import type { Refusal, RefusalKind } from '#server/refusals/refusal.ts';
import { HttpProblem } from './http-problem.ts';

const statuses: Readonly<Record<RefusalKind, number>> = {
  declined: 402,
  unknown: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
};

/** A refusal of the domain as HTTP answers it. */
export function problemOf({ kind, errors, details }: Refusal): HttpProblem {
  return new HttpProblem(statuses[kind], errors, details);
}
