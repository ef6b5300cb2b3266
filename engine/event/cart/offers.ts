import Type, { type Static } from 'typebox';
import { DocumentCode } from '../../form/field/code.ts';
import { Flag } from '../../form/field/flag.ts';
import { Text } from '../../form/languages/text.ts';
import { OFFER_MARKS, OFFER_VIEWS } from '../documents/offers/views.ts';
import { EndedOffer } from './awaited.ts';

export const OfferCode = Type.String({ minLength: 1, maxLength: 64 });

const Place = Type.Array(Type.Number(), { minItems: 4, maxItems: 4 });

/** One offer, amounts in cents; `left` is present only when few are left. */
export const OfferInformation = Type.Object({
  code: OfferCode,
  name: Text,
  group: Type.Optional(OfferCode),
  description: Type.Optional(Text),
  picture: Type.Optional(Type.String()),
  picture_alt: Type.Optional(Text),
  /** The price of one, 0 if it is free; the minimum if the visitor chooses the amount. */
  amount: Type.Integer({ minimum: 0 }),
  minimum: Type.Optional(Type.Integer()),
  maximum: Type.Optional(Type.Integer()),
  most: Type.Integer({ minimum: 1 }),
  /** When and where it takes place, in ISO 8601. */
  start: Type.Optional(Type.String()),
  end: Type.Optional(Type.String()),
  timezone: Type.Optional(Type.String()),
  where: Type.Optional(Text),
  recommended: Type.Optional(Flag),
  benefits: Type.Optional(Type.Record(Type.String(), Text)),
  marks: Type.Optional(Type.Array(Type.Enum(OFFER_MARKS))),
  place: Type.Optional(Place),
  /** The organization that has it by another arrangement. */
  taken_by: Type.Optional(Type.String()),
  availability: Type.Enum(['open', 'limited', 'full']),
  left: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type OfferInformation = Static<typeof OfferInformation>;

/** The offers of a document, and how they are shown. */
export const OffersInformation = Type.Object({
  code: DocumentCode,
  label: Text,
  view: Type.Enum(OFFER_VIEWS),
  several: Flag,
  /** Y: applicants can join the waitlist of a full offer. */
  waitlist: Type.Optional(Flag),
  groups: Type.Array(Type.Object({ code: OfferCode, name: Text })),
  benefits: Type.Array(Type.Object({ code: OfferCode, label: Text })),
  plan: Type.Optional(
    Type.Object({
      width: Type.Number(),
      height: Type.Number(),
      areas: Type.Array(
        Type.Object({
          code: OfferCode,
          name: Text,
          kind: Type.Enum(['hall', 'stage', 'service', 'way', 'entrance']),
          place: Place,
        }),
      ),
    }),
  ),
  offers: Type.Array(OfferInformation),
});
export type OffersInformation = Static<typeof OffersInformation>;

/** An offer that the bearer has selected; `lapsed` Y: its hold has expired, and submitting asks for it again. */
export const Choice = Type.Object({
  offer: OfferCode,
  quantity: Type.Integer({ minimum: 1 }),
  /** In cents: the price of one, or the amount that the bearer chose. */
  amount: Type.Integer({ minimum: 0 }),
  lapsed: Flag,
});
export type Choice = Static<typeof Choice>;

/** An offer that the bearer waits for, with the position, or that is held for them until a time. */
export const AwaitedOffer = Type.Object({
  offer: OfferCode,
  state: Type.Enum(['waiting', 'offered']),
  position: Type.Optional(Type.Integer({ minimum: 1 })),
  offered_until: Type.Optional(Type.String()),
});
export type AwaitedOffer = Static<typeof AwaitedOffer>;

/** The offers, and those that the bearer has selected. */
export const Choices = Type.Object({
  offers: OffersInformation,
  chosen: Type.Array(Choice),
  waiting: Type.Optional(Type.Array(AwaitedOffer)),
  ended_offers: Type.Optional(Type.Array(Type.Object({ offer: OfferCode, ...EndedOffer.properties }))),
  /** When the first hold expires; absent if nothing is held. */
  held_until: Type.Optional(Type.String()),
  /** The server's clock, for the countdown. */
  now: Type.String(),
});
export type Choices = Static<typeof Choices>;
