import { and, eq } from 'drizzle-orm';
import type { Quote } from '#engine/contract/money.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { InvoiceTerms } from '#engine/event/documents/flow/invoice-terms.ts';
import {
  type InvoiceRow,
  invoiceTermsOf,
  storeInvoice,
  withdrawOpenInvoices,
} from '#server/billing/invoice-rows.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { InvoiceStores } from '#server/confirmation/invoice-end.ts';
import type { Database } from '#server/database/database.ts';
import { invoice } from '#server/database/schema.ts';
import { tellDossier } from '#server/dossiers/dossier-news.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import type { EventLink } from '#server/mail/event-link.ts';
import { invoiceEndOf } from './invoice-ends.ts';
import { payLink } from './pay-link.ts';

/** How long an invoice may stay unpaid if its flow has no terms, in days. */
const DAYS = 30;

/** The invoice terms of a dossier's flow, or those for flows without any. */
export const termsOf = (
  configuration: Pick<ConfigurationStore, 'current'>,
  row: DossierRow,
): Pick<InvoiceTerms, 'days' | 'remind_days'> => invoiceTermsOf(configuration, row) ?? { days: DAYS };

export type Replacing = {
  readonly event: EventDocument;
  readonly row: DossierRow;
  /** The open one, which it replaces. */
  readonly open: InvoiceRow | undefined;
  readonly quote: Quote;
};

/**
 * Bills what a submitted dossier owes now, in place of an open invoice; if that is nothing, the new invoice is settled
 * at once. The caller has locked the dossier.
 */
export async function replaceInvoice(
  tx: Database,
  stores: Omit<InvoiceStores, 'seats'> & { link: EventLink },
  { event, row, open, quote }: Replacing,
  now: Date,
): Promise<InvoiceRow> {
  if (open) await withdrawOpenInvoices(tx, row.id, [open.number]);
  const billed = {
    dossierId: row.id,
    event,
    quote,
    submission: open?.submission ?? { link: await payLink(tx, stores, row) },
    purpose: open?.purpose ?? ('owed' as const),
    recipient: open?.recipient ?? null,
    splitFrom: open?.splitFrom ?? null,
  };
  const stored = await storeInvoice(
    tx,
    stores.configuration,
    billed,
    termsOf(stores.configuration, row),
    now,
  );
  await tellDossier(tx, row.id);
  if (quote.total > 0) return stored;
  const [paid] = await tx
    .update(invoice)
    .set({ state: 'paid', paidAt: now })
    .where(and(eq(invoice.eventCode, stored.eventCode), eq(invoice.number, stored.number)))
    .returning();
  if (!paid) throw new Error(`invoice ${stored.number} has gone`);
  await invoiceEndOf(row, paid).paid(tx, stores, { event, invoice: paid, row }, now);
  return paid;
}
