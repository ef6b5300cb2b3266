import { fromPromise } from 'xstate';
import { callMachine } from '#machines/call/call.machine.ts';

/** The machine of a call that asks this; a chart makes it as its child, a page by itself. */
export function askByCall<Request>(ask: (request: Request, signal: AbortSignal) => Promise<unknown>) {
  return callMachine.provide({
    actors: { ask: fromPromise(({ input, signal }) => ask(input.request as Request, signal)) },
  });
}
