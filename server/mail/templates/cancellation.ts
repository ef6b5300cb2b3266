import type { MailTemplates } from '../mail-content.ts';

/** What is written of a cancellation and its refund, to attendees and organizers. */
export const cancellationTemplates = {
  cancelled: {
    en: {
      subject: 'Your registration is cancelled: {event}',
      paragraphs: [
        'Hello {name},',
        'Your registration {code} for {event} is cancelled. Your place and your seats were given back.',
        '{back}',
        'See what was cancelled: {link}',
      ],
    },
    fr: {
      subject: 'Votre inscription est annulée\u00a0: {event}',
      paragraphs: [
        'Bonjour {name},',
        'Votre inscription {code} à {event} est annulée. Votre place et vos ateliers ont été libérés.',
        '{back}',
        'Voir ce qui a été annulé\u00a0: {link}',
      ],
    },
  },
  'cancelled-organizer': {
    en: {
      subject: '{name} has cancelled: {event}',
      paragraphs: [
        '{name} ({code}) no longer comes to {event}.',
        'Reason: {reason}',
        '{message}',
        'Refund: {amount}',
      ],
    },
    fr: {
      subject: 'Annulation de {name}\u00a0: {event}',
      paragraphs: [
        '{name} ({code}) ne vient plus à {event}.',
        'Raison\u00a0: {reason}',
        '{message}',
        'Remboursement\u00a0: {amount}',
      ],
    },
  },
  refunded: {
    en: {
      subject: 'Your refund for {event}',
      paragraphs: [
        'Hello {name},',
        '{amount} of your registration {code} for {event} has been refunded. The receipt is attached.',
        'Most banks show it within ten days.',
      ],
    },
    fr: {
      subject: 'Votre remboursement pour {event}',
      paragraphs: [
        'Bonjour {name},',
        '{amount} de votre inscription {code} à {event} ont été remboursés. Le reçu est joint à ce message.',
        'La plupart des banques l’affichent dans les dix jours.',
      ],
    },
  },
  'application-refunded': {
    en: {
      subject: 'Your refund for {event}',
      paragraphs: [
        'Hello {name},',
        '{amount} of what you paid under the code {code} for {event} has been refunded. The receipt is attached.',
        'Most banks show it within ten days.',
      ],
    },
    fr: {
      subject: 'Votre remboursement pour {event}',
      paragraphs: [
        'Bonjour {name},',
        '{amount} de ce que vous avez payé sous le code {code} pour {event} ont été remboursés. Le reçu est joint à ce message.',
        'La plupart des banques l’affichent dans les dix jours.',
      ],
    },
  },
  'refund-failed': {
    en: {
      subject: 'A refund was refused: {event}',
      paragraphs: [
        'The payment service has refused to refund {amount} to {name} ({code}).',
        'Please give it back another way.',
      ],
    },
    fr: {
      subject: 'Un remboursement a été refusé\u00a0: {event}',
      paragraphs: [
        'Le service de paiement a refusé de rembourser {amount} à {name} ({code}).',
        'Veuillez effectuer ce remboursement autrement.',
      ],
    },
  },
} satisfies Partial<MailTemplates>;
