import Type from 'typebox';
import * as calls from './calls/organizer.ts';
import { endpoints } from './endpoint.ts';
import { RegistrationCode } from './registration.ts';

/** Support data for organizers. */
export const tracing = endpoints(calls.tracing, {
  getWhatHappened: {
    summary:
      'What the server knows about a registration or application, as a recording (HAR 1.2) without personal data.',
    access: 'organizer',
    permission: 'registrations',
    inspecting: true,
    params: Type.Object({ event: Type.String({ maxLength: 64 }), code: RegistrationCode }),
    response: Type.Object({ log: Type.Unknown() }),
  },
});
