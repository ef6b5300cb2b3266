import type { payments as en } from '../en/payments.ts';
import type { Translated } from '../translated.ts';

/** What is said of cards, invoices and the bank, in French. */
export const payments: Translated<typeof en> = {
  noInvoices: 'n’est pas offert ici\u00a0: payez par carte.',
  invoiceOver: 'n’est pas celui d’une facture ouverte\u00a0: elle est payée ou a été retirée.',
  unknownInvoice: 'n’est pas celui d’une facture.',
  cardDeclined:
    'Votre carte a été refusée. Rien n’a été débité. Veuillez essayer une autre carte ou vous adresser à votre banque.',
  insufficientFunds:
    'Votre carte a été refusée faute de fonds suffisants. Rien n’a été débité. Veuillez essayer une autre carte.',
  expiredCard: 'Votre carte est expirée. Rien n’a été débité. Veuillez essayer une autre carte.',
  incorrectCvc:
    'Le code CVC a été refusé par votre banque. Rien n’a été débité. Veuillez le vérifier et réessayer.',
  authenticationFailed:
    'Votre banque a reçu l’instruction de ne pas poursuivre. Rien n’a été débité. Veuillez réessayer ou utiliser une autre carte.',
  tokenAlreadyUsed: 'Cette carte doit être saisie de nouveau. Rien n’a été débité.',
  paymentCancelled: 'Ce paiement a été abandonné. Rien n’a été débité.',
  cardMissing: 'Une carte est nécessaire\u00a0: il y a un montant à payer.',
  notAToken: 'n’est pas une carte confiée au service de paiement.',
  priceChanged:
    'est maintenant de {amount}\u00a0: il a changé depuis votre vérification. Rien n’a été débité. Veuillez le vérifier de nouveau.',
  newTotal: 'Total\u00a0: {amount}',
  neitherYesNorNo: 'n’est ni oui ni non.',
};
