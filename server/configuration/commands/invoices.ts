import { invoice as invoices } from '#engine/contract/invoice.ts';
import { formatCents } from '#engine/format/money.ts';
import type { Command } from './command.ts';
import { accepted, call } from './organizer-server.ts';
import { endWith, print } from './output.ts';

/** The number of an invoice as it is counted: what is printed before it ends in no digit. */
const counted = (typed: string) => /\d+$/.exec(typed)?.[0] ?? typed;

export const invoicePaid: Command = {
  usage: `npx rostrum invoice-paid EVENT NUMBER  marks an invoice as paid: a receipt is mailed, whom a group's is for are registered`,
  words: 2,
  async run([event = '', number = '']) {
    const form = new FormData();
    form.append('event', event);
    form.append('number', counted(number));
    const { answer } = await call('POST', '/markInvoicePaid', form);
    if (answer.status === 404) endWith(`There is no invoice ${number} of an event ${event}.`);
    const { invoice } = accepted(answer, invoices.markInvoicePaid.response);
    print(
      `Invoice ${invoice.printed ?? invoice.number} is paid: ${formatCents(invoice.total, 'en')}. The receipt is mailed, and everybody on a group's invoice is registered.`,
    );
  },
};

export const invoiceVoid: Command = {
  usage: `npx rostrum invoice-void EVENT NUMBER  voids an open invoice: what it kept is free, who was billed is told`,
  words: 2,
  async run([event = '', number = '']) {
    const form = new FormData();
    form.append('event', event);
    form.append('number', counted(number));
    const { answer } = await call('POST', '/voidInvoice', form);
    if (answer.status === 404) endWith(`There is no invoice ${number} of an event ${event}.`);
    const { invoice } = accepted(answer, invoices.voidInvoice.response);
    print(
      `Invoice ${invoice.printed ?? invoice.number} is void: what it kept is free, and who was billed is written to.`,
    );
  },
};
