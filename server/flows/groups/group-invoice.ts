import { tellDossier } from '#server/domain/dossier-news.ts';
import { groupOf } from '#server/domain/groups/group-row.ts';
import { withdrawInvoices } from '#server/domain/groups/invoices.ts';
import { lockMembers } from '#server/domain/groups/members.ts';
import { endWait } from '#server/domain/groups/start-again.ts';
import type { InvoiceEnd } from '#server/flows/invoices/invoice-ends.ts';
import { groupInvoiceReminderMail, groupInvoiceVoidMail } from '#server/mail/group-money-mail.ts';
import { writeGroupInvoice } from '#server/receipts/write-group-paper.ts';
import { confirmMembers } from './confirm-members.ts';
import { storedGroupPayment } from './stored-group-payment.ts';

/** The end of a group's invoice: members are registered if it is paid, and no longer ready if it is void. */
export const groupInvoice: InvoiceEnd = {
  async paid(tx, stores, { invoice }, now) {
    await confirmMembers(
      tx,
      stores,
      invoice.dossierId,
      storedGroupPayment(invoice),
      {
        quote: invoice.quote,
        invoice,
      },
      now,
    );
  },

  async voided(tx, { mailer, seats }, { event, invoice, row }, now) {
    const group = await groupOf(tx, row.id);
    const { members: on, link } = storedGroupPayment(invoice);
    await withdrawInvoices(tx, group.id);
    for (const member of await lockMembers(tx, group.id)) {
      const waits = on.includes(member.id) && member.registration?.status === 'Not Submitted';
      if (waits) await endWait(tx, member, now);
    }
    await tellDossier(tx, group.id);
    await seats.expireAt(tx, now);
    await seats.offerAll(tx, group.eventCode);
    await mailer.queue(tx, groupInvoiceVoidMail(event, group, { invoice, link }));
  },

  async reminder(tx, { configuration }, { event, invoice, row }, late) {
    const group = await groupOf(tx, row.id);
    const file = await writeGroupInvoice(configuration, group, invoice);
    const { link } = storedGroupPayment(invoice);
    return groupInvoiceReminderMail(event, group, { invoice, link, file, late });
  },
};
