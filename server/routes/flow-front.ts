import type { BeginCall, FrontCalls, SaveCall, SubmitCall } from '#engine/contract/flow-front.ts';
import type { FlowFront } from '#engine/contract/flow-fronts.ts';
import { saveStep } from '#server/registration/save-step.ts';
import { beginNamed } from './begin-flow.ts';
import type { Handler, Handlers } from './handlers.ts';
import { submit } from './submit.ts';

/** Answers the calls of a front with the functions that any flow uses. */
export function frontHandlers<const F extends FlowFront>(front: F): Handlers<FrontCalls<F>> {
  const begin: Handler<BeginCall> = (call) => beginNamed(call, front.flow, call.body);
  const save: Handler<SaveCall> = ({ services, dossier, body, language }) =>
    saveStep(services, dossier, body, language);
  const send: Handler<SubmitCall> = (call) => submit(call);
  const handlers = { [front.begin]: begin, [front.save]: save, [front.submit]: send };
  // A computed name widens to any text; the three are those of the row.
  return handlers as unknown as Handlers<FrontCalls<F>>;
}
