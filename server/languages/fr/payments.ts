import type { Translated } from '#engine/form/languages/messages.ts';
import type { payments as en } from '../en/payments.ts';

/** What is said of cards, invoices and the bank, in French. */
export const payments: Translated<typeof en> = {
  noInvoices: 'n’est pas offert ici\u00a0: payez par carte.',
  invoiceOver: 'ne correspond à aucune facture à payer : elle est déjà payée ou annulée.',
  dayInFuture: 'est dans le futur.',
  unknownInvoice: 'ne correspond à aucune facture.',
  cardDeclined:
    'Votre carte a été refusée. Rien n’a été débité. Veuillez essayer une autre carte ou vous adresser à votre banque.',
  insufficientFunds:
    'Votre carte a été refusée faute de fonds suffisants. Rien n’a été débité. Veuillez essayer une autre carte.',
  expiredCard: 'Votre carte est expirée. Rien n’a été débité. Veuillez essayer une autre carte.',
  incorrectCvc:
    'Le code CVC a été refusé par votre banque. Rien n’a été débité. Veuillez le vérifier et réessayer.',
  authenticationFailed:
    'Le paiement n’a pas été approuvé auprès de votre banque. Rien n’a été débité. Veuillez réessayer ou utiliser une autre carte.',
  tokenAlreadyUsed: 'Veuillez saisir cette carte de nouveau. Rien n’a été débité.',
  paymentCancelled: 'Ce paiement a été annulé. Rien n’a été débité.',
  cardMissing: 'Une carte est nécessaire\u00a0: il y a un montant à payer.',
  notAToken: 'n’est pas un jeton de carte valide.',
  priceChanged:
    'est passé à {amount} depuis votre vérification. Rien n’a été débité. Veuillez le vérifier de nouveau.',
  newTotal: 'Total\u00a0: {amount}',
  neitherYesNorNo: 'doit être oui ou non.',
};
