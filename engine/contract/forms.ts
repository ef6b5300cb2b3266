import Type, { type Static } from 'typebox';
import { ActivityInformation } from '../event/cart/activity.ts';
import { BookedItem, HeldItems, ItemNote, JoinableItem, OfferedItem } from '../event/cart/booked.ts';
import { Purchase } from '../event/cart/shop.ts';
import { WorkshopCartEntry } from '../event/cart/workshop-cart.ts';
import { Aside, Step } from '../event/documents/flow/schema.ts';
import { FormDocument } from '../event/documents/form/schema.ts';
import { AppliedCode } from '../event/pickers/applied-code.ts';
import { Code, DocumentCode } from '../form/field/code.ts';
import { Flag } from '../form/field/flag.ts';
import { Option } from '../form/field/option.ts';
import { Text } from '../form/languages/text.ts';
import * as calls from './calls/site.ts';
import { ChangeStanding } from './change.ts';
import { endpoints } from './endpoint.ts';
import { Invoice } from './invoice.ts';
import { GatewayForBrowser, PAY_METHODS, Quote, Receipt, TrackPrice } from './money.ts';
import { Dossier, RegistrationCode } from './registration.ts';

/** Answers of a form by field code. */
const Values = Type.Record(Type.String(), Type.Unknown());

/** A served form with the named lists of its fields. */
export const ServedForm = Type.Object({
  form_type: Type.String(),
  version: Type.Integer(),
  document: FormDocument,
  lists: Type.Record(Type.String(), Type.Array(Option)),
  /** The event's time zone, in which `today` is read. */
  timezone: Type.String(),
});

/** The steps of a registration for its track, mode and days, in their order. */
export const StepConfiguration = Type.Object({
  version: Type.Integer(),
  steps: Type.Array(Step),
  /** Steps of other tracks, modes or days. */
  elsewhere: Type.Optional(Type.Array(Step)),
  /** The sidebar. */
  aside: Type.Optional(Aside),
});
export type StepConfiguration = Static<typeof StepConfiguration>;

/** A step with its checked answers. */
const ReviewedStep = Type.Object({
  step: Step,
  form: Type.Optional(ServedForm),
  values: Values,
  /** Path of an answer to its messages in the visitor's language. */
  errors: Type.Record(Type.String(), Type.Array(Type.String())),
  /** Once it is submitted, of a step that is open then: whether its answers may be corrected today. */
  open: Type.Optional(Flag),
});

