import { and, asc, eq } from 'drizzle-orm';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import type { InvoiceRow } from '#server/billing/invoice-rows.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import type { Database } from '#server/database/database.ts';
import { invoice } from '#server/database/schema.ts';
import { findDossier } from '#server/dossiers/dossier-row.ts';
import { invoiceEndOf } from './invoice-ends.ts';
import { termsOf } from './owed-invoice.ts';
import { remindersDue } from './reminders.ts';

type Using = Pick<Stores, 'db' | 'configuration' | 'mailer'>;

/**
 * Sends reminders of open invoices to groups and applicants on the days set by their flow; missed days lead to one
 * reminder. Returns how many were sent.
 */
export async function remindOfInvoices(stores: Using, now = new Date()): Promise<number> {
  const { db, mailer } = stores;
  const open = await db
    .select()
    .from(invoice)
    .where(eq(invoice.state, 'open'))
    .orderBy(asc(invoice.eventCode), asc(invoice.number));
  let reminded = 0;
  for (const each of open) {
    if (await db.transaction((tx) => remind(tx, stores, each, now))) reminded += 1;
  }
  if (reminded > 0) mailer.wake();
  return reminded;
}

/** The process that counts a reminder first sends it. */
async function remind(
  tx: Database,
  { configuration, mailer }: Using,
  billed: InvoiceRow,
  now: Date,
): Promise<boolean> {
  const { number, eventCode, dueOn, issuedAt, reminded } = billed;
  const event = configuration.current(eventCode, 'event', eventCode)?.document;
  const row = await findDossier(tx, eventCode, billed.dossierId);
  if (!event || !row) return false;
  const terms = termsOf(configuration, row);
  const today = dayIn(event.timezone, now);
  const due = remindersDue(terms, { dueOn, issuedOn: dayIn(event.timezone, issuedAt), today });
  if (due <= reminded) return false;
  const [counted] = await tx
    .update(invoice)
    .set({ reminded: due })
    .where(
      and(
        eq(invoice.eventCode, eventCode),
        eq(invoice.number, number),
        eq(invoice.state, 'open'),
        eq(invoice.reminded, reminded),
      ),
    )
    .returning();
  if (!counted) return false;
  const of = { event, invoice: billed, row };
  await mailer.queue(tx, await invoiceEndOf(row, billed).reminder(tx, { configuration }, of, today > dueOn));
  return true;
}
