import Type from 'typebox';
import { type invoice as contract, Invoice } from '#engine/contract/invoice.ts';
import { invoicesOf } from '#server/billing/invoice-rows.ts';
import { localeOfDossier } from '#server/dossiers/dossier-locale.ts';
import { settleInvoice } from '#server/invoices/settle-invoice.ts';
import { voidInvoice } from '#server/invoices/void-invoice.ts';
import { writeApplicationInvoice } from '#server/receipts/write-application-invoice.ts';
import { notFound } from '#server/refusals/refusal.ts';
import type { Handlers } from './handlers.ts';

/** Invoices: downloaded by their recipient, marked as paid or voided by organizers. */
export const invoiceHandlers: Handlers<typeof contract> = {
  async getInvoice({ services: { db, configuration }, dossier, body }) {
    const last = (await invoicesOf(db, dossier.id)).at(-1);
    if (!last) throw notFound();
    return writeApplicationInvoice(configuration, dossier, last, body.locale ?? localeOfDossier(dossier));
  },

  async markInvoicePaid({ services, eventCode, body, once }) {
    const answer = await once(Type.Object({ invoice: Invoice }), async (tx) => ({
      invoice: await settleInvoice(tx, services, { eventCode: body.event ?? eventCode, number: body.number }),
    }));
    services.mailer.wake();
    services.memberMailer.wake();
    return answer;
  },

  async voidInvoice({ services, eventCode, body, once }) {
    const answer = await once(Type.Object({ invoice: Invoice }), async (tx) => ({
      invoice: await voidInvoice(tx, services, { eventCode: body.event ?? eventCode, number: body.number }),
    }));
    services.mailer.wake();
    services.seats.wake();
    return answer;
  },
};
