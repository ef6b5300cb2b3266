import Type from 'typebox';
import { ApplicationStanding } from './application.ts';
import { endpoint } from './endpoint.ts';
import { FlowInformation } from './flows.ts';
import { OffersInformation } from './offers.ts';
import { RegistrationCode } from './registration.ts';

/** What an application of a partner is begun with: what it is, when it is open, what it asks and costs. */
export const optionCall = (path: `/${string}`) =>
  endpoint({
    method: 'GET',
    path,
    summary: 'This application: when it is open, what it asks for and what it can cost.',
    access: 'public',
    response: FlowInformation,
  });

/** The same by the name that the specification gives to where it begins. */
export const initCall = (path: `/${string}`) =>
  endpoint({
    method: 'POST',
    path,
    summary: 'This application at its start: its steps and its first form.',
    access: 'public',
    response: FlowInformation,
  });

/** What partners choose from. */
export const offeredCall = (path: `/${string}`, summary: string) =>
  endpoint({ method: 'GET', path, summary, access: 'public', response: OffersInformation });

/** What was decided on an application that was sent. */
export const confirmationCall = <const Flow extends 'exhibitor' | 'sponsor'>(
  path: `/${string}/{code}`,
  flow: Flow,
) =>
  endpoint({
    method: 'GET',
    path,
    summary: 'The state of the bearer’s application, like `getApplicationStanding`.',
    access: 'holder',
    dossiers: flow,
    params: Type.Object({ code: RegistrationCode }),
    response: ApplicationStanding,
  });

/** What a choice is sent with, besides the code of the application. */
export const chosen = {
  /** Of what is chosen. */
  code: Type.String({ minLength: 1, maxLength: 64 }),
  /** Follows from the call, and decides nothing. */
  model: Type.Optional(Type.String({ maxLength: 64 })),
  options: Type.Optional(Type.String({ maxLength: 2_000 })),
};

/** How many of it; 0 gives it back. */
export const pieces = Type.Optional(Type.Integer({ minimum: 0, maximum: 99 }));

/** What is given for it, in cents, where there is a range. */
export const contribution = Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 }));
