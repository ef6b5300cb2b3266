import type { Translated } from '#engine/form/languages/messages.ts';
import type { papers as en } from '../en/papers.ts';

const receipt: Translated<(typeof en)['receipt']> = {
  title: 'Reçu',
  number: 'Reçu nº\u00a0{number}',
  issuedTo: 'Personne inscrite',
  issuedBy: 'Délivré par',
  registration: 'Code d’inscription',
  date: 'Date',
  item: 'Article',
  amount: 'Montant',
  subtotal: 'Sous-total',
  total: 'Total',
  paidBy: 'Payé par carte {brand} se terminant par {last4}',
  nothingToPay: 'Il n’y avait rien à payer.',
  code: 'Présentez ce code à l’événement.',
  fileName: 'recu-{code}.pdf',
};

/** Texts on receipts, refunds and invoices, in French. */
export const papers: Translated<typeof en> = {
  receipt,
  change: { title: 'Reçu d’une modification', item: 'Ce qui a changé', total: 'Différence' },
  group: {
    issuedTo: 'Groupe',
    registration: 'Code du groupe',
    code: 'Chaque membre a sa propre confirmation.',
  },
  refund: {
    title: 'Remboursement',
    number: 'Remboursement du reçu nº\u00a0{number}',
    total: 'Remboursé',
    paidBy: 'Remboursé sur la carte {brand} se terminant par {last4}',
    nothingToPay: 'Rien n’a été remboursé.',
    code: 'Ce code est annulé.',
    fileName: 'remboursement-{code}.pdf',
  },
  invoice: {
    title: 'Facture',
    number: 'Facture nº\u00a0{number}',
    issuedTo: 'Facturé à',
    total: 'Montant dû',
    fileName: 'facture-{code}.pdf',
  },
  applicationInvoice: { registration: 'Code', code: 'Un reçu suivra dès le paiement.' },
  groupInvoice: {
    registration: 'Code du groupe',
    code: 'Toutes les personnes qui y figurent seront inscrites dès son paiement.',
  },
  order: 'Bon de commande\u00a0: {order}',
  billedFor: 'Pour {name}',
  due: 'À payer au plus tard le {day}.',
  voided: 'Cette facture est annulée. Aucun montant n’est dû.',
  paidByInvoice: 'Payé par la facture nº\u00a0{number}.',
  cancelled: { code: 'Cette inscription est annulée. Son code n’est plus valide à l’événement.' },
  refundLine: 'Remboursement',
  refundPart: 'Partie de {total}',
  refundedBefore: 'Déjà remboursé',
  cancellationFee: 'Frais d’annulation',
  cancellationFeeTax: 'La taxe sur ces frais, soit {amount}, n’est pas remboursée non plus.',
};
