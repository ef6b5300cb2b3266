import type { Problem } from '../contract/problem.ts';
import type { AskedCall } from './call-key.ts';
import type { ReplaySession } from './replay-session.ts';

/** What a replay answers to a call, whatever carries it: to what was not recorded too. */
export interface ReplayAnswer {
  readonly status: number;
  readonly mimeType: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Its text, or what base64 says of bytes. */
  readonly text: string;
  readonly isBytes: boolean;
  /** The recorded call's place; undefined where there is none. */
  readonly index: number | undefined;
}

/** Of a recorded answer's headers what a page reads. */
const GIVEN = ['x-request-id', 'content-language'];

/** Asks a replay; what the recording has no answer to is answered with 501 in the one shape of errors. */
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
