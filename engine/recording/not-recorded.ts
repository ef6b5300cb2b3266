import type { Problem } from '../contract/problem.ts';
import type { AskedCall } from './call-key.ts';

/** The answer to a call that a recording has none for, in the one shape of errors. */
export function notRecorded({ method, url }: AskedCall): { status: number; body: Problem } {
  return { status: 501, body: { errors: { recording: [`has no answer to ${method} ${url}`] } } };
}
