import { ApiFailure, failureOf } from '#src/api/api-failure.ts';
import type { Call } from '#src/api/client.ts';

/** Answers by path; a number is that error status, a function is asked at each call. */
export type Answers = Readonly<Record<string, unknown>>;

/** A client that answers from a table; what is not in it is 404. */
export function tableCall(answers: Answers): Call {
  const call = async (endpoint: { path: string }) => {
    const answer = answers[endpoint.path] ?? 404;
    if (typeof answer === 'number') throw new ApiFailure(answer, failureOf(answer, { errors: {} }));
    return typeof answer === 'function' ? answer() : answer;
  };
  return call as Call;
}
