import type { cancellationMails as en } from '../../en/mails/cancellation.ts';
import type { Translated } from '../../translated.ts';

/** What is written of a cancellation and its refund, to attendees and organizers, in French. */
export const cancellationMails: Translated<typeof en> = {
  cancelled: {
    subject: 'Votre inscription est annulée\u00a0: {event}',
    paragraphs: [
      'Bonjour {name},',
      'Votre inscription {code} à {event} est annulée. Votre place et vos ateliers ont été libérés.',
      '{back}',
      'Voir ce qui a été annulé\u00a0: {link}',
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
      '{amount} de votre inscription {code} à {event} ont été remboursés. Le reçu est joint à ce message.',
      'La plupart des banques l’affichent dans les dix jours.',
    ],
  },
  'application-refunded': {
    subject: 'Votre remboursement pour {event}',
    paragraphs: [
      'Bonjour {name},',
      '{amount} de ce que vous avez payé sous le code {code} pour {event} ont été remboursés. Le reçu est joint à ce message.',
      'La plupart des banques l’affichent dans les dix jours.',
    ],
  },
  'refund-failed': {
    subject: 'Un remboursement a été refusé\u00a0: {event}',
    paragraphs: [
      'Le service de paiement a refusé de rembourser {amount} à {name} ({code}).',
      'Veuillez effectuer ce remboursement autrement.',
    ],
  },
};
