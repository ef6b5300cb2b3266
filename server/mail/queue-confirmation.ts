import { isLocale } from '#engine/configuration/text.ts';
import { registrationCalendar } from '#server/calendar/registration-calendar.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { holdsOf } from '#server/domain/inventory/holds.ts';
import type { RegistrationRow } from '#server/domain/registration-row.ts';
import { cartEntries } from '#server/domain/workshop-cart/cart-view.ts';
import { findReceipt } from '#server/receipts/find-receipt.ts';
import { writeReceipt } from '#server/receipts/write-receipt.ts';
import { confirmationMail } from './confirmation-mail.ts';
import type { Mailer } from './mailer.ts';

/** Writes the mail that confirms a submitted registration, with its receipt and its calendar, in its own language. */
export async function queueConfirmation(
  tx: Database,
  { configuration, mailer }: { configuration: ConfigurationStore; mailer: Mailer },
  row: RegistrationRow,
  link: string,
): Promise<void> {
  const event = configuration.current(row.eventCode, 'event', row.eventCode)?.document;
  if (!event) throw new Error(`the event ${row.eventCode} is gone`);
  const locale = isLocale(row.locale) ? row.locale : 'en';
  const receipt = await findReceipt(tx, row.id);
  const file = await writeReceipt(tx, configuration, row, locale);
  const sessions = await holdsOf(tx, row.id, 'session');
  const workshops = await cartEntries(tx, configuration, row, sessions, new Date());
  const calendar = registrationCalendar(event, row.days, workshops, locale, link);
  await mailer.queue(tx, {
    ...confirmationMail(event, row, link, receipt?.quote.total ?? 0),
    attachments: [
      ...(file ? [file] : []),
      {
        type: 'text/calendar; charset=utf-8',
        name: `${event.code}.ics`,
        content: Buffer.from(calendar),
      },
    ],
  });
}
