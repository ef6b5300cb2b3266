import Type, { type Static } from 'typebox';
import { MODES } from '../event/properties/modes.ts';
import { FEE_CATEGORIES } from '../event/properties/money.ts';
import { Flag } from '../form/field/flag.ts';
import { Text } from '../form/languages/text.ts';

/** A line of a quote, in cents; discounts are negative. */
export const FeeLine = Type.Object({
  id: Type.String(),
  category: Type.Enum([...FEE_CATEGORIES, 'discount']),
  label: Text,
  detail: Type.Optional(Text),
  /** The heading of its offers, if it is not that of the category. */
  heading: Type.Optional(Text),
  /** How many of an item it is for; one by default. */
  quantity: Type.Optional(Type.Integer({ minimum: 2 })),
  amount: Type.Integer(),
  /** Y if the amount is not known yet, such as for an undecided membership. */
  undecided: Type.Optional(Flag),
  /** For a discount: how much it deducts from which line. Missing in older quotes. */
  parts: Type.Optional(Type.Array(Type.Object({ id: Type.String(), amount: Type.Integer({ minimum: 0 }) }))),
});
export type FeeLine = Static<typeof FeeLine>;

/** The price of a registration, decided by the server; amounts in cents. */
export const Quote = Type.Object({
  currency: Type.String(),
  lines: Type.Array(FeeLine),
  /** All lines, including discounts. */
  subtotal: Type.Integer(),
  taxes: Type.Array(
    Type.Object({ code: Type.String(), label: Text, percent: Type.Number(), amount: Type.Integer() }),
  ),
  total: Type.Integer({ minimum: 0 }),
  /** N while a line is undecided. */
  complete: Flag,
});
export type Quote = Static<typeof Quote>;

const range = { from: Type.Integer({ minimum: 0 }), to: Type.Integer({ minimum: 0 }) };

/** From the least to the most that something costs, in cents before tax. */
export const PriceRange = Type.Object(range);
export type PriceRange = Static<typeof PriceRange>;

/** The kind of payer, as far as prices depend on a membership. */
export const PAYERS = ['everyone', 'members', 'others'] as const;
export type Payer = (typeof PAYERS)[number];

/** The price of a choice within a track: days and mode. */
export const PriceOfChoice = Type.Object({
  mode: Type.Enum(MODES),
  registrations_day: Type.Array(Type.String()),
  prices: Type.Array(
    Type.Object({
      payer: Type.Enum(PAYERS),
      ...range,
      /** The price after the early-bird date, if higher. */
      then: Type.Optional(PriceRange),
    }),
  ),
});
export type PriceOfChoice = Static<typeof PriceOfChoice>;

/** The price of a track for all of its days, by kind of payer. */
export const TrackPrice = Type.Object({
  track: Type.String(),
  ...range,
  /** Whether taxes are added. */
  taxed: Flag,
  /** The last day of this price in the event's time zone, and the price afterwards. */
  early_bird: Type.Optional(Type.Object({ until: Type.String(), then: PriceRange })),
  /** The same by mode, days and membership, as one chooses them. */
  choices: Type.Optional(Type.Array(PriceOfChoice)),
});
export type TrackPrice = Static<typeof TrackPrice>;

/** Payment methods: card, or invoice if the event sends any. */
export const PAY_METHODS = ['card', 'invoice'] as const;
export type PayMethod = (typeof PAY_METHODS)[number];

/** How the browser hands a card to the gateway: the number never reaches this API (design §6). */
export const GatewayForBrowser = Type.Object({
  gateway: Type.Enum(['sandbox', 'stripe']),
  /** Where Stripe's tokens are made, and with which publishable key. */
  api_url: Type.Optional(Type.String()),
  publishable_key: Type.Optional(Type.String()),
});
export type GatewayForBrowser = Static<typeof GatewayForBrowser>;

/** A payment as its receipt shows it. */
export const Receipt = Type.Object({
  number: Type.Integer(),
  /** The number as it is printed, where the organizer has a prefix. */
  printed: Type.Optional(Type.String()),
  issued_at: Type.String(),
  quote: Quote,
  /** Absent if nothing was due. */
  card: Type.Optional(Type.Object({ brand: Type.String(), last4: Type.String() })),
});
export type Receipt = Static<typeof Receipt>;

/** A refund that was made, with the number of the receipt that it corrects. */
export const IssuedRefund = Type.Object({
  id: Type.String(),
  number: Type.Integer({ minimum: 1 }),
  printed: Type.Optional(Type.String()),
  issued_at: Type.String(),
  /** In cents. */
  amount: Type.Integer(),
});
export type IssuedRefund = Static<typeof IssuedRefund>;

/** The part of a refund for a person's own cards, in cents, and the card if it is one. */
export const RefundToOwn = Type.Object({
  amount: Type.Integer(),
  card: Type.Optional(Type.Object({ brand: Type.String(), last4: Type.String() })),
});
