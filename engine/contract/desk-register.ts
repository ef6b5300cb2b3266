import Type from 'typebox';
import { MODES } from '../event/properties/modes.ts';
import { Flag } from '../form/field/flag.ts';
import { LOCALES } from '../form/languages/text.ts';
import * as calls from './calls/organizer.ts';
import { endpoints } from './endpoint.ts';

/** Registering someone who phones or stands at the desk. */
export const deskRegister = endpoints(calls.deskRegister, {
  registerAsOrganizer: {
    summary:
      'Registers a person: submitted at once with all fees waived, or started, with an email that lets them finish and pay.',
    access: 'organizer',
    permission: 'edit',
    idempotent: true,
    body: Type.Object({
      email: Type.String({ maxLength: 254 }),
      first_name: Type.String({ maxLength: 200 }),
      last_name: Type.String({ maxLength: 200 }),
      track: Type.String({ minLength: 1, maxLength: 40 }),
      track_mode: Type.Enum(MODES),
      registrations_day: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 30 }),
      locale: Type.Enum(LOCALES),
      /** Y waives all fees and submits the registration; N leaves both to the person. */
      waive: Flag,
      /** N sends no confirmation; with `waive` only. */
      notify: Type.Optional(Flag),
      /** Why the fees are waived. */
      why: Type.Optional(Type.String({ maxLength: 500 })),
    }),
    response: Type.Object({ code: Type.String() }),
  },
});
