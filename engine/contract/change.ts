import Type, { type Static } from 'typebox';
import { AwaitedKind, BookedItem } from '../event/cart/booked.ts';
import { MODES } from '../event/properties/modes.ts';
import { Flag } from '../form/field/flag.ts';
import { Text } from '../form/languages/text.ts';
import { CorrectedAnswer } from '../form/summary/corrected-answer.ts';
import * as calls from './calls/registration.ts';
import { endpoints } from './endpoint.ts';
import { FeeLine, GatewayForBrowser, Receipt, RefundToOwn } from './money.ts';
import { Application, Registration, RegistrationCode } from './registration.ts';

const Mode = Type.Enum(MODES);
const Track = Type.String({ minLength: 1, maxLength: 40 });
const Days = Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 30 });
const SignedCents = Type.Integer();

/** The parts of a submitted registration that can change; absent ones stay. */
export const changeFields = {
  track: Type.Optional(Track),
  track_mode: Type.Optional(Mode),
  registrations_day: Type.Optional(Days),
  /** Codes of all the sessions that it has then, joined by commas; '' for none. Absent keeps those that fit. */
  sessions: Type.Optional(Type.String({ maxLength: 10_000 })),
  /** One item to take in addition, as it is named among its kind; items that it replaces or clashes with are given up. */
  take: Type.Optional(Type.String({ minLength: 1, maxLength: 130 })),
  /** The kind of that item; a workshop by default, others only if they are offered. A track is the same as in `track`, a day one more. */
  take_kind: Type.Optional(AwaitedKind),
  /** The amount for that item, in cents, if its holder chooses it; the least by default. */
  amount: Type.Optional(Type.Integer({ minimum: 0 })),
  /** The form of a step that is open after the submission, to correct its answers. */
  form_type: Type.Optional(Type.String({ maxLength: 64 })),
  /** The form's version. */
  version: Type.Optional(Type.Integer({ minimum: 1 })),
  /** All of its answers as JSON; products in it are bought in addition. */
  values: Type.Optional(Type.String({ maxLength: 1_000_000 })),
  /** The answers that the correction started from, as JSON: another device's corrections since are kept. */
  base: Type.Optional(Type.String({ maxLength: 1_000_000 })),
};

/** The difference of a change by line: positive is due, negative is in excess; in cents. */
export const Difference = Type.Object({
  currency: Type.String(),
  lines: Type.Array(FeeLine),
  taxes: Type.Array(
    Type.Object({ code: Type.String(), label: Text, percent: Type.Number(), amount: SignedCents }),
  ),
  /** The part of the excess that is not refunded, before tax. */
  kept: Type.Integer({ minimum: 0 }),
  /** The taxes on that, which are not in the taxes that are refunded. */
  kept_tax: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Charged if positive, refunded if negative. */
  difference: SignedCents,
});
export type Difference = Static<typeof Difference>;

/** An option, and its price difference. */
export const ChangeOption = Type.Object({
  track: Track,
  track_mode: Mode,
  difference: SignedCents,
  /** Y: it is full. */
  full: Flag,
});
export type ChangeOption = Static<typeof ChangeOption>;

/** A time of the schedule with the sessions to choose from. */
export const ChangeTime = Type.Object({
  code: Type.String(),
  label: Text,
  when: Text,
  sessions: Type.Array(
    Type.Object({
      code: Type.String(),
      title: Text,
      /** In cents before tax, if paid with the registration. */
      fee: Type.Optional(Type.Integer({ minimum: 0 })),
      /** Y: it is full. */
      full: Flag,
    }),
  ),
});
export type ChangeTime = Static<typeof ChangeTime>;

/** What a change comes to. */
const outcome = {
  /** N if nothing differs. */
  changes: Flag,
  /** Y: the chosen track, or one of the days, is full. */
  full: Flag,
  ...Difference.properties,
  /** The amounts, in cents, among which the holder chooses for the item to take; absent if it has a price. */
  amounts: Type.Optional(
    Type.Object({
      minimum: Type.Integer({ minimum: 0 }),
      maximum: Type.Integer({ minimum: 0 }),
      chosen: Type.Integer({ minimum: 0 }),
    }),
  ),
  /** Released, new and unchanged items, in words. */
  loses: Type.Array(BookedItem),
  gains: Type.Array(BookedItem),
  comes_along: Type.Array(BookedItem),
  /** Labels of steps with open questions afterwards. */
  asks: Type.Array(Text),
  /** The refunded card. */
  card: Type.Optional(Type.Object({ brand: Type.String(), last4: Type.String() })),
  /** Y: it is refunded to the group that paid. */
  to_group: Type.Optional(Flag),
  /** The part for the person's own cards, if the rest is refunded to their group. */
  to_own: Type.Optional(RefundToOwn),
  gateway: GatewayForBrowser,
};

/** The preview of accepting an item that is offered to a submitted application. */
export const OfferPreview = Type.Object({
  registration: Application,
  choice: Type.Object({
    take: changeFields.take,
    take_kind: changeFields.take_kind,
    amount: changeFields.amount,
  }),
  ...outcome,
});
export type OfferPreview = Static<typeof OfferPreview>;

/** The preview of a change. */
export const ChangePreview = Type.Object({
  registration: Registration,
  /** The name of the item to take if it is no longer offered: the rest of the preview is without it. */
  offer_ended: Type.Optional(Text),
  options: Type.Array(ChangeOption),
  /** Codes of the days that are full; absent if no day has a limit. */
  full_days: Type.Optional(Type.Array(Type.String())),
  /** The last day on which attendees may change by themselves. */
  until: Type.String(),
  note: Type.Optional(Text),
  choice: Type.Object({
    track: Track,
    track_mode: Mode,
    registrations_day: Days,
    sessions: Type.Array(Type.String()),
    /** The offered item, unless it is a workshop. */
    take: changeFields.take,
    take_kind: changeFields.take_kind,
    amount: changeFields.amount,
  }),
  /** The times and sessions to choose from. */
  times: Type.Array(ChangeTime),
  ...outcome,
  /** The corrected answers. */
  corrected: Type.Array(CorrectedAnswer),
});
export type ChangePreview = Static<typeof ChangePreview>;

/** A change that was made. */
export const ChangeStanding = Type.Object({
  changed_at: Type.String(),
  difference: SignedCents,
  /** Where something was charged. */
  receipt: Type.Optional(Receipt),
});
export type ChangeStanding = Static<typeof ChangeStanding>;

export const change = endpoints(calls.change, {
  previewChange: {
    summary:
      'A preview of changing the track, mode, days, workshops, answers or merchandise of the bearer’s submitted registration: the difference line by line, and what no longer fits. Nothing is changed.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object({ code: RegistrationCode, ...changeFields }),
    response: ChangePreview,
  },
});
