import Type, { type TObject, type TProperties } from 'typebox';
import type { NamedFlow } from '../event/addresses/flow-pages.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { Beginning, Begun } from './flows.ts';
import { RegistrationCode, registration } from './registration.ts';

/** The names under which a flow is started, saved and submitted, and its code's name there (spec §7). */
export interface FlowFront {
  readonly flow: NamedFlow;
  readonly code: string;
  readonly begin: string;
  readonly save: string;
  readonly submit: string;
}

/** Flows whose calls the specification names; each does what any flow's calls do. */
export const FLOW_FRONTS = {
  exhibitor: {
    flow: 'exhibitor',
    code: 'exhibitor_code',
    begin: 'generateExhibitor',
    save: 'saveExhibitorInformations',
    submit: 'submitExhibitorApplication',
  },
  sponsor: {
    flow: 'sponsor',
    code: 'sponsor_code',
    begin: 'generateSponsor',
    save: 'saveSponsorInformations',
    submit: 'submitSponsorApplication',
  },
  activity: {
    flow: 'activity',
    code: 'buyer_code',
    begin: 'generateActivity',
    save: 'saveBuyerInformations',
    submit: 'submitActivityApplication',
  },
  proposal: {
    flow: 'proposal',
    code: 'workshops_code',
    begin: 'generateWorkshop',
    save: 'saveWorkshopInformations',
    submit: 'submitWorkshopProposal',
  },
} as const satisfies Partial<Record<NamedFlow, FlowFront>>;

const { code: _saved, ...saved } = registration.saveRegistrationPersonalInformations.body.properties;
const { timezone, versions, total, released, credit, method, locale } =
  registration.saveSubmitRegistration.body.properties;

/** The code under a dynamic name, and further fields. */
function withCode<const Fields extends TProperties>(code: string, fields: Fields): TObject<Fields> {
  return Type.Object({ [code]: RegistrationCode, ...fields }) as unknown as TObject<Fields>;
}

const begin = (name: string) =>
  endpoint({
    method: 'POST',
    path: `/${name}`,
    summary: 'Starts this flow with its first form, like `beginFlow`.',
    access: 'public',
    idempotent: true,
    body: Beginning,
    response: Begun,
  });

const save = ({ flow, code, save: name }: FlowFront) =>
  endpoint({
    method: 'POST',
    path: `/${name}`,
    summary: 'Saves the validated answers of one form step, like `saveRegistrationPersonalInformations`.',
    access: 'holder',
    dossiers: flow,
    holder: code,
    body: withCode(code, saved),
    response: registration.saveRegistrationPersonalInformations.response,
  });

const submit = ({ flow, code, submit: name }: FlowFront) =>
  endpoint({
    method: 'POST',
    path: `/${name}`,
    summary: 'Submits it and pays what is owed, like `saveSubmitRegistration`.',
    access: 'holder',
    dossiers: flow,
    holder: code,
    idempotent: true,
    body: withCode(code, { timezone, versions, total, released, credit, method, locale }),
    response: registration.saveSubmitRegistration.response,
  });

export type BeginCall = ReturnType<typeof begin>;
export type SaveCall = ReturnType<typeof save>;
export type SubmitCall = ReturnType<typeof submit>;

/** The three calls of a front under its names. */
export type FrontCalls<F extends FlowFront> = Readonly<Record<F['begin'], BeginCall>> &
  Readonly<Record<F['save'], SaveCall>> &
  Readonly<Record<F['submit'], SubmitCall>>;

/** Makes the calls of a front from its row of the table. */
export function frontCalls<const F extends FlowFront>(front: F): FrontCalls<F> {
  const calls: Readonly<Record<string, Endpoint>> = {
    [front.begin]: begin(front.begin),
    [front.save]: save(front),
    [front.submit]: submit(front),
  };
  // A computed name widens to any text; the three are those of the row.
  return calls as FrontCalls<F>;
}

/** A flow's own calls; undefined without any. */
export function frontOf(flow: string) {
  const front = Object.values<FlowFront>(FLOW_FRONTS).find((each) => each.flow === flow);
  return front && { code: front.code, begin: begin(front.begin), save: save(front), submit: submit(front) };
}
