import type { Translated } from '#engine/form/languages/messages.ts';
import type { ledger as en } from '../en/ledger.ts';

/** The lines of the organizers' ledger that no quote names, in French. */
export const ledger: Translated<typeof en> = {
  card: '{brand} se terminant par {last4}',
  invoicePaid: 'La facture nº {number} a été payée',
  chequeFor: 'Chèque pour la facture nº {number}',
  transferFor: 'Virement pour la facture nº {number}',
  cashFor: 'Argent comptant pour la facture nº {number}',
  invoiceOpen: 'La facture nº {number} est impayée',
  invoiceVoid: 'La facture nº {number} est annulée',
  atBank: 'Paiement en cours à la banque',
  memberFees: 'Frais de ce membre',
  byGroup: 'Payé par le groupe {code}',
  refund: 'Remboursement sur {brand} se terminant par {last4}',
};
