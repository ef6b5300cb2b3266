import Type, { type TObject, type TProperties } from 'typebox';
import type { Call } from './calls/call.ts';
import { type Definition, definition } from './endpoint.ts';
import type { FlowFront } from './flow-fronts.ts';
import { Beginning, Begun } from './flows.ts';
import { RegistrationCode, registration } from './registration.ts';

const { code: _saved, ...saved } = registration.saveRegistrationPersonalInformations.body.properties;
const { timezone, versions, total, released, credit, method, locale } =
  registration.saveSubmitRegistration.body.properties;

/** The code under a dynamic name, and further fields. */
function withCode<const Fields extends TProperties>(code: string, fields: Fields): TObject<Fields> {
  return Type.Object({ [code]: RegistrationCode, ...fields }) as unknown as TObject<Fields>;
}

const begin = definition({
  summary: 'Starts this flow with its first form, like `beginFlow`.',
  access: 'public',
  idempotent: true,
  body: Beginning,
  response: Begun,
});

const save = ({ flow, code }: FlowFront) =>
  definition({
    summary: 'Saves the validated answers of one form step, like `saveRegistrationPersonalInformations`.',
    access: 'holder',
    dossiers: flow,
    body: withCode(code, saved),
    response: registration.saveRegistrationPersonalInformations.response,
  });

const submit = ({ flow, code }: FlowFront) =>
  definition({
    summary: 'Submits it and pays what is owed, like `saveSubmitRegistration`.',
    access: 'holder',
    dossiers: flow,
    idempotent: true,
    body: withCode(code, { timezone, versions, total, released, credit, method, locale }),
    response: registration.saveSubmitRegistration.response,
  });

export type BeginCall = Call & typeof begin;
export type SaveCall = Call & ReturnType<typeof save>;
export type SubmitCall = Call & ReturnType<typeof submit>;

/** The three calls of a front under its names. */
export type FrontCalls<F extends FlowFront> = Readonly<Record<F['begin'], BeginCall>> &
  Readonly<Record<F['save'], SaveCall>> &
  Readonly<Record<F['submit'], SubmitCall>>;

/** Defines the calls of a front from its row of the table. */
export function frontDefinitions<const F extends FlowFront>(front: F): FrontCalls<F> {
  const definitions: Readonly<Record<string, Definition>> = {
    [front.begin]: begin,
    [front.save]: save(front),
    [front.submit]: submit(front),
  };
  // A computed name widens to any text; the three are those of the row.
  return definitions as unknown as FrontCalls<F>;
}
