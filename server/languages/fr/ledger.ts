import type { Translated } from '#engine/form/languages/messages.ts';
import type { ledger as en } from '../en/ledger.ts';

/** Lines of the organizers' ledger that no quote contains, in French. */
export const ledger: Translated<typeof en> = {
  card: '{brand} se terminant par {last4}',
  invoicePaid: 'La facture nº {number} a été payée',
  chequeFor: 'Chèque pour la facture nº {number}',
  transferFor: 'Virement pour la facture nº {number}',
  cashFor: 'Argent comptant pour la facture nº {number}',
  invoiceOpen: 'La facture nº {number} est impayée',
  invoiceVoid: 'La facture nº {number} est annulée',
  invoiceSplit: 'La facture nº {number} est annulée\u00a0: divisée en nº {into}',
  atBank: 'Paiement en cours à la banque',
  memberFees: 'Frais de ce membre',
  byGroup: 'Payé par le groupe {code}',
  waiver: 'Frais annulés',
  credit: 'Crédit',
  refund: 'Remboursement sur {brand} se terminant par {last4}',
};
