import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DeskInvoice, Invoice } from '#engine/contract/invoice.ts';
import type { Quote } from '#engine/contract/money.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { InvoiceTerms } from '#engine/event/documents/flow/invoice-terms.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { type InvoicePurpose, type InvoiceRecipient, invoice } from '#server/database/schema.ts';
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
  /** What was submitted, by default. */
  purpose?: InvoicePurpose;
  recipient?: InvoiceRecipient | null;
  splitFrom?: number | null;
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

/** The open invoices of a dossier, the first one first: several if one was split. */
export async function openInvoicesOf(db: Database, dossierId: string): Promise<InvoiceRow[]> {
  return (await invoicesOf(db, dossierId)).filter(({ state }) => state === 'open');
}

/** The invoices that were paid without a card, whose money goes back by hand. */
export async function invoicesPaidByHand(db: Database, dossierId: string): Promise<InvoiceRow[]> {
  return (await invoicesOf(db, dossierId)).filter(
    ({ state, paidBy, quote }) => state === 'paid' && paidBy !== 'card' && quote.total > 0,
  );
}

/** An invoice as its recipient sees it. */
export function invoiceView({ number, prefix, dueOn, state, quote }: InvoiceRow): Invoice {
  const printed = prefix === '' ? {} : { printed: printedNumber({ prefix, number }) };
  return { number, ...printed, due_on: dueOn, state, total: quote.total };
}

/** The same with who else is billed, for organizers. */
export function deskInvoiceView(row: InvoiceRow, maySplit = false): DeskInvoice {
  return {
    ...invoiceView(row),
    ...(row.recipient && { recipient: { ...row.recipient } }),
    ...(maySplit && { may_split: 'Y' as const }),
  };
}

/** The last day to pay an invoice on that is issued now, as the event counts days. */
export const dueDay = (
  { timezone }: Pick<EventDocument, 'timezone'>,
  { days }: Pick<InvoiceTerms, 'days'>,
  now: Date,
): string => dayIn(timezone, new Date(now.getTime() + days * DAY));

/** Stores an invoice; a dossier has at most one open invoice, unless it was split. */
export async function storeInvoice(
  tx: Database,
  configuration: Pick<ConfigurationStore, 'current'>,
  { dossierId, event, quote, submission, purpose, recipient, splitFrom }: Billed,
  { days }: Pick<InvoiceTerms, 'days'>,
  now: Date,
): Promise<InvoiceRow> {
  const [row] = await tx
    .insert(invoice)
    .values({
      ...(await issueNumber(tx, configuration, event.code, 'invoice')),
      dossierId,
      quote,
      submission,
      ...(purpose && { purpose }),
      recipient,
      splitFrom,
      dueOn: dueDay(event, { days }, now),
      issuedAt: now,
    })
    .returning();
  if (!row) throw new Error(`the invoice of dossier ${dossierId} was not stored`);
  return row;
}

/** Voids open invoices of a dossier, which the caller has locked: all of them, or those with some numbers. Returns them. */
export async function withdrawOpenInvoices(
  tx: Database,
  dossierId: string,
  numbers?: readonly number[],
): Promise<InvoiceRow[]> {
  const isMeant = numbers && inArray(invoice.number, [...numbers]);
  const voided = await tx
    .update(invoice)
    .set({ state: 'withdrawn' })
    .where(and(eq(invoice.dossierId, dossierId), eq(invoice.state, 'open'), isMeant))
    .returning();
  return voided.toSorted((a, b) => a.number - b.number);
}

/** The numbers of invoices as they are printed; undefined without any. */
export function printedNumbers(
  invoices: readonly Pick<InvoiceRow, 'number' | 'prefix'>[],
): string | undefined {
  return invoices.length === 0 ? undefined : invoices.map(printedNumber).join(', ');
}
