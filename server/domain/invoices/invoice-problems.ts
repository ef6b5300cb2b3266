import { invalidField, Refusal } from '#server/domain/refusal.ts';

/** Another way of paying than the event offers. */
export const notOffered = () =>
  invalidField('method', {
    en: 'is not offered here: pay by card.',
    fr: 'n’est pas offert ici\u00a0: payez par carte.',
  });

/** An invoice that is paid or withdrawn cannot be marked as paid. */
export const invoiceOver = () =>
  new Refusal('conflict', {
    number: [
      {
        en: 'is not that of an open invoice: it is paid, or was withdrawn.',
        fr: 'n’est pas celui d’une facture ouverte\u00a0: elle est payée ou a été retirée.',
      },
    ],
  });

/** There is no such invoice. */
export const unknownInvoice = () =>
  new Refusal('unknown', {
    number: [{ en: 'is not that of an invoice.', fr: 'n’est pas celui d’une facture.' }],
  });
