import type { Translated } from '#engine/form/languages/messages.ts';
import type { payments as en } from '../en/payments.ts';

/** Texts about cards, invoices and the bank, in French. */
export const payments: Translated<typeof en> = {
  noInvoices: 'n’est pas offert ici\u00a0: payez par carte.',
  invoiceOver: 'ne correspond à aucune facture à payer : elle est déjà payée ou annulée.',
  nothingOwed: 'Il n’y a plus rien à payer. Rien n’a été débité.',
  creditTooLarge:
    'dépasse {amount}, le plus qui puisse être crédité : ce qui est dû, et ce qui reste des paiements.',
  lineNotOwed: 'n’est pas un frais impayé.',
  owedChanged: 'Le montant dû a changé entretemps : il serait maintenant de {amount}. Rien n’a été modifié.',
  declined: 'La demande a été refusée\u00a0: on ne peut pas y ajouter de frais.',
  creditChanged:
    'Le montant dû a changé entretemps : {amount} seraient maintenant remboursés. Rien n’a été modifié.',
  notSplit:
    'La facture d’une demande ne peut pas être divisée. Elle prend fin avec la décision\u00a0; les frais ajoutés ensuite peuvent être facturés à part.',
  lineNotOnInvoice: 'contient une ligne qui n’est pas sur cette facture.',
  emptyPart: 'doit laisser un montant à payer sur les deux factures.',
  recipientNeeded: 'est nécessaire pour facturer quelqu’un d’autre.',
  splitChanged:
    'La facture a changé entretemps\u00a0: {amount} iraient sur la seconde. Rien n’a été modifié.',
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
