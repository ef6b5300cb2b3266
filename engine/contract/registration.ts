import Type, { type Static } from 'typebox';
import { DECISIONS } from '../event/documents/flow/decision.ts';
import { MODES } from '../event/properties/modes.ts';
import { Flag } from '../form/field/flag.ts';
import { StoredFile } from '../form/field-types/stored-file-value.ts';
import { LOCALES } from '../form/languages/text.ts';
import * as calls from './calls/registration.ts';
import { endpoints } from './endpoint.ts';
import { PAY_METHODS, Quote } from './money.ts';

/** A registration code as it is shown and as it may be typed. */
export const RegistrationCode = Type.String({ minLength: 1, maxLength: 40 });
const Email = Type.String({ minLength: 1, maxLength: 254 });
const Mode = Type.Enum(MODES);

/** The registration statuses (spec §4). */
export const RegistrationStatus = Type.Enum(['Submitted', 'Not Submitted', 'Cancelled']);

/** Shared by all dossiers, as their holder sees them. */
const dossier = {
  code: RegistrationCode,
  email: Type.String(),
  status: RegistrationStatus,
  started: Type.Enum(['Y', 'N']),
  submitted_at: Type.Optional(Type.String()),
  /** Until when its place is held while it is not submitted; absent without a limit of places, or once that has passed. */
  place_held: Type.Optional(Type.Object({ until: Type.String(), now: Type.String() })),
  /** Y: its place was not held any longer, and all are taken now. Only in a review and the answer of a saved step. */
  place_gone: Type.Optional(Flag),
};

/** A dossier of a flow that is no registration, as its holder sees it. */
export const Application = Type.Object({
  ...dossier,
  flow: Type.String(),
  /** The latest decision; absent without one. */
  decision: Type.Optional(Type.Enum(DECISIONS)),
});
export type Application = Static<typeof Application>;

/** A registration as its holder sees it. */
export const Registration = Type.Object({
  ...dossier,
  track: Type.String(),
  mode: Mode,
  registrations_day: Type.Array(Type.String()),
  timezone: Type.String(),
  /** The type of membership that its answers make; '' while that is not decided, `declined` when it is. */
  membershipType: Type.Optional(Type.String()),
  /** The group that it belongs to, which pays for it. */
  group: Type.Optional(
    Type.Object({
      group_code: RegistrationCode,
      group_organization: Type.String(),
      group_contact_name: Type.String(),
      /** Y once it is finished, and waits for the group's payment. */
      ready: Flag,
    }),
  ),
});
export type Registration = Static<typeof Registration>;

/** A dossier of any flow, as its holder sees it. */
export const Dossier = Type.Union([Registration, Application]);
export type Dossier = Static<typeof Dossier>;

const Track = Type.String({ minLength: 1, maxLength: 40 });
/** The chosen days, as repeated form fields. */
const Days = Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 30 });

/** The stored answers of a step, including another device's. */
export const SavedStep = Type.Object({
  saved_at: Type.String(),
  version: Type.Integer(),
  values: Type.Record(Type.String(), Type.Unknown()),
  /** The answers by form type that count now: a saved answer can hide or show those of other steps. */
  answers: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown()))),
  /** The dossier as it is then, such as with another type of membership. */
  registration: Type.Optional(Dossier),
});
export type SavedStep = Static<typeof SavedStep>;

/** Answers of one form, sent as JSON text in a form field. */
const ValuesText = Type.String({ maxLength: 1_000_000 });

