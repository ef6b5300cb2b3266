import Type, { type Static } from 'typebox';
import { DocumentCode } from './code.ts';
import { Flag } from './flag.ts';
import { Cents } from './money.ts';
import { Text } from './text.ts';

const ItemCode = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$' });

const ProductVariant = Type.Object(
  {
    code: ItemCode,
    name: Text,
    /** Where it differs from the product's. */
    amount: Type.Optional(Cents),
    /** Pieces; absent means no limit. */
    stock: Type.Optional(Type.Integer({ minimum: 0 })),
    picture: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
);
export type ProductVariant = Static<typeof ProductVariant>;

const Product = Type.Object(
  {
    code: ItemCode,
    name: Text,
    description: Type.Optional(Text),
    /** An address, or a picture of the product's own such as `tile:leaf`. */
    picture: Type.Optional(Type.String({ maxLength: 500 })),
    picture_alt: Type.Optional(Text),
    amount: Cents,
    /** Y: how many pieces are left is told at all times, not only when it is few. */
    tells_left: Type.Optional(Flag),
    /** Y: each piece is a ticket, which lets one person in. */
    admits: Type.Optional(Flag),
    /** At most so many pieces of all its variants for one registration. */
    most: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
    tracks: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
    variants: Type.Array(ProductVariant, { minItems: 1, maxItems: 40 }),
  },
  { additionalProperties: false },
);
export type Product = Static<typeof Product>;

/** What the shop sells. */
export const ProductsDocument = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    kind: Type.Literal('products'),
    code: DocumentCode,
    products: Type.Array(Product, { minItems: 1, maxItems: 500 }),
    /** Y: people can wait for what is sold out. */
    waitlist: Type.Optional(Flag),
    /** What everybody with a ticket should know; stands under it. */
    ticket_notes: Type.Optional(
      Type.Array(Type.Object({ title: Text, text: Text }, { additionalProperties: false }), { maxItems: 3 }),
    ),
  },
  { additionalProperties: false, title: 'products' },
);
export type ProductsDocument = Static<typeof ProductsDocument>;
