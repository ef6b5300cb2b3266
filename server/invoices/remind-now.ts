import { dayIn } from '#engine/form/format/calendar-day.ts';
import { printedNumber } from '#server/billing/issue-number.ts';
import { type InvoiceName, lockOpenInvoice } from '#server/billing/lock-invoice.ts';
import { eventOf } from '#server/configuration/event-of.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import type { Database } from '#server/database/database.ts';
import { invoiceEndOf } from './invoice-ends.ts';

/** Emails a reminder of an open invoice; those on the days of its flow are sent all the same. Throws like `lockOpenInvoice`. */
export async function remindNow(
  tx: Database,
  { configuration, mailer }: Pick<Stores, 'configuration' | 'mailer'>,
  name: InvoiceName,
  now = new Date(),
): Promise<{ code: string; recipient: string; printed: string }> {
  const { open, row } = await lockOpenInvoice(tx, name);
  const event = eventOf(configuration, row);
  const isLate = dayIn(event.timezone, now) > open.dueOn;
  const mail = await invoiceEndOf(row, open).reminder(
    tx,
    { configuration },
    { event, invoice: open, row },
    isLate,
  );
  await mailer.queue(tx, mail);
  return { code: row.code, recipient: mail.recipient, printed: printedNumber(open) };
}
