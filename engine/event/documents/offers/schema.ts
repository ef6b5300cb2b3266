import Type, { type Static } from 'typebox';
import { DocumentCode } from '../../../form/field/code.ts';
import { Condition } from '../../../form/field/condition.ts';
import { Flag } from '../../../form/field/flag.ts';
import { Text } from '../../../form/languages/text.ts';
import { closed, ItemCode } from '../../properties/block.ts';
import { Cents, FEE_CATEGORIES, IsoDate } from '../../properties/money.ts';
import { OFFER_MARKS, OFFER_VIEWS, PICKER_VIEWS } from './views.ts';

/** Across from the left, down from the top, width and height, in the plan's own units. */
const Place = Type.Array(Type.Number({ minimum: 0, maximum: 10_000 }), { minItems: 4, maxItems: 4 });

const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

/** A price for some people or some time; of several that apply, the first one counts. */
const PriceRow = Type.Object(
  {
    amount: Cents,
    /** From and up to and including a day in the event's time zone. */
    from: Type.Optional(IsoDate),
    until: Type.Optional(IsoDate),
    /** Reads what conditions of fees read. */
    when: Type.Optional(Condition),
  },
  closed,
);
export type PriceRow = Static<typeof PriceRow>;

/** An offer in a size or colour, with a stock of its own. */
const Variant = Type.Object(
  {
    code: ItemCode,
    name: Text,
    /** Where it differs from the offer's. */
    amount: Type.Optional(Cents),
    /** How many there are; absent means no limit. */
    stock: Type.Optional(Type.Integer({ minimum: 0 })),
    picture: Type.Optional(Type.String({ maxLength: 500 })),
  },
  closed,
);
export type Variant = Static<typeof Variant>;

const Offer = Type.Object(
  {
    code: ItemCode,
    name: Text,
    /** By which offers of one kind stand together, as sizes of booths do. */
    group: Type.Optional(ItemCode),
    description: Type.Optional(Text),
    /** An address, or a picture of the product's own such as `tile:leaf`. */
    picture: Type.Optional(Type.String({ maxLength: 500 })),
    picture_alt: Type.Optional(Text),
    /** What one costs; nothing where neither this nor a range is said. */
    amount: Type.Optional(Cents),
    /** Other prices than the amount: early ones, or those of members. */
    prices: Type.Optional(Type.Array(PriceRow, { minItems: 1, maxItems: 24 })),
    /** Whoever takes it says what they give, within these. */
    minimum: Type.Optional(Cents),
    maximum: Type.Optional(Cents),
    /** How many there are; absent means no limit. */
    stock: Type.Optional(Type.Integer({ minimum: 0 })),
    /** Sizes or colours; the stock is theirs. */
    variants: Type.Optional(Type.Array(Variant, { minItems: 1, maxItems: 40 })),
    /** How many one may take, of all variants together; one where it is not said. */
    most: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
    /** Who may choose it; reads what conditions of fees read. Everyone if absent. */
    when: Type.Optional(Condition),
    /** The tracks whose registrations may choose it. All if absent. */
    tracks: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
    /** Y: only registrations may choose it, applications may not. */
    registered_only: Type.Optional(Flag),
    /** Y: each is a ticket, which lets one person in. */
    admits: Type.Optional(Flag),
    /** When it takes place, by the event's days and clock. */
    day: Type.Optional(Type.String()),
    start: Type.Optional(Clock),
    end: Type.Optional(Clock),
    where: Type.Optional(Text),
    /** N lets it overlap with the attendee's other selections, as childcare does. */
    conflicts: Type.Optional(Flag),
    /** Y: how many are left is shown at all times, not only when it is few. */
    tells_left: Type.Optional(Flag),
    /** Shown as what suits most. */
    recommended: Type.Optional(Flag),
    /** What comes with it, by the row of the comparison. */
    benefits: Type.Optional(Type.Record(Type.String(), Text)),
    marks: Type.Optional(Type.Array(Type.Enum(OFFER_MARKS), { uniqueItems: true })),
    place: Type.Optional(Place),
    /** Who has it by another arrangement: it is not to be had. */
    taken_by: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  },
  closed,
);
export type Offer = Static<typeof Offer>;

/** An offer of the shop. */
export type Product = Offer & { readonly variants: Variant[] };

export const isProduct = (offer: Offer): offer is Product => offer.variants !== undefined;

/** What a plan shows beside what is offered: a stage, a way, the entrance. */
const PlanArea = Type.Object(
  {
    code: ItemCode,
    name: Text,
    kind: Type.Enum(['hall', 'stage', 'service', 'way', 'entrance']),
    place: Place,
  },
  closed,
);

/** Anything that somebody chooses from in a form, with its price, its stock and its picture. */
export const OffersDocument = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    kind: Type.Literal('offers'),
    code: DocumentCode,
    label: Text,
    view: Type.Enum([...OFFER_VIEWS, ...PICKER_VIEWS]),
    /** Of which category its fees are: taxes and discounts go by it. */
    category: Type.Enum(FEE_CATEGORIES),
    /** Y lets one choose several of them; else one takes the place of the other. */
    several: Type.Optional(Flag),
    /** Y lets who applies wait for one of which there is none left. */
    waitlist: Type.Optional(Flag),
    groups: Type.Optional(Type.Array(Type.Object({ code: ItemCode, name: Text }, closed), { maxItems: 24 })),
    /** The rows by which offers are compared. */
    benefits: Type.Optional(
      Type.Array(Type.Object({ code: ItemCode, label: Text }, closed), { maxItems: 24 }),
    ),
    plan: Type.Optional(
      Type.Object(
        {
          width: Type.Number({ minimum: 100, maximum: 10_000 }),
          height: Type.Number({ minimum: 100, maximum: 10_000 }),
          areas: Type.Array(PlanArea, { maxItems: 60 }),
        },
        closed,
      ),
    ),
    offers: Type.Array(Offer, { minItems: 1, maxItems: 500 }),
    /** Printed on each ticket. */
    ticket_notes: Type.Optional(
      Type.Array(Type.Object({ title: Text, text: Text }, closed), { maxItems: 3 }),
    ),
  },
  { additionalProperties: false, title: 'offers' },
);
export type OffersDocument = Static<typeof OffersDocument>;

/** The range that whoever takes an offer says an amount within; undefined where its price is fixed. */
export function rangeOf({
  minimum,
  maximum,
}: Pick<Offer, 'minimum' | 'maximum'>): { minimum: number; maximum: number } | undefined {
  return minimum === undefined || maximum === undefined ? undefined : { minimum, maximum };
}
