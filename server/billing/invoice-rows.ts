import { and, asc, eq } from 'drizzle-orm';
import type { Invoice } from '#engine/contract/invoice.ts';
import type { Quote } from '#engine/contract/money.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { InvoiceTerms } from '#engine/event/documents/flow/invoice-terms.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { invoice } from '#server/database/schema.ts';
import { issueNumber, printedNumber } from './issue-number.ts';

const DAY = 86_400_000;

/** An invoice as it is stored. */
export type InvoiceRow = typeof invoice.$inferSelect;

/** What a dossier is billed for, and what is needed once it is paid. */
export type Billed = {
  dossierId: string;
  event: EventDocument;
  quote: Quote;
  submission: Record<string, unknown>;
};

/** A flow's invoice terms; undefined without any. */
export function invoiceTermsOf(
  configuration: Pick<ConfigurationStore, 'current'>,
  { eventCode, flow }: { eventCode: string; flow: string },
): InvoiceTerms | undefined {
  const document = configuration.current(eventCode, 'flow', flow)?.document;
  return document?.group?.invoice ?? document?.money?.invoice;
}

/** The invoices of a dossier, the first one first. */
export function invoicesOf(db: Database, dossierId: string): Promise<InvoiceRow[]> {
  return db.select().from(invoice).where(eq(invoice.dossierId, dossierId)).orderBy(asc(invoice.number));
}

/** The invoice by which a dossier was paid; undefined without one. */
export async function paidInvoiceOf(db: Database, dossierId: string): Promise<InvoiceRow | undefined> {
  return (await invoicesOf(db, dossierId)).find(({ state }) => state === 'paid');
}

/** An invoice as its recipient sees it. */
export function invoiceView({ number, prefix, dueOn, state, quote }: InvoiceRow): Invoice {
  const printed = prefix === '' ? {} : { printed: printedNumber({ prefix, number }) };
  return { number, ...printed, due_on: dueOn, state, total: quote.total };
}

/** Stores an invoice; a dossier has at most one open invoice. */
export async function storeInvoice(
  tx: Database,
  configuration: Pick<ConfigurationStore, 'current'>,
  { dossierId, event, quote, submission }: Billed,
  { days }: InvoiceTerms,
  now: Date,
): Promise<InvoiceRow> {
  const [row] = await tx
    .insert(invoice)
    .values({
      ...(await issueNumber(tx, configuration, event.code, 'invoice')),
      dossierId,
      quote,
      submission,
      dueOn: dayIn(event.timezone, new Date(now.getTime() + days * DAY)),
      issuedAt: now,
    })
    .returning();
  if (!row) throw new Error(`the invoice of dossier ${dossierId} was not stored`);
  return row;
}

/** Voids the open invoice of a dossier, which the caller has locked; returns its printed number, undefined where none is open. */
export async function withdrawOpenInvoice(tx: Database, dossierId: string): Promise<string | undefined> {
  const [voided] = await tx
    .update(invoice)
    .set({ state: 'withdrawn' })
    .where(and(eq(invoice.dossierId, dossierId), eq(invoice.state, 'open')))
    .returning({ number: invoice.number, prefix: invoice.prefix });
  return voided && printedNumber(voided);
}
