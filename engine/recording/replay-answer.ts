import type { Problem } from '../contract/problem.ts';
import type { AskedCall } from './call-key.ts';
import type { ReplaySession } from './replay-session.ts';

/** A replay's answer to a call, by any transport; also to unrecorded calls. */
export interface ReplayAnswer {
  readonly status: number;
  readonly mimeType: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Text, or bytes as base64. */
  readonly text: string;
  readonly isBytes: boolean;
  /** The index of the recorded call; undefined without one. */
  readonly index: number | undefined;
}

/** The answer headers that a page reads. */
const GIVEN = ['x-request-id', 'content-language'];

/** Answers a call from a replay; an unrecorded one with 501 in the standard error format. */
export async function replayAnswer(session: ReplaySession, asked: AskedCall): Promise<ReplayAnswer> {
  const found = await session.answer(asked);
  if (!found) {
    const problem: Problem = { errors: { recording: [`has no answer to ${asked.method} ${asked.url}`] } };
    const text = JSON.stringify(problem);
    const mimeType = 'application/json';
    return { status: 501, mimeType, headers: {}, text, isBytes: false, index: undefined };
  }
  const { status, mimeType, text, encoding, call } = found;
  const headers = Object.fromEntries(
    GIVEN.flatMap((name) => (found.headers[name] ? [[name, found.headers[name]]] : [])),
  );
  return { status, mimeType, headers, text, isBytes: encoding === 'base64', index: call.index };
}
