import { inArray } from 'drizzle-orm';
import type { RefundableCharge } from '#engine/contract/desk-actions.ts';
import type { Quote } from '#engine/contract/money.ts';
import { brandName } from '#engine/event/properties/card-brand.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { receipt } from '#server/database/schema.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { taxesOf } from './cancel-policy.ts';
import type { Charge } from './refund-left.ts';
import { type LineLeft, refundableLines, taxOf } from './rules/refundable-lines.ts';

/** A charge with its receipt and what is left of each line; without a receipt, such as a group's charge, it has no lines. */
export type ChargeLeft = {
  readonly charge: Charge;
  readonly receipt: Quote | undefined;
  readonly lines: readonly LineLeft[];
};

/** What is left of charges, line by line. */
export async function chargesLeft(
  db: Database,
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
  charges: readonly Charge[],
): Promise<ChargeLeft[]> {
  const ids = charges.map(({ payment }) => payment.id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ payment: receipt.paymentId, quote: receipt.quote })
          .from(receipt)
          .where(inArray(receipt.paymentId, ids));
  const receipts = new Map(rows.map(({ payment, quote }) => [payment, quote]));
  const taxes = taxesOf(configuration, eventCode);
  return charges.map((charge) => {
    const quote = receipts.get(charge.payment.id);
    const lines = quote && charge.charged ? refundableLines(quote, charge.charged, taxes) : [];
    return { charge, receipt: quote, lines };
  });
}

/** A charge as organizers see it; `gateway` is the one in use. */
export function refundableCharge({ charge, lines }: ChargeLeft, gateway: string): RefundableCharge {
  const { payment, left } = charge;
  return {
    payment: payment.id,
    at: payment.createdAt.toISOString(),
    label: inEveryLanguage('ledger.card', {
      brand: brandName(payment.brand ?? ''),
      last4: payment.last4 ?? '',
    }),
    left,
    lines: lines.map((each) => ({
      id: each.line.id,
      label: each.line.label,
      ...(each.line.detail !== undefined && { detail: each.line.detail }),
      net: each.net,
      tax: taxOf(each),
    })),
    ...(payment.gateway !== gateway && { elsewhere: 'Y' as const }),
  };
}