export const registration = endpoints(calls.registration, {
  checkRegistration: {
    summary: 'Whether a registration can be started or, with a code and its email, continued.',
    access: 'public',
    body: Type.Object({
      email: Email,
      code: Type.Optional(Type.String({ maxLength: 40 })),
      group_code: Type.Optional(Type.String({ maxLength: 40 })),
      track: Type.Optional(Track),
      mode: Type.Optional(Mode),
      registrations_day: Type.Optional(Days),
    }),
    response: Type.Object({
      status: Type.Enum(['new', 'continue', 'already_registered', 'full', 'closed']),
      registration: Type.Optional(Registration),
      /** A bearer token for that registration; also in the Authorization header of the answer. */
      token: Type.Optional(Type.String()),
    }),
  },
  generateRegistrationCaptured: {
    summary: 'Starts a registration and returns its code and token.',
    access: 'public',
    idempotent: true,
    body: Type.Object({
      track: Track,
      mode: Mode,
      registrations_day: Days,
      email: Email,
      timezone: Type.Optional(Type.String({ maxLength: 60 })),
      locale: Type.Optional(Type.Enum(LOCALES)),
      /** Opens a closed or full event (`/registration/start/bypass`). */
      invitation_code: Type.Optional(Type.String({ maxLength: 20 })),
      /** The waitlist entry that was offered a place. */
      entry_ID: Type.Optional(Type.String({ maxLength: 60 })),
      /** The code of the bearer's unsubmitted registration, whose place and items are released for this one. */
      instead_of: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    response: Type.Object({ registration: Registration, token: Type.String() }),
  },
  checkAlreadyRegistered: {
    summary: 'Whether this registration has been submitted.',
    access: 'holder',
    dossiers: 'any',
    body: Type.Object({ code: RegistrationCode }),
    response: Type.Object({ registered: Type.Enum(['Y', 'N']), registration: Dossier }),
  },
  saveRegistrationPersonalInformations: {
    summary: 'Saves the validated answers of one form step.',
    access: 'holder',
    dossiers: 'any',
    body: Type.Object({
      code: RegistrationCode,
      form_type: Type.String({ maxLength: 64 }),
      /** The version of the form document that the answers were given to. */
      version: Type.Integer(),
      values: ValuesText,
      /**
       * The answers that these started from, as JSON: another device's changes since are kept. Without it these replace
       * everything.
       */
      base: Type.Optional(Type.String({ maxLength: 1_000_000 })),
    }),
    response: SavedStep,
  },
  saveSubmitRegistration: {
    summary: 'Submits a registration and pays what is owed. Every answer, seat and amount is checked again.',
    access: 'holder',
    dossiers: 'any',
    idempotent: true,
    body: Type.Object({
      code: RegistrationCode,
      /** That of the registration; other dossiers have none. */
      track: Type.Optional(Track),
      timezone: Type.Optional(Type.String({ maxLength: 60 })),
      /** JSON text: form_type to the version of the document that was reviewed, `flow` among them. */
      versions: Type.String({ maxLength: 10_000 }),
      /** The total in cents that was reviewed: another one now is answered with 409 `price`, nothing is charged. */
      total: Type.Integer({ minimum: 0 }),
      /**
       * The items that the review named as removed or no longer for the dossier, each as `kind/item`, joined by commas.
       * Any other such item is answered with 409 `full`, and nothing is submitted.
       */
      released: Type.Optional(Type.String({ maxLength: 100_000 })),
      /** The gateway's token of a card, if anything is due. */
      credit: Type.Optional(Type.String({ maxLength: 200 })),
      /** The payment method; card by default. */
      method: Type.Optional(Type.Enum(PAY_METHODS)),
      locale: Type.Optional(Type.Enum(LOCALES)),
      /** Codes of the sessions that were reviewed. The seats are those that are held, whatever is named here. */
      sessions: Type.Optional(Type.Array(Type.String({ maxLength: 1_000 }), { maxItems: 500 })),
      /** A group's code and how the registration is managed: accepted and ignored. */
      group: Type.Optional(Type.String({ maxLength: 40 })),
      management: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    response: Type.Union([
      Type.Object({ status: Type.Literal('confirmed'), registration: Dossier }),
      /** A member of a group has finished: nothing is charged, their seats wait until the group has paid. */
      Type.Object({ status: Type.Literal('ready'), registration: Dossier }),
      /** The bank asks for confirmation (3-D Secure): go there, return, and submit again with the same key. */
      Type.Object({ status: Type.Literal('challenge'), url: Type.String() }),
    ]),
  },
  cancelPayment: {
    summary: 'Abandons a payment that is waiting for the bank; one that succeeded in the meantime counts.',
    access: 'holder',
    dossiers: 'any',
    body: Type.Object({ code: RegistrationCode }),
    response: Type.Object({ cancelled: Type.Enum(['Y', 'N']) }),
  },
  getRegistrationFees: {
    summary: 'The amount the bearer’s registration owes now.',
    access: 'holder',
    dossiers: 'any',
    params: Type.Object({ code: RegistrationCode }),
    response: Quote,
  },
  saveRegistrationEAOfficialDocument: {
    summary: 'Stores an official or student document of the bearer’s registration, replacing an earlier one.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object({ code: RegistrationCode, type: Type.Enum(['official', 'student']) }),
    response: StoredFile,
  },
  removeRegistrationEAOfficialDocument: {
    summary: 'Deletes such a document.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object({ code: RegistrationCode, files_ID: Type.String({ maxLength: 60 }) }),
    response: Type.Object({ deleted: Type.Literal('Y') }),
  },
  sendInvitationColleague: {
    summary:
      'Sends one invitation to the event in the bearer’s name, by a type of getInviteColleagueOption: to `invite_email` or to `invite_phone`.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object({
      code: RegistrationCode,
      your_name: Type.String({ minLength: 1, maxLength: 120 }),
      colleague_name: Type.String({ minLength: 1, maxLength: 120 }),
      send_type: Type.Enum(['email', 'text']),
      invite_email: Type.Optional(Type.String({ maxLength: 254 })),
      invite_phone: Type.Optional(Type.String({ maxLength: 40 })),
      audience: Type.Optional(Type.String({ maxLength: 40 })),
      locale: Type.Optional(Type.Enum(LOCALES)),
    }),
    response: Type.Object({ sent: Type.Literal('Y') }),
  },
  sendEventEmailAccessCode: {
    summary:
      'Emails a one-time code for signing in (getLookUpRegistrationByEmail); the answer is the same whether or not the address has a registration.',
    access: 'public',
    body: Type.Object({ email: Email, locale: Type.Optional(Type.Enum(LOCALES)) }),
    response: Type.Object({ message: Type.String() }),
  },
});
