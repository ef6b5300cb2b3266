import Type, { type Static } from 'typebox';
import { FEE_CATEGORIES } from '../event/properties/money.ts';
import { Text } from '../form/languages/text.ts';
import * as calls from './calls/organizer.ts';
import { NEEDS } from './desk-values.ts';
import { endpoints } from './endpoint.ts';
import { RegistrationCode } from './registration.ts';

const Count = Type.Integer({ minimum: 0 });
/** A day in the event's time zone, `2027-02-19`. */
const Day = Type.String();
const Instant = Type.String();

/** The dossiers that need an organizer for one reason. */
export const Need = Type.Enum(NEEDS);
export type Need = Static<typeof Need>;

/** Sign-ups of one flow on one day. */
export const SignUps = Type.Object({ day: Day, flow: Type.String(), submitted: Count, cancelled: Count });
export type SignUps = Static<typeof SignUps>;

/** How many dossiers of a flow are submitted now, started and not finished, or cancelled. */
export const FlowCount = Type.Object({
  flow: Type.String(),
  label: Text,
  submitted: Count,
  drafts: Count,
  cancelled: Count,
});
export type FlowCount = Static<typeof FlowCount>;

/** A day on which something begins or ends: the last day of a price, of a flow, of cancelling, of a refund; the event’s first. */
export const OverviewMark = Type.Object({
  day: Day,
  kind: Type.Enum(['price', 'opens', 'closes', 'cancel', 'refund', 'event']),
  /** The fee, or the flow. */
  label: Type.Optional(Text),
  /** The price until then, and from the next day on; in cents. */
  was: Type.Optional(Type.Integer()),
  is: Type.Optional(Type.Integer()),
  /** How many other prices change on the same day. */
  more: Type.Optional(Count),
});
export type OverviewMark = Static<typeof OverviewMark>;

/** What fees, refunds and invoices are broken down by; `other` is everything that no line of a quote says. */
export const MONEY_PARTS = [...FEE_CATEGORIES, 'discount', 'tax', 'other'] as const;

const Cents = Type.Integer();
const amounts = {
  /** Charged by card, or an invoice that was paid; refunds are not taken off. */
  paid: Cents,
  /** Refunded, or about to be. */
  refunded: Cents,
  /** On open invoices. */
  owing: Cents,
};

/** An event's money in cents. */
export const OverviewMoney = Type.Object({
  ...amounts,
  currency: Type.String(),
  /** Open invoices, and those of them that are overdue. */
  invoices: Count,
  overdue: Count,
  categories: Type.Array(Type.Object({ category: Type.Enum(MONEY_PARTS), ...amounts })),
  days: Type.Array(Type.Object({ day: Day, ...amounts })),
});
export type OverviewMoney = Static<typeof OverviewMoney>;

/** How much of something with a limited stock is taken. */
export const OverviewStock = Type.Object({
  kind: Type.Enum(['event', 'track', 'day', 'flow', 'session', 'variant', 'activity', 'choice']),
  item: Type.String(),
  label: Text,
  /** When a session starts. */
  at: Type.Optional(Instant),
  stock: Count,
  /** For good. */
  taken: Count,
  /** Held in a cart, or offered to someone on the waitlist. */
  held: Count,
  waiting: Count,
});
export type OverviewStock = Static<typeof OverviewStock>;

/** Something that just happened. */
export const FeedEntry = Type.Object({
  at: Instant,
  kind: Type.Enum(['registered', 'applied', 'paid', 'refunded', 'cancelled', 'waiting']),
  /** Empty for someone who waits without having started a registration. */
  code: Type.Union([RegistrationCode, Type.Literal('')]),
  flow: Type.String(),
  /** Empty while it is unknown. */
  name: Type.String(),
  /** In cents, of a payment or a refund. */
  amount: Type.Optional(Cents),
  /** What is waited for. */
  item: Type.Optional(Text),
});
export type FeedEntry = Static<typeof FeedEntry>;

/** The state of an event in figures. */
export const Overview = Type.Object({
  at: Instant,
  today: Day,
  /** Registrations that are submitted now, and how many of them on this day and in the last seven. */
  registered: Type.Object({ now: Count, today: Count, week: Count }),
  /** Registrations that were started and not finished, and how many hold something now. */
  unfinished: Type.Object({ now: Count, holding: Count }),
  /** What is scarcest among the places of the event and its tracks; absent without a limit. */
  places: Type.Optional(
    Type.Object({
      label: Text,
      left: Count,
      stock: Count,
      /** When none is left if registrations continue as in the last seven days. */
      full_on: Type.Optional(Day),
    }),
  ),
  flows: Type.Array(FlowCount),
  sign_ups: Type.Array(SignUps),
  marks: Type.Array(OverviewMark),
  money: OverviewMoney,
  /** Places of the event, its tracks and its flows. */
  capacity: Type.Array(OverviewStock),
  /** The ten items with the smallest share left. */
  items: Type.Array(OverviewStock),
  /** How many items have a limit. */
  limited: Count,
  attention: Type.Object({
    decide: Count,
    payment: Count,
    refund: Count,
    mail: Count,
    /** Dossiers that wait for an item. */
    waiting: Count,
    /** Since when the oldest undecided application and the oldest open payment wait. */
    decide_since: Type.Optional(Instant),
    payment_since: Type.Optional(Instant),
    /** Items without anything left for which someone waits. */
    full_items: Count,
  }),
  feed: Type.Array(FeedEntry),
});
export type Overview = Static<typeof Overview>;

/** The organizers' first page: an event in figures. */
export const overview = endpoints(calls.overview, {
  getOverview: {
    summary: 'Sign-ups and money by day, what is full, what needs an organizer, and what has just happened.',
    access: 'organizer',
    permission: 'registrations',
    response: Overview,
  },
  authorizeDesk: {
    summary:
      'Authorizes a socket for the private channel of an organizer’s session, or the presence channel of what they have open.',
    access: 'organizer',
    permission: 'any',
    forbids: true,
    reads: true,
    body: Type.Object({
      socket_id: Type.String({ maxLength: 200 }),
      channel_name: Type.String({ maxLength: 200 }),
    }),
    response: Type.Object({
      auth: Type.String(),
      /** Who joins a presence channel, as it is signed. */
      channel_data: Type.Optional(Type.String()),
    }),
  },
});
