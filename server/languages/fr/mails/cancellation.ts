import type { Translated } from '#engine/form/languages/messages.ts';
import type { cancellationMails as en } from '../../en/mails/cancellation.ts';

/** Emails to attendees and organizers about a cancellation and its refund, in French. */
export const cancellationMails: Translated<typeof en> = {
  cancelled: {
    subject: 'Votre inscription est annulée\u00a0: {event}',
    paragraphs: [
      'Bonjour {name},',
      'Votre inscription {code} à {event} est annulée. Votre place et vos ateliers ont été libérés.',
      '{back}',
      'Voir les détails\u00a0: {link}',
    ],
  },
  'cancelled-organizer': {
    subject: 'Annulation de {name}\u00a0: {event}',
    paragraphs: [
      '{name} ({code}) ne vient plus à {event}.',
      'Raison\u00a0: {reason}',
      '{message}',
      'Remboursement\u00a0: {amount}',
    ],
  },
  refunded: {
    subject: 'Votre remboursement pour {event}',
    paragraphs: [
      'Bonjour {name},',
      'Nous avons remboursé {amount} pour votre inscription {code} à {event}. Le reçu est joint à ce message.',
      'La plupart des banques affichent les remboursements en dix jours.',
    ],
  },
  'application-refunded': {
    subject: 'Votre remboursement pour {event}',
    paragraphs: [
      'Bonjour {name},',
      'Nous avons remboursé {amount} de votre paiement sous le code {code} pour {event}. Le reçu est joint à ce message.',
      'La plupart des banques affichent les remboursements en dix jours.',
    ],
  },
  'refund-failed': {
    subject: 'Un remboursement a échoué\u00a0: {event}',
    paragraphs: [
      'Le service de paiement n’a pas pu rembourser {amount} à {name} ({code}).',
      'Veuillez effectuer ce remboursement autrement.',
    ],
  },
};
