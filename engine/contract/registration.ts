import Type, { type Static } from 'typebox';
import { MODES } from '../configuration/event-document.ts';
import { LOCALES } from '../configuration/text.ts';
import { endpoint } from './endpoint.ts';

/** A registration code as it is shown and as it may be typed. */
export const RegistrationCode = Type.String({ minLength: 1, maxLength: 40 });
const Email = Type.String({ minLength: 1, maxLength: 254 });
const Mode = Type.Enum([...MODES]);

/** The registration statuses (spec §4). */
export const RegistrationStatus = Type.Enum(['Submitted', 'Not Submitted', 'Cancelled']);

/** A registration as its holder sees it. */
export const Registration = Type.Object({
  code: RegistrationCode,
  email: Type.String(),
  status: RegistrationStatus,
  started: Type.Enum(['Y', 'N']),
  track: Type.String(),
  mode: Mode,
  registrations_day: Type.Array(Type.String()),
  timezone: Type.String(),
  submitted_at: Type.Optional(Type.String()),
});
export type Registration = Static<typeof Registration>;

/** What a registration is for; one answer of several days is a list, sent as repeated form fields. */
const choice = {
  track: Type.String({ minLength: 1, maxLength: 40 }),
  mode: Mode,
  registrations_day: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 30 }),
};

/** Answers of one form, sent as JSON text in a form field. */
const ValuesText = Type.String({ maxLength: 1_000_000 });

export const registration = {
  checkRegistration: endpoint({
    method: 'POST',
    path: '/checkRegistration',
    summary: 'Whether a registration can begin, or with a code and its email be continued.',
    access: 'public',
    body: Type.Object({
      email: Email,
      code: Type.Optional(Type.String({ maxLength: 40 })),
      group_code: Type.Optional(Type.String({ maxLength: 40 })),
      track: Type.Optional(choice.track),
      mode: Type.Optional(Mode),
      registrations_day: Type.Optional(choice.registrations_day),
    }),
    response: Type.Object({
      status: Type.Enum(['new', 'continue', 'already_registered', 'full', 'closed']),
      registration: Type.Optional(Registration),
      /** A bearer token for that registration; also in the Authorization header of the answer. */
      token: Type.Optional(Type.String()),
    }),
  }),
  generateRegistrationCaptured: endpoint({
    method: 'POST',
    path: '/generateRegistrationCaptured',
    summary: 'Begins a registration and gives its code and token.',
    access: 'public',
    idempotent: true,
    body: Type.Object({
      ...choice,
      email: Email,
      timezone: Type.Optional(Type.String({ maxLength: 60 })),
      locale: Type.Optional(Type.Enum([...LOCALES])),
    }),
    response: Type.Object({ registration: Registration, token: Type.String() }),
  }),
  checkAlreadyRegistered: endpoint({
    method: 'POST',
    path: '/checkAlreadyRegistered',
    summary: 'Whether this registration has been submitted.',
    access: 'registration',
    body: Type.Object({ code: RegistrationCode }),
    response: Type.Object({ registered: Type.Enum(['Y', 'N']), registration: Registration }),
  }),
  saveRegistrationPersonalInformations: endpoint({
    method: 'POST',
    path: '/saveRegistrationPersonalInformations',
    summary: 'Saves the checked answers of one form step.',
    access: 'registration',
    body: Type.Object({
      code: RegistrationCode,
      form_type: Type.String({ maxLength: 64 }),
      /** The version of the form document that the answers were given to. */
      version: Type.Integer(),
      values: ValuesText,
    }),
    response: Type.Object({ saved_at: Type.String(), version: Type.Integer() }),
  }),
  saveSubmitRegistration: endpoint({
    method: 'POST',
    path: '/saveSubmitRegistration',
    summary: 'Submits a registration; every answer is checked once more.',
    access: 'registration',
    idempotent: true,
    body: Type.Object({
      code: RegistrationCode,
      track: choice.track,
      timezone: Type.Optional(Type.String({ maxLength: 60 })),
      /** JSON text: form_type to the version of the document that was reviewed, `steps` among them. */
      versions: Type.String({ maxLength: 10_000 }),
      locale: Type.Optional(Type.Enum([...LOCALES])),
    }),
    response: Type.Object({ registration: Registration }),
  }),
  sendEventEmailAccessCode: endpoint({
    method: 'POST',
    path: '/send-event-email-access-code',
    summary: 'Mails the registration code to an address; answers alike whether or not there is one.',
    access: 'public',
    body: Type.Object({ email: Email, locale: Type.Optional(Type.Enum([...LOCALES])) }),
    response: Type.Object({ message: Type.String() }),
  }),
} as const;
