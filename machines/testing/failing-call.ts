import { fromPromise } from 'xstate';
import { callMachine } from '../call/call.machine.ts';
import type { FailureKind } from '../failure.ts';

/** A call that fails the first time and is answered the second, with what it was asked each time. */
export function failingCall(kind: FailureKind, answer: unknown) {
  const asked: unknown[] = [];
  const ask = fromPromise<unknown, { request: unknown }>(({ input }) => {
    asked.push(input.request);
    return asked.length === 1 ? Promise.reject({ kind, errors: {} }) : Promise.resolve(answer);
  });
  return { asked, call: callMachine.provide({ actors: { ask } }) };
}
