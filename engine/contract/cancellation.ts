import Type, { type Static } from 'typebox';
import { BookedItem } from '../event/cart/booked.ts';
import { FEE_CATEGORIES } from '../event/properties/money.ts';
import { Flag } from '../form/field/flag.ts';
import { Option } from '../form/field/option.ts';
import { Text } from '../form/languages/text.ts';
import * as calls from './calls/registration.ts';
import { changeFields } from './change.ts';
import { endpoints } from './endpoint.ts';
import { RefundToOwn } from './money.ts';
import { Registration, RegistrationCode } from './registration.ts';

/** Why somebody cancels (spec §9 "Cancellation reasons"). */
export const CANCELLATION_REASONS = [
  'different_event',
  'changed_mind',
  'illness',
  'no_funding',
  'family_emergency',
  'ttoc_shortage',
  'other',
] as const;
/** A reason's code, as the cancellation policy has it. */
const Reason = Type.String({ minLength: 1, maxLength: 40 });
const Message = Type.String({ maxLength: 2_000 });
const Cents = Type.Integer({ minimum: 0 });

/** A fee that was paid, discounts taken off, and what comes back of it before what is kept once; in cents. */
export const RefundLine = Type.Object({
  id: Type.String(),
  category: Type.Enum(FEE_CATEGORIES),
  label: Text,
  detail: Type.Optional(Text),
  paid: Type.Integer(),
  back: Cents,
  /** Until when so much comes back. */
  until: Type.Optional(Type.String()),
  /** Y: it stays with who cancels. */
  kept: Type.Optional(Flag),
});
export type RefundLine = Static<typeof RefundLine>;

/** What a cancellation gives back, decided by the server alone. */
export const RefundQuote = Type.Object({
  currency: Type.String(),
  lines: Type.Array(RefundLine),
  taxes: Type.Array(
    Type.Object({ code: Type.String(), label: Text, percent: Type.Number(), paid: Cents, back: Cents }),
  ),
  /** Kept once of all that comes back. */
  kept: Cents,
  /** The taxes on that, which are not in the taxes that come back. */
  kept_tax: Type.Optional(Cents),
  /** What cannot be refunded since it was never paid by card, or was refunded before; before tax. */
  deducted: Type.Optional(Cents),
  /** The taxes on that, which are not in the taxes that come back. */
  deducted_tax: Type.Optional(Cents),
  paid: Cents,
  back: Cents,
});
export type RefundQuote = Static<typeof RefundQuote>;

/** A refund as it stands. */
export const RefundStanding = Type.Object({
  /** By which `getReceipt` returns its receipt, once it was made to the bearer. */
  id: Type.Optional(Type.String()),
  amount: Cents,
  /** `pending` until the gateway has said that it is done. */
  state: Type.Enum(['pending', 'succeeded', 'failed']),
  card: Type.Optional(Type.Object({ brand: Type.String(), last4: Type.String() })),
});
export type RefundStanding = Static<typeof RefundStanding>;

/** What cancelling comes to, before anything happens; or what came of it. */
export const CancellationPreview = Type.Object({
  registration: Registration,
  refund: RefundQuote,
  /** The card that it goes back to. */
  card: Type.Optional(Type.Object({ brand: Type.String(), last4: Type.String() })),
  /** Y: it goes back to the group that has paid. */
  to_group: Type.Optional(Flag),
  /** The part for the person's own cards, if the rest goes back to their group. */
  to_own: Type.Optional(RefundToOwn),
  /** What is given up, in words. */
  freed: Type.Array(BookedItem),
  /** The last day on which it may be cancelled. */
  until: Type.String(),
  /** The reasons to choose from. */
  reasons: Type.Array(Option),
  note: Type.Optional(Text),
  /** Once it is cancelled. */
  refunds: Type.Array(RefundStanding),
});
export type CancellationPreview = Static<typeof CancellationPreview>;

