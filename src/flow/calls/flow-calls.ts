import { api } from '#engine/contract/calls.ts';
import type { BodyOf } from '#engine/contract/endpoint.ts';
import type { BeginCall } from '#engine/contract/flow-front.ts';
import type { Call } from '#src/api/client.ts';
import { frontOf, rowsFrontOf } from './own-calls.ts';

type SaveBody = BodyOf<typeof api.registration.saveRegistrationPersonalInformations>;
type SubmitBody = BodyOf<typeof api.registration.saveSubmitRegistration>;

/** Further parameters of a call. */
interface About {
  readonly signal: AbortSignal;
  readonly locale: string;
}
interface Repeatable extends About {
  readonly idempotencyKey: string;
}

/** Starts a dossier of a flow, with the flow's own call if the specification names one. */
export function beginFlow(call: Call, flow: string, body: BodyOf<BeginCall>, about: Repeatable) {
  const front = frontOf(flow);
  return front
    ? call(front.begin, { body, ...about })
    : call(api.flows.beginFlow, { body: { flow, ...body }, ...about });
}

/** The kind of a form's rows; undefined for a form without such rows. */
export type StepRows = 'people' | 'gifts' | undefined;

/** Saves a step of a dossier, with the flow's own call if there is one; `flow` is undefined for a registration. */
export function saveFlowStep(
  call: Call,
  flow: string | undefined,
  { code, ...body }: SaveBody,
  about: About,
  rows?: StepRows,
) {
  const front = flow === undefined ? undefined : frontOf(flow);
  const own = rows && flow !== undefined ? rowsFrontOf(flow) : undefined;
  if (own) {
    const named = { [own.code]: code, ...body };
    return call(rows === 'people' ? own.savePeople : own.saveGifts, { body: named, ...about });
  }
  return front
    ? call(front.save, { body: { [front.code]: code, ...body }, ...about })
    : call(api.registration.saveRegistrationPersonalInformations, { body: { code, ...body }, ...about });
}

/** Submits a dossier likewise. */
export function submitFlow(
  call: Call,
  flow: string | undefined,
  { code, track, ...body }: SubmitBody,
  about: Repeatable,
) {
  const front = flow === undefined ? undefined : frontOf(flow);
  return front
    ? call(front.submit, { body: { [front.code]: code, ...body }, ...about })
    : call(api.registration.saveSubmitRegistration, {
        body: { code, ...(track !== undefined && { track }), ...body },
        ...about,
      });
}
