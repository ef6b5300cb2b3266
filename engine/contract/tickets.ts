import Type, { type Static } from 'typebox';
import { Flag } from '../form/field/flag.ts';
import { LOCALES, Text } from '../form/languages/text.ts';
import * as calls from './calls/registration.ts';
import { endpoints } from './endpoint.ts';
import { RegistrationCode } from './registration.ts';

/** Admits one person. */
export const Ticket = Type.Object({
  /** Scanned at the gate. */
  code: Type.String(),
  /** Its place among the tickets of its order, from 1. */
  number: Type.Integer({ minimum: 1 }),
  product_code: Type.String(),
  variant_code: Type.String(),
  name: Text,
  /** Absent if there is only one. */
  variant: Type.Optional(Text),
  /** Time and place in words, if they are not the event's. */
  when: Type.Optional(Text),
  place: Type.Optional(Text),
  /** The person it is for, if known. */
  holder: Type.Optional(Type.String()),
  /** In cents, before taxes and discounts. */
  amount: Type.Integer(),
  /** Where Google puts it into the holder's wallet; absent where that is not configured. */
  google_wallet: Type.Optional(Type.String()),
  /** The code as a QR symbol: modules a side, and its dark ones as the path of an SVG; no quiet zone around them. */
  symbol: Type.Object({ size: Type.Integer(), path: Type.String() }),
});
export type Ticket = Static<typeof Ticket>;

/** The tickets of an order, with their texts. */
export const TicketSheet = Type.Object({
  tickets: Type.Array(Ticket),
  /** The buyer's name, if a form asked for one. */
  buyer: Type.Optional(Type.String()),
  email: Type.String(),
  /** Days of the event that they are for. */
  registrations_day: Type.Array(Type.String()),
  venue: Type.Optional(Type.Object({ name: Text, address: Type.Optional(Text) })),
  notes: Type.Array(Type.Object({ title: Text, text: Text })),
  /** In cents, for the whole order. */
  paid: Type.Integer(),
  /** Y: each may be had as a pass for Apple Wallet. */
  apple_wallet: Type.Optional(Flag),
});
export type TicketSheet = Static<typeof TicketSheet>;

export const tickets = endpoints(calls.tickets, {
  getMyTickets: {
    summary: 'The tickets of the bearer’s submitted order, one per person.',
    access: 'holder',
    dossiers: 'any',
    params: Type.Object({ code: RegistrationCode }),
    response: TicketSheet,
  },
  getTickets: {
    summary: 'The tickets of the bearer’s submitted order, as a PDF in a language.',
    access: 'holder',
    dossiers: 'any',
    body: Type.Object({ code: RegistrationCode, locale: Type.Optional(Type.Enum(LOCALES)) }),
    response: Type.Unknown(),
  },
  getApplePass: {
    summary:
      'One ticket of the bearer’s submitted order as a pass for Apple Wallet (.pkpass), if the portal has a key for it.',
    access: 'holder',
    dossiers: 'any',
    body: Type.Object({
      code: RegistrationCode,
      /** Its place among the tickets of its order. */
      number: Type.Integer({ minimum: 1 }),
      locale: Type.Optional(Type.Enum(LOCALES)),
    }),
    response: Type.Unknown(),
  },
});
