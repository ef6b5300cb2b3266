import Type from 'typebox';
import { deskInvoices as contract } from '#engine/contract/desk-invoices.ts';
import { deskInvoiceView, type InvoiceRow, invoiceView } from '#server/billing/invoice-rows.ts';
import { printedNumber } from '#server/billing/issue-number.ts';
import { invoiceToSplit } from '#server/desk/invoice-to-split.ts';
import { listInvoices } from '#server/desk/list-invoices.ts';
import { remindNow } from '#server/invoices/remind-now.ts';
import { splitInvoice } from '#server/invoices/split-invoice.ts';
import type { Handlers } from './handlers.ts';

/** The list of an event's invoices, and reminders of them. */
export const deskInvoicesHandlers: Handlers<typeof contract> = {
  listInvoices: ({ services: { db, configuration }, event, query }) =>
    listInvoices(db, configuration, event.document, query),

  async remindOfInvoice({ services, eventCode, body, once, audit }) {
    const answer = await once(Type.Object({ recipient: Type.String() }), async (tx) => {
      const { code, recipient, printed } = await remindNow(tx, services, { eventCode, number: body.number });
      await audit(tx, { subject: code, changes: [{ what: 'invoice', is: printed }] });
      return { recipient };
    });
    services.mailer.wake();
    return answer;
  },

  getInvoiceToSplit: ({ services: { db, configuration }, event, params }) =>
    invoiceToSplit(db, configuration, event.document, Number(params.number)),

  async splitInvoice({ services, eventCode, body, once, audit }) {
    const { number, lines, expected } = body;
    const { recipient_name: name, recipient_email: email, recipient_order: order } = body;
    const splitting = {
      lines,
      expected,
      recipient: { ...(name && { name }), ...(email && { email }), ...(order && { order }) },
    };
    const answer = await once(contract.splitInvoice.response, async (tx) => {
      const { code, was, first, second } = await splitInvoice(tx, services, { eventCode, number }, splitting);
      const { recipient } = second;
      const billed = recipient && [recipient.name, recipient.email, recipient.order].filter(Boolean);
      await audit(tx, {
        subject: code,
        changes: [
          { what: 'invoice', was: inTheLog(was), is: `${inTheLog(first)}, ${inTheLog(second)}` },
          ...(billed ? [{ what: 'recipient', is: billed.join(', ') }] : []),
        ],
      });
      return {
        voided: { ...invoiceView(was), state: 'withdrawn' as const },
        invoices: [first, second].map((each) => deskInvoiceView(each)),
      };
    });
    services.mailer.wake();
    return answer;
  },
};

/** An invoice in the audit log: its number and what it comes to. */
const inTheLog = (row: InvoiceRow): string =>
  `${printedNumber(row)} (${(row.quote.total / 100).toFixed(2)} ${row.quote.currency})`;
