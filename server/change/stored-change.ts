import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { Difference } from '#engine/contract/change.ts';
import { Quote } from '#engine/contract/money.ts';
import { BookedItem } from '#engine/event/cart/booked.ts';
import { Text } from '#engine/form/languages/text.ts';
import { CorrectedAnswer } from '#engine/form/summary/corrected-answer.ts';
import { awaitableKinds, pickKinds } from '#server/database/schema.ts';
import type { PaymentRow } from '#server/dossiers/payment-under-way.ts';

const Item = Type.Object({
  kind: Type.Enum(pickKinds),
  item: Type.String(),
});

/** The part of a change stored with its payment, to complete it afterwards. */
export const StoredChange = Type.Object({
  /** The place in it counts as taken while the payment is open. */
  track: Type.String(),
  mode: Type.String(),
  days: Type.Array(Type.String()),
  drops: Type.Array(Item),
  /** Seats that are held until the payment is over, and items that are offered until then. */
  takes: Type.Array(
    Type.Object({
      kind: Type.Enum(awaitableKinds),
      item: Type.String(),
      /** In cents, if its holder chose it. */
      amount: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
  ),
  /** Products taken from stock for it, released if it fails. */
  pieces: Type.Array(Type.Object({ ...Item.properties, quantity: Type.Integer({ minimum: 1 }) })),
  /** The corrected answers of a step, with their differences in words. */
  corrected: Type.Optional(
    Type.Object({
      formType: Type.String(),
      version: Type.Integer(),
      values: Type.Record(Type.String(), Type.Unknown()),
      answers: Type.Array(CorrectedAnswer),
    }),
  ),
  loses: Type.Array(BookedItem),
  gains: Type.Array(BookedItem),
  asks: Type.Array(Text),
  quote: Quote,
  difference: Difference,
  link: Type.String(),
  returnUrl: Type.String(),
});
export type StoredChange = Static<typeof StoredChange>;

/** Reads what was stored with a payment. */
export function storedChange({ submission }: Pick<PaymentRow, 'submission'>): StoredChange {
  return Value.Parse(StoredChange, submission);
}
