import Type, { type Static } from 'typebox';
import { Flag } from '../form/field/flag.ts';
import { Text } from '../form/languages/text.ts';
import * as calls from './calls/organizer.ts';
import { AdjustmentPreview } from './desk-money.ts';
import { endpoints } from './endpoint.ts';
import { RegistrationCode } from './registration.ts';

const Cents = Type.Integer({ minimum: 0 });
/** As typed or copied. */
const Typed = Type.String({ minLength: 1, maxLength: 80 });

/** What a discount or invitation code would do for a registration; amounts in cents. */
export const CodePreview = Type.Object({
  discount_code: Type.String(),
  label: Text,
  /** How often it is used, and may be. */
  uses: Type.Integer(),
  limit: Type.Optional(Type.Integer()),
  /** With tax. */
  saves: Cents,
  /** Of a draft: what it costs then. */
  total: Type.Optional(Cents),
  /** Of a submitted registration: the credit for it. */
  credit: Type.Optional(AdjustmentPreview),
});
export type CodePreview = Static<typeof CodePreview>;

/** Discount codes at the desk. */
export const deskDiscount = endpoints(calls.deskDiscount, {
  previewCodeAsOrganizer: {
    summary: 'What applying a discount or invitation code to a registration would save. Nothing is changed.',
    access: 'organizer',
    permission: 'money',
    reads: true,
    body: Type.Object({ code: RegistrationCode, discount_code: Typed }),
    response: CodePreview,
  },
  applyCodeAsOrganizer: {
    summary:
      'Applies a code to a registration: to the price of one that is not submitted; else what it saves is credited, less is owed and the rest is refunded.',
    access: 'organizer',
    permission: 'money',
    idempotent: true,
    body: Type.Object({
      code: RegistrationCode,
      discount_code: Typed,
      why: Type.String({ minLength: 1, maxLength: 400 }),
      /** In cents what would be owed and refunded afterwards, as it was shown: if it differs now, 409 `price`. */
      expected: Type.Optional(Cents),
      expected_refund: Type.Optional(Cents),
      /** Y emails the holder of a submitted registration. */
      notify: Type.Optional(Flag),
    }),
    response: Type.Object({ saves: Cents }),
  },
});
