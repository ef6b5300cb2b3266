import Type, { type Static } from 'typebox';
import { Flag } from '../form/field/flag.ts';
import { LOCALES } from '../form/languages/text.ts';
import * as calls from './calls/owed.ts';
import { endpoints } from './endpoint.ts';
import { Invoice } from './invoice.ts';
import { GatewayForBrowser, Quote } from './money.ts';

/** The secret in a link to pay. */
export const PaySecret = Type.String({ pattern: '^[A-Za-z0-9_-]{44}$' });

/** What is owed, and the last invoice; no quote if nothing is owed. */
export const Owed = Type.Object({
  /** Empty for someone else who is billed: it opens the registration. */
  code: Type.String(),
  /** Of the person, or the application. */
  name: Type.String(),
  invoice: Type.Optional(Invoice),
  quote: Type.Optional(Quote),
  gateway: GatewayForBrowser,
});
export type Owed = Static<typeof Owed>;

/** Paying what is owed after submission, by a link that was emailed. */
export const owed = endpoints(calls.owed, {
  getOwed: {
    summary: 'The amount owed on a registration or application, read with its payment link.',
    access: 'public',
    personal: true,
    params: Type.Object({ secret: PaySecret }),
    response: Owed,
  },
  payOwed: {
    summary: 'Pays the open invoice of a registration or application by card, with its payment link.',
    access: 'public',
    personal: true,
    idempotent: true,
    body: Type.Object({
      secret: PaySecret,
      /** The reviewed total in cents: if it has changed, the answer is 409 `price` and nothing is charged. */
      total: Type.Integer({ minimum: 1 }),
      /** The gateway’s token of a card. */
      credit: Type.Optional(Type.String({ maxLength: 200 })),
      locale: Type.Optional(Type.Enum([...LOCALES])),
    }),
    response: Type.Union([
      Type.Object({ status: Type.Literal('confirmed'), amount: Type.Integer() }),
      Type.Object({ status: Type.Literal('challenge'), url: Type.String() }),
    ]),
  },
  cancelOwedPayment: {
    summary: 'Abandons a payment of what is owed that is waiting for the bank.',
    access: 'public',
    body: Type.Object({ secret: PaySecret }),
    response: Type.Object({ cancelled: Flag }),
  },
});
