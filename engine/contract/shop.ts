import Type, { type Static } from 'typebox';
import { Flag } from '../configuration/flag.ts';
import { Text } from '../configuration/text.ts';
import { AwaitedItem } from './awaited.ts';
import { endpoint } from './endpoint.ts';

const Code = Type.String({ minLength: 1, maxLength: 64 });
const RegistrationCode = Type.String({ minLength: 1, maxLength: 40 });

/** A product with its variants, amounts in cents; what is left is told where it is little, or the product says so. */
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
      /** Pieces there were, where what is left is told at all times. */
      stock: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
  ),
});
export type ShopProduct = Static<typeof ShopProduct>;

/** What a registrant has picked of a variant; `lapsed` Y: its pieces are kept no longer, they are asked for anew at submit. */
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
const AwaitedVariant = Type.Object({
  product_code: Type.String(),
  variant_code: Type.String(),
  ...AwaitedItem.properties,
});
const Purchases = Type.Object({
  purchases: Type.Array(Purchase),
  waiting: Type.Optional(Type.Array(AwaitedVariant)),
  /** When the first of them is kept no longer; absent where none is held, or for good. */
  held_until: Type.Optional(Type.String()),
  /** The server's clock, for who counts down. */
  now: Type.String(),
});
export type Purchases = Static<typeof Purchases>;

const variant = { code: RegistrationCode, product_code: Code, variant_code: Code };

export const shop = {
  getShopProducts: endpoint({
    method: 'GET',
    path: '/getShopProducts/{x}',
    summary: 'The products of the shop for a track; x is its code, or `all`.',
    access: 'public',
    params: Type.Object({ x: Code }),
    response: Type.Array(ShopProduct),
  }),
  getShopProduct: endpoint({
    method: 'GET',
    path: '/getShopProduct/{code}',
    summary: 'A product.',
    access: 'public',
    params: Type.Object({ code: Code }),
    response: ShopProduct,
  }),
  getPurchasedProduct: endpoint({
    method: 'GET',
    path: '/getPurchasedProduct/{code}/{x}',
    summary: 'The bearer’s selected products; x is a product’s code, or `all`.',
    access: 'holder',
    dossiers: 'registration',
    params: Type.Object({ code: RegistrationCode, x: Code }),
    response: Purchases,
  }),
  getPurchasedByAttendee: endpoint({
    method: 'POST',
    path: '/getPurchasedByAttendee',
    summary: 'The bearer’s selection of one product.',
    access: 'holder',
    dossiers: 'registration',
    holder: 'attendee_code',
    body: Type.Object({ attendee_code: RegistrationCode, product_code: Code }),
    response: Purchases,
  }),
  purchaseProduct: endpoint({
    method: 'POST',
    path: '/purchaseProduct',
    summary: 'Selects a quantity of a variant in place of the earlier one; 409 `full` if fewer are left.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object({ ...variant, qty: Type.Integer({ minimum: 1, maximum: 99 }) }),
    response: Purchases,
  }),
  deletePurchaseProduct: endpoint({
    method: 'POST',
    path: '/deletePurchaseProduct',
    summary: 'Removes a variant from the bearer’s selection.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object(variant),
    response: Purchases,
  }),
  waitForProduct: endpoint({
    method: 'POST',
    path: '/waitForProduct',
    summary:
      'Joins the waitlist of a variant that is full, if the shop has one; N leaves it, or declines an offered piece. Joining twice keeps the position.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object({ ...variant, wait: Flag }),
    response: Purchases,
  }),
} as const;
