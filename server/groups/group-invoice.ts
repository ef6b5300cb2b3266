import { billedMail, isForOther, mailVoided } from '#server/billing/billed-mail.ts';
import type { InvoiceEnd } from '#server/confirmation/invoice-end.ts';
import { tellDossier } from '#server/dossiers/dossier-news.ts';
import { lockMembers } from '#server/dossiers/group-members.ts';
import { groupOf } from '#server/dossiers/group-row.ts';
import { endWait } from '#server/dossiers/readiness.ts';
import { writeGroupInvoice } from '#server/receipts/write-group-paper.ts';
import { confirmMembers } from './confirm-members.ts';
import { groupInvoiceReminderMail, groupInvoiceVoidMail } from './group-money-mail.ts';
import { withdrawInvoicesWith } from './invoices.ts';
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
    await withdrawInvoicesWith(tx, group.id, on);
    for (const member of await lockMembers(tx, group.id)) {
      const waits = on.includes(member.id) && member.registration?.status === 'Not Submitted';
      if (waits) await endWait(tx, member, now);
    }
    await tellDossier(tx, group.id);
    await seats.expireAt(tx, now);
    await seats.offerAll(tx, group.eventCode);
    await mailer.queue(tx, groupInvoiceVoidMail(event, group, { invoice, link }));
    await mailVoided(tx, mailer, event, row, [invoice]);
  },

  async reminder(tx, { configuration }, { event, invoice, row }, late) {
    const group = await groupOf(tx, row.id);
    const file = await writeGroupInvoice(configuration, group, invoice);
    if (isForOther(invoice)) {
      const about = { event, row, invoice, attachments: [file] };
      return billedMail(tx, late ? 'billed-late' : 'billed-soon', about);
    }
    const { link } = storedGroupPayment(invoice);
    return groupInvoiceReminderMail(event, group, { invoice, link, file, late });
  },
};
