import { isLocale, type Locale } from '#engine/configuration/text.ts';
import { writeCalendar } from '#server/calendar/write-calendar.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { bookedBy } from '#server/domain/booked/booked-items.ts';
import { bookedText } from '#server/domain/booked/booked-lines.ts';
import { formStepsAfterPayment } from '#server/domain/registration-flow.ts';
import type { RegistrationRow } from '#server/domain/registration-row.ts';
import { registrationSteps } from '#server/domain/stale-configuration.ts';
import { findReceipt } from '#server/receipts/find-receipt.ts';
import { writeReceipt } from '#server/receipts/write-receipt.ts';
import { writeTickets } from '#server/tickets/write-tickets.ts';
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
  const booked = await bookedBy(tx, configuration, event, row, new Date());
  const tickets = await writeTickets(tx, configuration, event, row, locale);
  const steps = configuration.current(row.eventCode, 'steps', registrationSteps)?.document;
  const askedAfter = steps ? formStepsAfterPayment(configuration, steps, row) : [];
  const calendar = await writeCalendar(tx, configuration, row, locale, link);
  await mailer.queue(tx, {
    ...confirmationMail(event, row, link, {
      paidCents: receipt?.quote.total ?? 0,
      booked: [bookedText(booked, locale), ...(tickets ? [ticketsLine(row, link, locale)] : [])].join('\n\n'),
      askedAfter: askedAfter.map(({ label }) => label),
    }),
    attachments: [...(tickets ? [tickets] : []), ...(file ? [file] : []), calendar],
  });
}

/** Where all tickets of an order are shown, beside the page on which it is managed. */
function ticketsLine({ code, emailTyped }: RegistrationRow, link: string, locale: Locale): string {
  const page = new URL('tickets', link);
  page.search = new URLSearchParams({ code, email: emailTyped }).toString();
  return `${ticketsAt[locale]} ${page.href}`;
}

const ticketsAt = { en: 'Your tickets, one for each person:', fr: 'Vos billets, un par personne\u00a0:' };
