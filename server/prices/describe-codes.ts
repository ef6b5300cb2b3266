import type { AppliedCodes } from '#engine/contract/discount.ts';
import type { Quote } from '#engine/contract/money.ts';
import type { Discount } from '#engine/event/documents/discounts/schema.ts';
import type { AppliedCode } from '#engine/event/pickers/applied-code.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { quoteDossier } from './quote-dossier.ts';

/** A registration's codes with what each saves, and the total. */
export async function describeCodes(
  db: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
): Promise<AppliedCodes> {
  const { quote, discounts } = await quoteDossier(db, configuration, row);
  return { codes: savingsOf(quote, discounts), quote };
}

/** What codes save in a quote that includes them. */
export function savingsOf(quote: Quote, discounts: readonly Discount[]): AppliedCode[] {
  return discounts.map(({ code, kind, label }) => {
    const line = quote.lines.find(({ id }) => id === `discount-${code}`);
    return { discount_code: code, kind, label, saves: line ? -line.amount : 0 };
  });
}
