import Type from 'typebox';
import type { AuditChange } from '#engine/contract/audit.ts';
import { type invoice as contract, Invoice } from '#engine/contract/invoice.ts';
import { dayHasCome } from '#server/billing/day-has-come.ts';
import { dayInFuture } from '#server/billing/invoice-problems.ts';
import { invoicesOf } from '#server/billing/invoice-rows.ts';
import { localeOfDossier } from '#server/dossiers/dossier-locale.ts';
import { isHolders } from '#server/invoices/pay-link.ts';
import { settleInvoice } from '#server/invoices/settle-invoice.ts';
import { voidInvoice } from '#server/invoices/void-invoice.ts';
import { writeApplicationInvoice } from '#server/receipts/write-application-invoice.ts';
import { notFound } from '#server/refusals/refusal.ts';
import type { Handlers } from './handlers.ts';

/** Invoices: downloaded by their recipient, marked as paid or voided by organizers. */
export const invoiceHandlers: Handlers<typeof contract> = {
  async getInvoice({ services: { db, configuration }, dossier, body }) {
    const last = (await invoicesOf(db, dossier.id)).filter(isHolders).at(-1);
    if (!last) throw notFound();
    return writeApplicationInvoice(configuration, dossier, last, body.locale ?? localeOfDossier(dossier));
  },

  async markInvoicePaid({ services, eventCode, event, body, once, audit }) {
    const { method, reference, paid_on: paidOn } = body;
    const { timezone } = event.document;
    if (paidOn !== undefined && !dayHasCome(paidOn, timezone, new Date())) throw dayInFuture();
    const name = { eventCode: body.event ?? eventCode, number: body.number };
    const paid = { method, reference: reference?.trim(), paidOn };
    const answer = await once(Type.Object({ invoice: Invoice }), async (tx) => {
      const { invoice, code } = await settleInvoice(tx, services, name, paid);
      await audit(tx, { subject: code, changes: invoiceChanges(invoice, [method, reference, paidOn]) });
      return { invoice };
    });
    services.mailer.wake();
    services.memberMailer.wake();
    return answer;
  },

  async voidInvoice({ services, eventCode, body, once, audit }) {
    const name = { eventCode: body.event ?? eventCode, number: body.number };
    const answer = await once(Type.Object({ invoice: Invoice }), async (tx) => {
      const { invoice, code } = await voidInvoice(tx, services, name);
      await audit(tx, { subject: code, changes: invoiceChanges(invoice) });
      return { invoice };
    });
    services.mailer.wake();
    services.seats.wake();
    return answer;
  },
};

/** What the audit log says of an invoice that is over. */
const invoiceChanges = (
  { number, printed, state }: Invoice,
  paid: readonly (string | undefined)[] = [],
): AuditChange[] => {
  const how = paid.filter(Boolean).join(', ');
  return [
    { what: 'invoice', is: printed ?? String(number) },
    { what: 'status', was: 'open', is: state },
    ...(how ? [{ what: 'payment', is: how }] : []),
  ];
};
