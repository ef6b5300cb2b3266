import Type from 'typebox';
import { Purchases, ShopProduct } from '../event/cart/shop.ts';
import { Flag } from '../form/field/flag.ts';
import * as calls from './calls/registration.ts';
import { endpoints } from './endpoint.ts';

const Code = Type.String({ minLength: 1, maxLength: 64 });
const RegistrationCode = Type.String({ minLength: 1, maxLength: 40 });

const variant = { code: RegistrationCode, product_code: Code, variant_code: Code };

export const shop = endpoints(calls.shop, {
  getShopProducts: {
    summary: 'The products of the shop for a track; x is its code, or `all`.',
    access: 'public',
    params: Type.Object({ x: Code }),
    response: Type.Array(ShopProduct),
  },
  getShopProduct: {
    summary: 'A product.',
    access: 'public',
    params: Type.Object({ code: Code }),
    response: ShopProduct,
  },
  getPurchasedProduct: {
    summary: 'The bearer’s selected products; x is a product’s code, or `all`.',
    access: 'holder',
    dossiers: 'registration',
    params: Type.Object({ code: RegistrationCode, x: Code }),
    response: Purchases,
  },
  getPurchasedByAttendee: {
    summary: 'The bearer’s selection of one product.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object({ attendee_code: RegistrationCode, product_code: Code }),
    response: Purchases,
  },
  purchaseProduct: {
    summary: 'Selects a quantity of a variant in place of the earlier one; 409 `full` if fewer are left.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object({ ...variant, qty: Type.Integer({ minimum: 1, maximum: 99 }) }),
    response: Purchases,
  },
  deletePurchaseProduct: {
    summary: 'Removes a variant from the bearer’s selection.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object(variant),
    response: Purchases,
  },
  waitForProduct: {
    summary:
      'Joins the waitlist of a variant that is full, if the shop has one; N leaves it, or declines an offered piece. Joining twice keeps the position.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object({ ...variant, wait: Flag }),
    response: Purchases,
  },
});
