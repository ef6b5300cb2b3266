import Type from 'typebox';
import { OffersInformation } from '../event/cart/offers.ts';
import { ApplicationStanding } from './application.ts';
import { definition } from './endpoint.ts';
import { FlowInformation } from './flows.ts';
import { RegistrationCode } from './registration.ts';

/** A partner flow's information: description, opening times, form and prices. */
export const option = definition({
  summary: 'This application: when it is open, what it asks for and what it can cost.',
  access: 'public',
  response: FlowInformation,
});

/** The same under the specification's name for its start. */
export const init = definition({
  summary: 'This application at its start: its steps and its first form.',
  access: 'public',
  response: FlowInformation,
});

/** The options for partners. */
export const offered = (summary: string) =>
  definition({ summary, access: 'public', response: OffersInformation });

/** The decision on a submitted application. */
export const confirmation = <const Flow extends 'exhibitor' | 'sponsor'>(flow: Flow) =>
  definition({
    summary: 'The state of the bearer’s application, like `getApplicationStanding`.',
    access: 'holder',
    dossiers: flow,
    params: Type.Object({ code: RegistrationCode }),
    response: ApplicationStanding,
  });

/** A choice's fields besides the application's code. */
export const chosen = {
  /** The chosen offer. */
  code: Type.String({ minLength: 1, maxLength: 64 }),
  /** Follows from the call, and decides nothing. */
  model: Type.Optional(Type.String({ maxLength: 64 })),
  options: Type.Optional(Type.String({ maxLength: 2_000 })),
};

/** The quantity; 0 releases it. */
export const pieces = Type.Optional(Type.Integer({ minimum: 0, maximum: 99 }));

/** The amount in cents, if there is a range. */
export const contribution = Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 }));
