import Type from 'typebox';
import * as calls from './calls/viewing.ts';
import { endpoints } from './endpoint.ts';
import { RegistrationCode } from './registration.ts';

/** Seeing an attendee's page as they do, without being able to change anything. */
export const viewing = endpoints(calls.viewing, {
  openAttendeePage: {
    summary:
      'Opens the page of a registration as its attendee sees it, to read. It ends after 15 minutes, and with the organizer’s session or role.',
    access: 'organizer',
    permission: 'registrations',
    body: Type.Object({ code: RegistrationCode }),
    response: Type.Object({
      /** A bearer token for the calls that read this registration, in the same session only. Calls that write are refused. */
      grant: Type.String(),
      /** When it ends. */
      until: Type.String(),
      /** The name of the attendee, or else their address. */
      name: Type.String(),
    }),
  },
});
