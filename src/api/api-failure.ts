import type { Problem } from '#engine/contract/problem.ts';
import type { Failure, FailureKind } from '#machines/failure.ts';

/** A call that did not succeed; carries the failure as data. */
export class ApiFailure extends Error {
  readonly failure: Failure;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The request's id in the server's log. */
  readonly requestId: string | undefined;

  constructor(status: number, failure: Failure, requestId?: string) {
    super(`API call failed: ${failure.kind} (${status})`);
    this.name = 'ApiFailure';
    this.status = status;
    this.failure = requestId === undefined ? failure : { ...failure, requestId };
    this.requestId = requestId;
  }
}

const REASONS: Readonly<Record<string, FailureKind>> = {
  stale: 'stale',
  conflict: 'conflict',
  full: 'full',
  closed: 'closed',
  already_registered: 'already_registered',
  in_flight: 'in_flight',
  price: 'price',
  declined: 'declined',
};

function kindOf(status: number, reason: string | undefined): FailureKind {
  if (status === 0) return 'connection';
  if (status === 401) return 'unauthorized';
  const known = reason === undefined ? undefined : REASONS[reason];
  if (known) return known;
  // 403 and 409: not possible now; 404: unknown code; 413 and 415: a file; 422: fields; 429: too many tries. All have
  // messages.
  return [400, 403, 404, 409, 413, 415, 422, 429].includes(status) ? 'invalid' : 'fault';
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'errors' in body && typeof body.errors === 'object';
}

/** Reads the one shape of error answers (spec §8); an answer of any other shape is a fault. */
export function failureOf(status: number, body: unknown): Failure {
  if (!isProblem(body))
    return { kind: status === 401 || status === 0 ? kindOf(status, undefined) : 'fault', errors: {} };
  return {
    kind: kindOf(status, body.reason),
    errors: body.errors,
    ...(body.changes && { changes: body.changes }),
    ...(body.conflicts && { conflicts: body.conflicts }),
  };
}
