import Type, { type Static } from 'typebox';
import { Flag } from '../../form/field/flag.ts';
import { Text } from '../../form/languages/text.ts';
import { AwaitedItem, EndedOffer } from './awaited.ts';

/** A product with its variants, amounts in cents; `left` is present when few are left, or always if the product says so. */
export const ShopProduct = Type.Object({
  code: Type.String(),
  name: Text,
  description: Type.Optional(Text),
  picture: Type.Optional(Type.String()),
  picture_alt: Type.Optional(Text),
  /** Y: each piece is a ticket. */
  admits: Type.Optional(Flag),
  /** Y: people can wait for a variant that is full. */
  waitlist: Type.Optional(Flag),
  most: Type.Integer({ minimum: 1 }),
  variants: Type.Array(
    Type.Object({
      code: Type.String(),
      name: Text,
      amount: Type.Integer(),
      picture: Type.Optional(Type.String()),
      availability: Type.Enum(['open', 'limited', 'full']),
      left: Type.Optional(Type.Integer({ minimum: 0 })),
      /** The stock, if the number left is always shown. */
      stock: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
  ),
});
export type ShopProduct = Static<typeof ShopProduct>;

/** Pieces of a variant that a registrant has selected; `lapsed` Y: their hold has expired, and submitting asks for them again. */
export const Purchase = Type.Object({
  product_code: Type.String(),
  variant_code: Type.String(),
  qty: Type.Integer({ minimum: 1 }),
  name: Text,
  variant: Text,
  /** Y: each piece is a ticket. */
  admits: Type.Optional(Flag),
  /** Y: its pieces are no longer held. */
  lapsed: Type.Optional(Flag),
  /** In cents, for all pieces. */
  amount: Type.Integer(),
});
export type Purchase = Static<typeof Purchase>;

const variantCodes = { product_code: Type.String(), variant_code: Type.String() };
const AwaitedVariant = Type.Object({ ...variantCodes, ...AwaitedItem.properties });

export const Purchases = Type.Object({
  purchases: Type.Array(Purchase),
  waiting: Type.Optional(Type.Array(AwaitedVariant)),
  ended_offers: Type.Optional(Type.Array(Type.Object({ ...variantCodes, ...EndedOffer.properties }))),
  /** When the first hold expires; absent if nothing is held, or nothing expires. */
  held_until: Type.Optional(Type.String()),
  /** The server's clock, for the countdown. */
  now: Type.String(),
});
export type Purchases = Static<typeof Purchases>;
