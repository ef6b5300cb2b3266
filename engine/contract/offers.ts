import Type, { type Static } from 'typebox';
import { DocumentCode } from '../configuration/code.ts';
import { Flag } from '../configuration/flag.ts';
import { OFFER_MARKS, OFFER_VIEWS } from '../configuration/offers-document.ts';
import { Text } from '../configuration/text.ts';
import { endpoint } from './endpoint.ts';

const Code = Type.String({ minLength: 1, maxLength: 64 });
const DossierCode = Type.String({ minLength: 1, maxLength: 40 });
const Place = Type.Array(Type.Number(), { minItems: 4, maxItems: 4 });

/** Something that is offered, amounts in cents; what is left is told where it is little. */
export const OfferInformation = Type.Object({
  code: Code,
  name: Text,
  group: Type.Optional(Code),
  description: Type.Optional(Text),
  picture: Type.Optional(Type.String()),
  picture_alt: Type.Optional(Text),
  /** Of one; 0 where it is free. Of what has a range, its least. */
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
  marks: Type.Optional(Type.Array(Type.Enum([...OFFER_MARKS]))),
  place: Type.Optional(Place),
  /** Who has it by another arrangement. */
  taken_by: Type.Optional(Type.String()),
  availability: Type.Enum(['open', 'limited', 'full']),
  left: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type OfferInformation = Static<typeof OfferInformation>;

/** All that there is to choose from, and how it is shown. */
export const OffersInformation = Type.Object({
  code: DocumentCode,
  label: Text,
  view: Type.Enum([...OFFER_VIEWS]),
  several: Flag,
  /** Y: who applies may wait for what is full. */
  waitlist: Type.Optional(Flag),
  groups: Type.Array(Type.Object({ code: Code, name: Text })),
  benefits: Type.Array(Type.Object({ code: Code, label: Text })),
  plan: Type.Optional(
    Type.Object({
      width: Type.Number(),
      height: Type.Number(),
      areas: Type.Array(
        Type.Object({
          code: Code,
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

/** What the bearer has chosen of an offer; `lapsed` Y: it is kept no longer, and asked for anew at submit. */
export const Choice = Type.Object({
  offer: Code,
  quantity: Type.Integer({ minimum: 1 }),
  /** In cents: of one, or what the bearer gives where there is a range. */
  amount: Type.Integer({ minimum: 0 }),
  lapsed: Flag,
});
export type Choice = Static<typeof Choice>;

/** An offer that the bearer waits for: with a place in line, or kept for them until a time. */
export const AwaitedOffer = Type.Object({
  offer: Code,
  state: Type.Enum(['waiting', 'offered']),
  position: Type.Optional(Type.Integer({ minimum: 1 })),
  offered_until: Type.Optional(Type.String()),
});
export type AwaitedOffer = Static<typeof AwaitedOffer>;

/** What there is to choose from, and what the bearer has of it. */
export const Choices = Type.Object({
  offers: OffersInformation,
  chosen: Type.Array(Choice),
  waiting: Type.Optional(Type.Array(AwaitedOffer)),
  /** When the first of them is kept no longer; absent where none is held. */
  held_until: Type.Optional(Type.String()),
  /** The server's clock, for who counts down. */
  now: Type.String(),
});
export type Choices = Static<typeof Choices>;

const offersOf = { offers: DocumentCode };

/** What can be chosen in the forms of any flow: booths, levels, extras. */
export const offers = {
  getOffers: endpoint({
    method: 'GET',
    path: '/getOffers/{offers}',
    summary: 'The offers of a document, with what is left of each.',
    access: 'public',
    params: Type.Object(offersOf),
    response: OffersInformation,
  }),
  getChoices: endpoint({
    method: 'GET',
    path: '/getChoices/{code}/{offers}',
    summary: 'The offers with the bearer’s selections, and until when they are held.',
    access: 'holder',
    dossiers: 'any',
    params: Type.Object({ code: DossierCode, ...offersOf }),
    response: Choices,
  }),
  chooseOffer: endpoint({
    method: 'POST',
    path: '/chooseOffer',
    summary:
      'Selects a quantity of an offer in place of the earlier one and, if only one can be selected, of any other; 0 releases it. 409 `full` if fewer are left.',
    access: 'holder',
    dossiers: 'any',
    body: Type.Object({
      code: DossierCode,
      ...offersOf,
      offer: Code,
      quantity: Type.Integer({ minimum: 0, maximum: 99 }),
      /** What the bearer gives, in cents, where the offer has a range; its least where it is not said. */
      amount: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 })),
    }),
    response: Choices,
  }),
  waitForOffer: endpoint({
    method: 'POST',
    path: '/waitForOffer',
    summary:
      'Joins the waitlist of an offer that is full, if it has one; N leaves it, or declines an offered item. Joining twice keeps the place in line.',
    access: 'holder',
    dossiers: 'any',
    body: Type.Object({ code: DossierCode, ...offersOf, offer: Code, wait: Flag }),
    response: Choices,
  }),
} as const;
