import { flowPages } from '#engine/event/addresses/flow-pages.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { isOfApplications } from '#engine/event/documents/flow/schema.ts';
import { type Locale, localeIn } from '#engine/form/languages/text.ts';
import { flowOf } from '#server/answers/flow-steps.ts';
import { formStepsAfterPayment } from '#server/answers/steps-in-flow.ts';
import { findReceipt } from '#server/billing/find-receipt.ts';
import { invoicesOf } from '#server/billing/invoice-rows.ts';
import { bookedBy } from '#server/booked/booked-items.ts';
import { bookedText } from '#server/booked/booked-lines.ts';
import { writeCalendar } from '#server/calendar/write-calendar.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { isRegistration, type RegistrationRow } from '#server/dossiers/registration-row.ts';
import { wordIn } from '#server/languages/words.ts';
import type { Mail, Mailer } from '#server/mail/mailer.ts';
import { writeApplicationInvoice } from '#server/receipts/write-application-invoice.ts';
import { writeReceipt } from '#server/receipts/write-receipt.ts';
import { writeTickets } from '#server/tickets/write-tickets.ts';
import { applicationMail } from './application-mail.ts';
import { confirmationMail } from './confirmation-mail.ts';

/** Queues the confirmation of a submitted dossier with its attachments, in its language. */
export async function queueConfirmation(
  tx: Database,
  { configuration, mailer }: { configuration: ConfigurationStore; mailer: Mailer },
  row: DossierRow,
  link: string,
): Promise<void> {
  const event = configuration.current(row.eventCode, 'event', row.eventCode)?.document;
  if (!event) throw new Error(`the event ${row.eventCode} is gone`);
  const mail = isRegistration(row)
    ? await registrationMail(tx, configuration, event, row, link)
    : await submittedMail(tx, configuration, event, row, link);
  await mailer.queue(tx, mail);
}

/** With its receipt, its tickets and its calendar. */
async function registrationMail(
  tx: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  row: RegistrationRow,
  link: string,
): Promise<Mail> {
  const locale = localeIn(row.locale);
  const receipt = await findReceipt(tx, row.id);
  const file = await writeReceipt(tx, configuration, row, locale);
  const booked = await bookedBy(tx, configuration, event, row, new Date());
  const tickets = await writeTickets(tx, configuration, event, row, locale);
  const flow = flowOf(configuration, row)?.document;
  const askedAfter = flow ? formStepsAfterPayment(configuration, flow, row) : [];
  const calendar = await writeCalendar(tx, configuration, row, locale, link);
  return {
    ...confirmationMail(event, row, link, {
      paidCents: receipt?.quote.total ?? 0,
      booked: [bookedText(booked, locale), ...(tickets ? [ticketsLine(row, link, locale)] : [])].join('\n\n'),
      askedAfter: askedAfter.map(({ label }) => label),
    }),
    attachments: [...(tickets ? [tickets] : []), ...(file ? [file] : []), calendar],
  };
}

/** With its receipt, where something was paid, or its invoice, and its tickets. */
async function submittedMail(
  tx: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  row: DossierRow,
  link: string,
): Promise<Mail> {
  const flow = flowOf(configuration, row)?.document;
  if (!flow) throw new Error(`the event ${row.eventCode} has no flow ${row.flow}`);
  const paidCents = (await findReceipt(tx, row.id))?.quote.total ?? 0;
  const locale = localeIn(row.locale);
  const invoice = (await invoicesOf(tx, row.id)).find(({ state }) => state === 'open');
  const receipt = paidCents > 0 ? await writeReceipt(tx, configuration, row, locale) : undefined;
  const file = invoice ? await writeApplicationInvoice(configuration, row, invoice, locale) : receipt;
  const { items } = await bookedBy(tx, configuration, event, row, new Date());
  const tickets = await writeTickets(tx, configuration, event, row, locale);
  const chosen = bookedText({ items, venue: undefined }, locale);
  const booked = [chosen, ...(tickets ? [ticketsLine(row, link, locale)] : [])]
    .filter((part) => part !== '')
    .join('\n\n');
  const mail = applicationMail(event, flow, row, { link, paidCents, booked, invoice });
  return { ...mail, attachments: [...(tickets ? [tickets] : []), ...(file ? [file] : [])] };
}

/** Where all tickets of an order are shown, beside the page on which it is managed. */
function ticketsLine({ flow, code, emailTyped }: DossierRow, link: string, locale: Locale): string {
  const { begin, tickets } = flowPages(flow);
  const page = new URL(isOfApplications(flow) ? link : 'tickets', link);
  page.pathname = page.pathname.replace(begin, tickets);
  page.search = new URLSearchParams({ code, email: emailTyped }).toString();
  return `${wordIn('mails.ticketsAt', locale)} ${page.href}`;
}