export const cancellation = endpoints(calls.cancellation, {
  getCancelPolicyOption: {
    summary: 'The reasons for cancelling, and until when attendees can cancel by themselves.',
    access: 'public',
    response: Type.Object({
      reasons: Type.Array(Option),
      until: Type.String(),
      note: Type.Optional(Text),
    }),
  },
  getCancellation: {
    summary:
      'A preview of cancelling: what the bearer gives up and gets back, line by line. Nothing is cancelled.',
    access: 'holder',
    dossiers: 'registration',
    params: Type.Object({ code: RegistrationCode }),
    response: CancellationPreview,
  },
  getCancellationAsOrganizer: {
    summary:
      'The same preview for organizers, with what is left of the charges: the most that they can give back.',
    access: 'organizer',
    permission: 'edit',
    params: Type.Object({ code: RegistrationCode }),
    response: Type.Object({ ...CancellationPreview.properties, left: Cents }),
  },
  changeRegistration: {
    summary:
      'Cancels (`option` cancel) or changes (`option` change) the bearer’s submitted registration: removed items are released, additional amounts are charged, and the policy’s refund is made. The caller cannot set the refund.',
    access: 'holder',
    dossiers: 'registration',
    idempotent: true,
    body: Type.Object({
      code: RegistrationCode,
      option: Type.Enum(['cancel', 'change']),
      /** Needed to cancel. */
      reason: Type.Optional(Reason),
      message: Type.Optional(Message),
      /** In cents what the bearer was shown, needed to cancel: another amount now is answered with 409 `price`, nothing is cancelled. */
      expected_refund: Type.Optional(Cents),
      ...changeFields,
      /** The same of a change, whose difference may be below zero. */
      expected_difference: Type.Optional(Type.Integer()),
      /** The gateway's token of a card, where a change is charged for. */
      credit: Type.Optional(Type.String({ maxLength: 200 })),
      /** Follows from the track, and decides nothing. */
      track_type: Type.Optional(Type.String({ maxLength: 40 })),
      audience: Type.Optional(Type.String({ maxLength: 40 })),
      /** An organizer’s: refused here. */
      issue_refund: Type.Optional(Type.String({ maxLength: 40 })),
      refund_amount: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    response: Type.Union([
      Type.Object({ registration: Registration, refund: RefundQuote }),
      Type.Object({
        status: Type.Literal('confirmed'),
        registration: Registration,
        difference: Type.Integer(),
      }),
      /** The bank asks for 3-D Secure: send the payer there, then repeat the call with the same key. */
      Type.Object({ status: Type.Literal('challenge'), url: Type.String() }),
    ]),
  },
  changeRegistrationAsOrganizer: {
    summary:
      'Cancels or changes a registration of an event (by default the host’s) on the attendee’s behalf, at any time: with the policy’s refund, another amount up to what is left of the charges, or none. A change charges nothing.',
    access: 'organizer',
    permission: 'edit',
    idempotent: true,
    body: Type.Object({
      event: Type.Optional(Type.String()),
      code: RegistrationCode,
      option: Type.Enum(['cancel', 'change']),
      ...changeFields,
      reason: Type.Optional(Reason),
      message: Type.Optional(Message),
      /** N gives nothing back. */
      issue_refund: Type.Optional(Flag),
      /** In cents, in place of what the policy gives. */
      refund_amount: Type.Optional(Type.Integer({ minimum: 1 })),
      /** In cents the policy's refund that was shown, to cancel: if it differs now, 409 `price`, and nothing is cancelled. */
      expected_refund: Type.Optional(Cents),
      /** The same of a change: the difference that was shown, which may be below zero. */
      expected_difference: Type.Optional(Type.Integer()),
      /** Y lets a change take workshops and a track that are full: with `why`. */
      overbook: Type.Optional(Flag),
      /** Why another amount than the policy's is given back, or something is overbooked: for the audit log, not for the mail. */
      why: Type.Optional(Type.String({ maxLength: 500 })),
      /** N sends the attendee no mail. */
      notify_registration: Type.Optional(Flag),
    }),
    response: Type.Object({ registration: Registration, refund_amount: Cents }),
  },
});
