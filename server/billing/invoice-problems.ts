import { inEveryLanguage } from '#server/languages/words.ts';
import { invalidField, Refusal } from '#server/refusals/refusal.ts';

/** Another way of paying than the event offers. */
export const notOffered = () => invalidField('method', inEveryLanguage('payments.noInvoices'));

/** An invoice that is paid or withdrawn cannot be marked as paid. */
export const invoiceOver = () =>
  new Refusal('conflict', {
    number: [inEveryLanguage('payments.invoiceOver')],
  });

/** Money cannot have come on a day that is yet to come. */
export const dayInFuture = () => invalidField('paid_on', inEveryLanguage('payments.dayInFuture'));

/** The invoice does not exist. */
export const unknownInvoice = () =>
  new Refusal('unknown', {
    number: [inEveryLanguage('payments.unknownInvoice')],
  });
