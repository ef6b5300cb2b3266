import Type, { type Static } from 'typebox';
import { Flag } from '../form/field/flag.ts';
import { Text } from '../form/languages/text.ts';
import * as calls from './calls/organizer.ts';
import { ChangePreview, changeFields } from './change.ts';
import { endpoints } from './endpoint.ts';
import { RegistrationCode } from './registration.ts';

const Cents = Type.Integer({ minimum: 0 });
const code = { code: RegistrationCode };
const Code = Type.Object(code);

/** What is left to refund of a line of a receipt, discounts taken off; in cents. */
export const RefundableLine = Type.Object({
  id: Type.String(),
  label: Text,
  detail: Type.Optional(Text),
  /** Before tax. */
  net: Cents,
  tax: Cents,
});
export type RefundableLine = Static<typeof RefundableLine>;

/** A charge with what is left to refund of it, in cents. */
export const RefundableCharge = Type.Object({
  payment: Type.String(),
  at: Type.String(),
  /** The card that it goes back to. */
  label: Text,
  left: Cents,
  /** The lines of its receipt; none for a group's charge, which lists members. */
  lines: Type.Array(RefundableLine),
  /** Y: another payment provider took it, which has to make the refund. */
  elsewhere: Type.Optional(Flag),
});
export type RefundableCharge = Static<typeof RefundableCharge>;

/** Something full that a change would take all the same: how many are taken with it, of how many. */
export const Overbooked = Type.Object({
  name: Text,
  taken: Type.Integer(),
  limit: Type.Integer(),
  /** How many places more the organizers reserve. */
  reserved: Type.Integer(),
  /** How many people wait for it. */
  waiting: Type.Integer(),
});
export type Overbooked = Static<typeof Overbooked>;

/** A note of the team. */
export const DossierNote = Type.Object({
  id: Type.String(),
  at: Type.String(),
  /** An address, a token's name, or empty for the installation's token. */
  author: Type.String(),
  text: Type.String(),
});
export type DossierNote = Static<typeof DossierNote>;

/** A tag: up to 40 characters, without commas. */
export const Tag = Type.String({ minLength: 1, maxLength: 40, pattern: '^[^,\\p{Cc}]+$' });

/** What organizers do with one registration. */
export const deskActions = endpoints(calls.deskActions, {
  previewChangeAsOrganizer: {
    summary:
      'A preview of changing the track, mode, days or workshops of a registration, at any time, with what is left of the charges, the most that can be refunded, and what it would overbook. Nothing is changed.',
    access: 'organizer',
    permission: 'edit',
    params: Type.Object({ code: RegistrationCode }),
    query: Type.Object({
      track: changeFields.track,
      track_mode: changeFields.track_mode,
      /** Codes joined by commas. */
      days: Type.Optional(Type.String({ maxLength: 1_300 })),
      sessions: changeFields.sessions,
    }),
    response: Type.Object({
      ...ChangePreview.properties,
      left: Type.Integer({ minimum: 0 }),
      over: Type.Array(Overbooked),
    }),
  },
  getRefundable: {
    summary: 'The charges of a registration with what is left to refund of each, line by line.',
    access: 'organizer',
    permission: 'money',
    params: Code,
    response: Type.Object({ charges: Type.Array(RefundableCharge) }),
  },
  refundRegistration: {
    summary:
      'Refunds lines of a charge or an amount, through the gateway that took it; what was booked stays booked. At most what is left of the charge.',
    access: 'organizer',
    permission: 'money',
    idempotent: true,
    body: Type.Object({
      ...code,
      payment: Type.String({ maxLength: 64 }),
      /** The lines to refund with their tax; else `amount`. */
      lines: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { minItems: 1, maxItems: 200 })),
      /** In cents; with lines, the amount that was shown: if it differs now, 409 `price`, and nothing is refunded. */
      amount: Type.Integer({ minimum: 1 }),
      why: Type.String({ minLength: 1, maxLength: 500 }),
      /** N sends no mail. */
      notify: Type.Optional(Flag),
    }),
    response: Type.Object({ amount: Cents, state: Type.Enum(['pending', 'succeeded', 'failed']) }),
  },
  sendMailAgain: {
    summary: 'Resends an email about a dossier to its current address.',
    access: 'organizer',
    permission: 'edit',
    idempotent: true,
    body: Type.Object({ ...code, id: Type.String({ maxLength: 64 }) }),
    response: Type.Object({ recipient: Type.String() }),
  },
  sendCodeAsOrganizer: {
    summary: 'Emails a registration its code, with the link that opens it.',
    access: 'organizer',
    permission: 'edit',
    idempotent: true,
    body: Code,
    response: Type.Object({ recipient: Type.String() }),
  },
  addDossierNote: {
    summary: 'Adds a note to a registration, group or application, for the team only.',
    access: 'organizer',
    permission: 'edit',
    body: Type.Object({ ...code, text: Type.String({ minLength: 1, maxLength: 2_000 }) }),
    response: Type.Object({ note: DossierNote }),
  },
  removeDossierNote: {
    summary: 'Removes a note.',
    access: 'organizer',
    permission: 'edit',
    body: Type.Object({ ...code, id: Type.String({ maxLength: 64 }) }),
    response: Type.Object({ removed: Flag }),
  },
  tagDossier: {
    summary: 'Adds tags to a registration, group or application, and removes others.',
    access: 'organizer',
    permission: 'edit',
    body: Type.Object({
      ...code,
      add: Type.Optional(Type.Array(Tag, { maxItems: 20 })),
      remove: Type.Optional(Type.Array(Tag, { maxItems: 20 })),
    }),
    response: Type.Object({ tags: Type.Array(Type.String()) }),
  },
  listTags: {
    summary: 'The tags of an event with how many carry each, the most used first.',
    access: 'organizer',
    permission: 'registrations',
    response: Type.Object({
      tags: Type.Array(Type.Object({ tag: Type.String(), count: Type.Integer() })),
    }),
  },
});
