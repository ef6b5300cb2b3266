import { invoice as invoices } from '#engine/contract/invoice.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { accepted } from './accepted.ts';
import type { Command } from './command.ts';
import { call } from './organizer-server.ts';
import { endWith, print } from './output.ts';

/** The counted part of an invoice's number: its prefix ends in no digit. */
const counted = (typed: string) => /\d+$/.exec(typed)?.[0] ?? typed;

export const invoicePaid: Command = {
  usage: `npx rostrum invoice-paid EVENT NUMBER  mark an invoice as paid (a receipt is emailed, and group members are registered)`,
  words: 2,
  async run([event = '', number = '']) {
    const form = new FormData();
    form.append('event', event);
    form.append('number', counted(number));
    const { answer } = await call('POST', '/markInvoicePaid', form);
    if (answer.status === 404) endWith(`There is no event ${event}, or it has no invoice ${number}.`);
    const { invoice } = accepted(answer, invoices.markInvoicePaid.response);
    print(
      `Invoice ${invoice.printed ?? invoice.number} is paid: ${formatCents(invoice.total, 'en')}. The receipt was emailed. Everyone on a group's invoice is now registered.`,
    );
  },
};

export const invoiceVoid: Command = {
  usage: `npx rostrum invoice-void EVENT NUMBER  void an unpaid invoice (what it held is released, and the recipient gets an email)`,
  words: 2,
  async run([event = '', number = '']) {
    const form = new FormData();
    form.append('event', event);
    form.append('number', counted(number));
    const { answer } = await call('POST', '/voidInvoice', form);
    if (answer.status === 404) endWith(`There is no event ${event}, or it has no invoice ${number}.`);
    const { invoice } = accepted(answer, invoices.voidInvoice.response);
    print(
      `Invoice ${invoice.printed ?? invoice.number} is void. What it held was released, and the recipient was emailed.`,
    );
  },
};
