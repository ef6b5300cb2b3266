import { group } from '#engine/contract/group.ts';
import type { Command } from './command.ts';
import { accepted, call } from './organizer-server.ts';
import { endWith, print } from './output.ts';

export const invoicePaid: Command = {
  usage: `npm run configure -- invoice-paid NUMBER        marks a group's invoice as paid: whom it is for are registered`,
  words: 1,
  async run([number = '']) {
    const form = new FormData();
    form.append('number', number);
    const { answer } = await call('POST', '/markInvoicePaid', form);
    if (answer.status === 404) endWith(`There is no invoice ${number}.`);
    const { invoice } = accepted(answer, group.markInvoicePaid.response);
    print(
      `Invoice ${invoice.number} is paid: $${(invoice.total / 100).toFixed(2)}. Everybody on it is registered.`,
    );
  },
};

export const invoiceVoid: Command = {
  usage: `npm run configure -- invoice-void NUMBER        voids a group's open invoice: what it kept is free, its contact is told`,
  words: 1,
  async run([number = '']) {
    const form = new FormData();
    form.append('number', number);
    const { answer } = await call('POST', '/voidInvoice', form);
    if (answer.status === 404) endWith(`There is no invoice ${number}.`);
    const { invoice } = accepted(answer, group.voidInvoice.response);
    print(`Invoice ${invoice.number} is void: what it kept is free, and its contact is written to.`);
  },
};
