import type { Invoice } from '#engine/contract/group-payment.ts';
import type { Database } from '#server/database/database.ts';
import { tellGroup } from '#server/domain/groups/group-news.ts';
import { invoiceView, withdrawInvoices } from '#server/domain/groups/invoices.ts';
import { lockMembers } from '#server/domain/groups/members.ts';
import { endWait } from '#server/domain/groups/start-again.ts';
import type { Stores } from '#server/flows/submit/confirm-dossier.ts';
import { groupInvoiceVoidMail } from '#server/mail/group-money-mail.ts';
import { lockOpenInvoice } from './open-invoice.ts';
import { storedGroupPayment } from './stored-group-payment.ts';

/**
 * Voids an open invoice: who is on it is not ready any more, and what it kept of places and seats is free for others. Throws
 * as `lockOpenInvoice` does.
 */
export async function voidInvoice(
  tx: Database,
  { configuration, mailer, seats }: Pick<Stores, 'configuration' | 'mailer' | 'seats'>,
  number: number,
  now = new Date(),
): Promise<Invoice> {
  const { open, group } = await lockOpenInvoice(tx, number);
  const event = configuration.current(group.eventCode, 'event', group.eventCode)?.document;
  if (!event) throw new Error(`the event ${group.eventCode} is gone`);
  const { members: on, link } = storedGroupPayment(open);
  await withdrawInvoices(tx, group.id);
  for (const member of await lockMembers(tx, group.id)) {
    const waits = on.includes(member.id) && member.registration?.status === 'Not Submitted';
    if (waits) await endWait(tx, member, now);
  }
  await tellGroup(tx, group.id);
  await seats.expireAt(tx, now);
  await seats.offerAll(tx, group.eventCode);
  await mailer.queue(tx, groupInvoiceVoidMail(event, group, { invoice: open, link }));
  return { ...invoiceView(open), state: 'withdrawn' };
}
