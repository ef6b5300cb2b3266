import type { Translated } from '#engine/form/languages/messages.ts';
import type { billedMails as en } from '../../en/mails/billed.ts';

/** Emails about invoices that were split, in French. */
export const billedMails: Translated<typeof en> = {
  'invoice-split': {
    subject: 'La facture nº\u00a0{number} a été divisée\u00a0: {event}',
    paragraphs: [
      'Bonjour {name},',
      'L’équipe organisatrice a divisé votre facture nº\u00a0{number} de {amount}. Elle est annulée\u00a0: veuillez ne pas la payer. {event}. Code\u00a0: {code}',
      'De nouvelles factures la remplacent\u00a0:\n{parts}',
      '{pay}',
    ],
  },
  billed: {
    subject: 'Facture nº\u00a0{number} pour {payee}\u00a0: {event}',
    paragraphs: [
      'Bonjour {name},',
      'Vous trouverez ci-jointe la facture de {amount} pour {payee} ({event}). Veuillez la payer au plus tard le {due}.',
      'Si elle ne vous concerne pas, veuillez répondre à ce message.',
      '{pay}',
    ],
  },
  'billed-soon': {
    subject: 'La facture nº\u00a0{number} est à payer d’ici le {due}\u00a0: {event}',
    paragraphs: [
      'Bonjour {name},',
      'La facture de {amount} pour {payee} est à payer d’ici le {due}. Vous la trouverez de nouveau en pièce jointe.',
      'Si vous l’avez déjà payée, vous n’avez rien à faire.',
      '{pay}',
    ],
  },
  'billed-late': {
    subject: 'La facture nº\u00a0{number} était à payer le {due}\u00a0: {event}',
    paragraphs: [
      'Bonjour {name},',
      'La facture de {amount} pour {payee} était à payer le {due}, et nous n’avons pas encore reçu votre paiement. Vous la trouverez de nouveau en pièce jointe.',
      'Si elle contient une erreur, veuillez répondre à ce message.',
      '{pay}',
    ],
  },
  'billed-paid': {
    subject: 'Paiement reçu pour la facture nº\u00a0{number}\u00a0: {event}',
    paragraphs: [
      'Bonjour {name},',
      'Nous avons reçu votre paiement de {amount} pour {payee} ({event}), facture nº\u00a0{number}.',
      'Le reçu est joint.',
    ],
  },
  'billed-void': {
    subject: 'La facture nº\u00a0{number} est annulée\u00a0: {event}',
    paragraphs: [
      'Bonjour {name},',
      'La facture de {amount} pour {payee} ({event}) est annulée. Veuillez ne pas la payer.',
      'Si vous l’avez déjà payée, veuillez répondre à ce message.',
    ],
  },
};
