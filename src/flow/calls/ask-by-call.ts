import { fromPromise } from 'xstate';
import { callMachine, pageCallMachine } from '#machines/call/call.machine.ts';

type Ask<Request> = (request: Request, signal: AbortSignal) => Promise<unknown>;

const asking = <Request>(ask: Ask<Request>) => ({
  actors: {
    ask: fromPromise<unknown, { request: unknown }>(({ input, signal }) =>
      ask(input.request as Request, signal),
    ),
  },
});

/** The machine of a call that asks this, which a chart makes as its child. */
export const askByCall = <Request>(ask: Ask<Request>) => callMachine.provide(asking(ask));

/** The machine of a call that asks this, which a page makes as often as it is asked to. */
export const askByPage = <Request>(ask: Ask<Request>) => pageCallMachine.provide(asking(ask));
