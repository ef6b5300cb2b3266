import Type, { type Static } from 'typebox';
import { FEE_CATEGORIES } from '../event/properties/money.ts';
import { Flag } from '../form/field/flag.ts';
import * as calls from './calls/organizer.ts';
import { CancellationPreview } from './cancellation.ts';
import { ADJUSTMENTS } from './desk-values.ts';
import { endpoints } from './endpoint.ts';
import { FeeLine } from './money.ts';
import { RegistrationCode } from './registration.ts';

const Cents = Type.Integer({ minimum: 0 });

/** What an organizer changes about what is owed. */
export type AdjustmentKind = (typeof ADJUSTMENTS)[number];

/** The highest amount that is added or credited at once, in cents. */
const MOST = 100_000_000;

const adjustment = {
  code: RegistrationCode,
  kind: Type.Enum([...ADJUSTMENTS]),
  /** Of a fee: its name, and the category that decides its taxes. */
  label: Type.Optional(Type.String({ maxLength: 200 })),
  category: Type.Optional(Type.Enum([...FEE_CATEGORIES])),
  /** In cents: of a fee before tax, of a credit with tax. */
  amount: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST })),
  /** Of a waiver: the unpaid line. */
  line: Type.Optional(Type.String({ maxLength: 200 })),
};

/** What an adjustment comes to, in cents. */
export const AdjustmentPreview = Type.Object({
  /** What is owed before and afterwards. */
  owed: Cents,
  owes: Cents,
  /** The tax in it. */
  tax: Cents,
  /** What goes back, if more is credited than is owed. */
  refund: Cents,
  card: CancellationPreview.properties.card,
  to_group: CancellationPreview.properties.to_group,
  to_own: CancellationPreview.properties.to_own,
  /** The printed number of the open invoice that is replaced. */
  replaces: Type.Optional(Type.String()),
});
export type AdjustmentPreview = Static<typeof AdjustmentPreview>;

/** Money owed after submission. */
export const deskMoney = endpoints(calls.deskMoney, {
  getOwedAsOrganizer: {
    summary:
      'What a submitted registration or application owes now, line by line with taxes, and the most that can be credited.',
    access: 'organizer',
    permission: 'money',
    params: Type.Object({ code: RegistrationCode }),
    response: Type.Object({
      owed: Cents,
      /** The unpaid lines with their discounts taken off; amounts before tax. */
      lines: Type.Array(Type.Object({ line: FeeLine, net: Cents, tax: Cents })),
      /** What is owed, and what is left of the charges. */
      creditable: Cents,
      /** Tax rates by the category of a fee, in percent. */
      taxes: Type.Array(Type.Object({ category: Type.Enum([...FEE_CATEGORIES]), percent: Type.Number() })),
    }),
  },
  previewAdjustment: {
    summary: 'What adding a fee, waiving one or giving a credit would come to. Nothing is changed.',
    access: 'organizer',
    permission: 'money',
    reads: true,
    body: Type.Object(adjustment),
    response: AdjustmentPreview,
  },
  adjustOwed: {
    summary:
      'Adds a fee to what a submitted registration or application owes, waives an unpaid one or gives a credit: a new invoice replaces the open one, and a credit beyond what is owed is refunded.',
    access: 'organizer',
    permission: 'money',
    idempotent: true,
    body: Type.Object({
      ...adjustment,
      why: Type.String({ minLength: 1, maxLength: 500 }),
      /** In cents what would be owed afterwards, as it was shown: if it differs now, 409 `price`. */
      expected: Cents,
      /** In cents what would be refunded, as it was shown, 0 if left out: the same applies. */
      expected_refund: Type.Optional(Cents),
      /** Y emails what is owed afterwards with a link to pay it. */
      notify: Type.Optional(Flag),
    }),
    response: Type.Object({ owes: Cents, refund: Cents }),
  },
  sendPaymentLink: {
    summary:
      'Emails the holder what they owe, with the invoice and a link that opens the page to pay it. The link is always the same.',
    access: 'organizer',
    permission: 'money',
    idempotent: true,
    body: Type.Object({ code: RegistrationCode }),
    response: Type.Object({ recipient: Type.String(), amount: Cents }),
  },
});
