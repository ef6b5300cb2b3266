import type { Translated } from '#engine/form/languages/messages.ts';
import type { owedMails as en } from '../../en/mails/owed.ts';

/** Emails about money owed after submission, in French. */
export const owedMails: Translated<typeof en> = {
  owed: {
    subject: 'Veuillez payer {amount} d’ici le {due}\u00a0: {event}',
    paragraphs: [
      'Bonjour {name},',
      'Vous avez {amount} à payer pour {event} au plus tard le {due}. Code\u00a0: {code}',
      'La facture nº\u00a0{number} est jointe. Si vous l’avez déjà payée, vous n’avez rien à faire.',
      'Payer par carte\u00a0: {link}',
    ],
  },
  'owed-late': {
    subject: 'La facture nº\u00a0{number} était à payer le {due}\u00a0: {event}',
    paragraphs: [
      'Bonjour {name},',
      'Votre facture de {amount} était à payer le {due}, et nous n’avons pas encore reçu votre paiement. {event}. Code\u00a0: {code}',
      'Vous la trouverez de nouveau en pièce jointe. Si elle contient une erreur, veuillez répondre à ce message.',
      'Payer par carte\u00a0: {link}',
    ],
  },
  'owed-paid': {
    subject: 'Paiement reçu\u00a0: {event}',
    paragraphs: [
      'Bonjour {name},',
      'Nous avons reçu votre paiement de {amount} pour la facture nº\u00a0{number}. {event}. Code\u00a0: {code}',
      'Le reçu est joint.',
    ],
  },
  'owed-void': {
    subject: 'La facture nº\u00a0{number} est annulée\u00a0: {event}',
    paragraphs: [
      'Bonjour {name},',
      'L’équipe organisatrice a annulé votre facture de {amount}. Veuillez ne pas la payer. {event}. Code\u00a0: {code}',
      'Rien d’autre ne change dans votre inscription.',
    ],
  },
};