export const forms = endpoints(calls.forms, {
  loadStepConfiguration: {
    summary: 'The steps configured for a track, a mode and days.',
    access: 'public',
    body: Type.Object({
      track: Type.Optional(Type.String({ maxLength: 40 })),
      mode: Type.Optional(Type.String({ maxLength: 40 })),
      day: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 30 })),
      /** The flow; the registration by default. */
      flow: Type.Optional(DocumentCode),
    }),
    response: StepConfiguration,
  },
  loadEventFormFromType: {
    summary: 'The form document of a type, with its lists.',
    access: 'public',
    body: Type.Object({
      form_type: Type.String({ maxLength: 64 }),
      mode: Type.Optional(Type.String({ maxLength: 40 })),
      code: Type.Optional(Type.String({ maxLength: 40 })),
      extracode: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    response: ServedForm,
  },
  initializeForm: {
    summary: 'The saved answers of a form.',
    access: 'holder',
    dossiers: 'any',
    body: Type.Object({
      form_type: Type.String({ maxLength: 64 }),
      code: RegistrationCode,
      extracode: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    response: Type.Object({
      values: Values,
      version: Type.Union([Type.Integer(), Type.Null()]),
      /** Y once the step was completed with validated answers; later typed ones may be newer. */
      checked: Flag,
    }),
  },
  genCommonCode: {
    summary:
      'A unique code of a type for something the caller is about to create, such as an idempotency key. It is not stored.',
    access: 'public',
    body: Type.Object({ type: Code }),
    response: Type.Object({ type: Type.String(), code: Type.String() }),
  },
  saveAutoInformation: {
    summary: 'Saves unchecked answers of a form, so that another device can continue with them.',
    access: 'holder',
    dossiers: 'any',
    body: Type.Object({
      code: RegistrationCode,
      form_type: Type.String({ maxLength: 64 }),
      version: Type.Integer(),
      values: Type.String({ maxLength: 1_000_000 }),
      /**
       * The answers that these started from, as JSON: another device's changes since are kept. Without it these replace
       * everything.
       */
      base: Type.Optional(Type.String({ maxLength: 1_000_000 })),
    }),
    response: Type.Object({ saved_at: Type.String(), values: Values }),
  },
  initStepReview: {
    summary: 'All answers of a dossier, with the problems that remain.',
    access: 'holder',
    dossiers: 'any',
    reads: true,
    body: Type.Object({ code: RegistrationCode }),
    response: Type.Object({
      registration: Dossier,
      /** Versions to submit with: form_type (and `flow`) to version. */
      versions: Type.Record(Type.String(), Type.Integer()),
      steps: Type.Array(ReviewedStep),
      /** The steps after submission; `answered` Y if done. */
      after_payment: Type.Array(Type.Object({ ...ReviewedStep.properties, answered: Flag })),
      quote: Quote,
      /** Codes that count. */
      codes: Type.Array(AppliedCode),
      workshops: Type.Array(WorkshopCartEntry),
      purchases: Type.Array(Purchase),
      activities: Type.Array(ActivityInformation),
      /** Items and waitlists in words. */
      booked: Type.Array(BookedItem),
      /** Before submission: what is held, and until when. */
      held: Type.Optional(HeldItems),
      /** Before submission: changes of held items. Those that are no longer to be had cost nothing, and are released. */
      item_notes: Type.Optional(Type.Array(ItemNote)),
      /** The venue's name and address; absent for online attendees. */
      venue: Type.Optional(Text),
      gateway: GatewayForBrowser,
      /** The payment methods; card only by default. */
      methods: Type.Optional(Type.Array(Type.Enum(PAY_METHODS))),
      cancellation_policy: Type.Optional(Text),
      /** Y: organizers decide on it; when they decline it, all that was paid is refunded and an open invoice voided. */
      decided: Type.Optional(Flag),
      /** Once it is submitted and paid. */
      receipt: Type.Optional(Receipt),
      /** After submission, if paid by invoice. */
      invoice: Type.Optional(Invoice),
      /** Changes since, oldest first. */
      changes: Type.Optional(Type.Array(ChangeStanding)),
      /** Items that are offered to it from their waitlists, once it is submitted. */
      offered: Type.Optional(Type.Array(OfferedItem)),
      /** Sold-out items that it could have if one came free, and does not wait for yet. */
      joinable: Type.Optional(Type.Array(JoinableItem)),
    }),
  },
  getInviteColleagueOption: {
    summary: 'The ways to invite a colleague: the types that sendInvitationColleague accepts here.',
    access: 'public',
    response: Type.Object({ send_type: Type.Array(Option, { minItems: 1 }) }),
  },
  getRegistrationOption: {
    summary: 'Whether registration is open and places are left.',
    access: 'public',
    response: Type.Object({
      registration_new_open: Type.Enum(['Y', 'N']),
      full: Type.Enum(['Y', 'N']),
      /** Codes of tracks that are full by themselves. */
      full_tracks: Type.Array(Type.String()),
      /** Whether people can wait if it is full. */
      waitlist: Type.Enum(['Y', 'N']),
      /** The prices of tracks; free ones are left out. */
      prices: Type.Optional(Type.Array(TrackPrice)),
      /** How many places of tracks are left; those without a limit are left out. */
      places_left: Type.Optional(Type.Record(Type.String(), Type.Integer({ minimum: 0 }))),
      /** How many places of the event are left, which all tracks share; absent without a limit. */
      places_left_in_all: Type.Optional(Type.Integer({ minimum: 0 })),
      /** Codes of days that are full by themselves; absent if no day has a limit. */
      full_days: Type.Optional(Type.Array(Type.String())),
      /** How many places are left on each day with a limit. */
      day_places_left: Type.Optional(Type.Record(Type.String(), Type.Integer({ minimum: 0 }))),
    }),
  },
});
